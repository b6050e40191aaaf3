/**
 * The only script of a published page that runs by itself besides the two in its head: the start, and what components
 * do before React. The publish step minifies it into every page.
 */

import { restoreMenu } from '../docs/sidebar/restore-menu'
import { openSearchOnShortcut } from '../search/shortcut-before-start'
import { begin } from '../start/start'
import { keepPlaceOnPress } from './header/keep-place'
import { suggestBasePath } from './suggest-base-path'

restoreMenu()
begin()
openSearchOnShortcut()
keepPlaceOnPress()
addEventListener('load', suggestBasePath)
