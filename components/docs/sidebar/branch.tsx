import type { Locale } from 'next-intl'
import { Fragment } from 'react'
import { localePath } from '@/lib/core/routes'
import type { TreeNode } from '@/lib/docs/tree'
import type { Translator } from '@/lib/i18n/translator'

/** Items of one level shown around the current page; the rest is one press away. Keeps a page's weight independent of the number of pages. */
const WINDOW = 40

export interface BranchProps {
  nodes: TreeNode[]
  locale: Locale
  t: Translator<'shell'>
  /** Ids from the top down to the current page; the categories among them are open. */
  trail: string[]
  /** Shows every item of every level instead of a window around the trail. */
  isWhole?: boolean
}

/**
 * One level of the menu. The same component draws the open path on the server and, in the browser, a category opened
 * later, so the two cannot differ. It has no state: what is open is the `<details>` themselves.
 */
export function Branch({ nodes, isWhole, ...rest }: BranchProps) {
  const { t, trail } = rest
  const [from, to] = isWhole ? [0, nodes.length] : windowOf(nodes, trail[0])
  const more = (count: number) => count > 0 && <More text={t('more', { count })} />
  return (
    <>
      {more(from)}
      {nodes.slice(from, to).map((node) => (
        <Item key={node.id} {...rest} node={node} isWhole={isWhole} isOnTrail={node.id === trail[0]} />
      ))}
      {more(nodes.length - to)}
    </>
  )
}

function windowOf(nodes: TreeNode[], currentId: string | undefined): [from: number, to: number] {
  if (nodes.length <= WINDOW) return [0, nodes.length]
  const current = nodes.findIndex(({ id }) => id === currentId)
  const from = Math.max(0, Math.min(current - WINDOW / 2, nodes.length - WINDOW))
  return [from, from + WINDOW]
}

const More = ({ text }: { text: string }) => (
  <li className="needs-js">
    <button type="button" data-act="more">
      {text}
    </button>
  </li>
)

function Item({ node, isOnTrail, ...props }: Omit<BranchProps, 'nodes'> & { node: TreeNode; isOnTrail: boolean }) {
  const { locale, t } = props
  const { id, label, lang, href, items = [] } = node
  const trail = isOnTrail ? props.trail.slice(1) : []
  const isCurrent = isOnTrail && trail.length === 0
  return (
    <li>
      {href !== undefined && (
        <a
          href={localePath(href, locale)}
          lang={lang}
          aria-current={isCurrent ? 'page' : undefined}
          className={isOnTrail && !isCurrent ? 'on' : undefined}
        >
          <Label text={label} />
        </a>
      )}
      {items.length > 0 && (
        <details data-id={id} open={isOnTrail}>
          {href === undefined ? (
            <summary>
              <Label text={label} />
            </summary>
          ) : (
            <summary aria-label={t('category', { label })} />
          )}
          <ul>{isOnTrail && <Branch {...props} nodes={items} trail={trail} />}</ul>
        </details>
      )}
    </li>
  )
}

/** A name of several words in one, such as `ListenUDPRecord`, may be broken between them. */
const Label = ({ text }: { text: string }) =>
  text.includes(' ')
    ? text
    : text.split(/(?<=[a-z\d])(?=[A-Z])/).map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))
