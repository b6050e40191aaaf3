/**
 * Runs at the end of a published page: the start, and what components do before React. The publish step minifies it into
 * every page.
 */

import { closeDrawerOnBack } from '../drawer/drawer-before-start'
import { holdImages } from '../mdx/image/hold'
import { showStoredTabs } from '../mdx/tabs/stored-tabs'
import { openSearchOnShortcut } from '../search/shortcut-before-start'
import { begin } from '../start/start'
import { closeAnnouncementOnPress } from './announcement/close'
import { keepPlaceOnPress } from './header/keep-place'
import { showKeysOnKey } from './keys/keys-before-start'
import { suggestBasePath } from './suggest-base-path'

holdImages()
showStoredTabs()
begin()
closeDrawerOnBack()
openSearchOnShortcut()
showKeysOnKey()
keepPlaceOnPress()
closeAnnouncementOnPress()
addEventListener('load', suggestBasePath)
