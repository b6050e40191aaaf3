/**
 * The only script of a published page that runs by itself besides the two in its head: the start, and what components
 * do before React. The publish step minifies it into every page.
 */

import { restoreMenu } from '../docs/sidebar/restore-menu'
import { keepPlaceOnPress } from '../layout/header/keep-place'
import { suggestBasePath } from '../layout/suggest-base-path'
import { openSearchOnShortcut } from '../search/shortcut-before-start'
import { begin } from './start'

restoreMenu()
begin()
openSearchOnShortcut()
keepPlaceOnPress()
addEventListener('load', suggestBasePath)
