import { isReady, pressWhenReady } from '../../start/start'
import { isHelpKey } from './help-key'

/** Before React listens, the key of the list is a press on its button. */
export function showKeysOnKey(): void {
  addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>('[data-keys]')
    if (button && !isReady() && isHelpKey(event)) pressWhenReady(button)
  })
}
