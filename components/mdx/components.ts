import { Link } from '../ui/link'
import { Admonition, AdmonitionTitle } from './admonition/admonition'
import { Badge } from './badge/badge'
import { Card, Cards } from './cards/cards'
import { CodeFigure } from './code/code-figure'
import { Details } from './details/details'
import { Figure } from './image/figure'
import { Picture } from './image/picture'
import { Kbd } from './kbd/kbd'
import { HeadingAnchor } from './prose/heading-anchor'
import { TableBox } from './prose/table-box'
import { Steps } from './steps/steps'
import { Tab, Tabs } from './tabs/tabs'
import { Term } from './term/term'
import { Video } from './video/video'

/** What draws the author's kit, by the names an author writes, and what draws Markdown (lib/mdx/plugins). */
export const components = {
  Admonition,
  AdmonitionTitle,
  Badge,
  Card,
  Cards,
  CodeFigure,
  Details,
  Figure,
  HeadingAnchor,
  Kbd,
  Link,
  Picture,
  Steps,
  Tab,
  TableBox,
  Tabs,
  Term,
  Video,
}
