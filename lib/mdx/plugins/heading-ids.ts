import type { Extension, Tokenizer } from 'micromark-util-types'

const [BRACE, HASH, CLOSING, SPACE] = [...'{#} '].map((character) => character.charCodeAt(0))

/** `{#id}` is words, from which rehypeHeadings takes the id of a heading; to MDX it would be an expression. */
const tokenize: Tokenizer = (effects, ok, nok) => {
  return (code) => {
    effects.enter('data')
    effects.consume(code)
    return (next) => {
      if (next !== HASH) return nok(next)
      effects.consume(next)
      return inside
    }
  }

  function inside(code: Parameters<typeof ok>[0]): ReturnType<typeof ok> {
    if (code === null || code <= Number(SPACE) || code === BRACE) return nok(code) // line ends are below zero
    effects.consume(code)
    if (code !== CLOSING) return inside
    effects.exit('data')
    return ok
  }
}

export const headingIds: Extension = { text: { [Number(BRACE)]: { name: 'headingId', tokenize } } }
