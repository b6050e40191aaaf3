import { SHELL } from '../ui/shell-ids'
import type { ShellTexts } from './shell-texts'

/**
 * Plain HTML that the stylesheet hides: it is seen only when the stylesheet did not load, usually for a wrong base path.
 * A published page finds the right one (suggest-base-path).
 */
export function BasePathBanner({ labels, cause }: { labels: ShellTexts; cause: string }) {
  return (
    <div
      id={SHELL.basePathBanner}
      style={{
        padding: '1em',
        border: '3px solid #c00',
        color: '#600',
        background: '#fff4f4',
        fontFamily: 'sans-serif',
      }}
    >
      <p>
        <strong>{labels.baseUrlTitle}</strong>
      </p>
      <p>{labels.baseUrlReload}</p>
      <p data-cause>{cause}</p>
      <p data-suggestion hidden>
        {labels.baseUrlSuggestion} <code />
      </p>
    </div>
  )
}
