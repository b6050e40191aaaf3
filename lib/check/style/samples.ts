import { parseAllDocuments } from 'yaml'
import { lookUp } from '../../core/look-up'
import type { Problem } from '../../core/problem'
import { errorIn } from '../faults'
import { nodesOf, type SourcePage } from './source'

interface Fault {
  /** Of the sample, from 1. */
  line: number
  message: string
}
type FindFault = (code: string) => Fault | undefined

/** Samples of JSON and YAML that do not parse: a reader would copy the mistake. */
export function checkSamples(pages: SourcePage[]): Problem[] {
  return pages.flatMap((page) =>
    [...nodesOf(page)].flatMap(({ node, line }): Problem[] => {
      if (node.type !== 'code') return []
      const fault = lookUp(PARSERS, node.lang ?? '')?.(node.value)
      const message = `the sample is no ${node.lang}: ${fault?.message}`
      const fix = 'correct the sample, or mark it as text when it is only a part of something.'
      return fault ? [errorIn(page.file, message, fix, line + fault.line)] : []
    }),
  )
}

function json(code: string): Fault | undefined {
  try {
    JSON.parse(code)
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? code.length)
    return { line: code.slice(0, at).split('\n').length, message }
  }
}

const jsonl: FindFault = (code) =>
  code
    .split('\n')
    .flatMap((text, index) => {
      const fault = json(text)
      return fault ? [{ ...fault, line: index + 1 }] : []
    })
    .at(0)

const yaml: FindFault = (code) => {
  const error = parseAllDocuments(code).flatMap((document) => ('errors' in document ? document.errors : []))[0]
  return error && { line: error.linePos?.[0].line ?? 1, message: error.message.split('\n')[0] ?? '' }
}

/** Other languages are read by people only, nginx by nginx itself (deploy/samples.test.ts). */
const PARSERS: Record<string, FindFault> = { json, jsonl, yaml }
