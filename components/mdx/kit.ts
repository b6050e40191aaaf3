import type { Kit } from '@/lib/mdx/kit'
import { Admonition, AdmonitionTitle } from './admonition'
import { Badge, Card, Cards, CategoryPages, Changes, Details, EtlCatalogue, Kbd, Steps, Term } from './blocks'
import { Tab, Tabs } from './tabs'
import { Video } from './video'

/** Every component an author may write. */
export const kit: Kit = {
  Admonition,
  AdmonitionTitle,
  Badge,
  Card,
  Cards,
  CategoryPages,
  Changes,
  Details,
  EtlCatalogue,
  Kbd,
  Steps,
  Tab,
  Tabs,
  Term,
  Video,
}
