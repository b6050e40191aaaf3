/** Runs on old pages and on those that have lost an anchor, and on no other. */

import { followMoved } from './follow-moved'

followMoved()
addEventListener('hashchange', followMoved)
