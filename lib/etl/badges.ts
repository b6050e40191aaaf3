import type { Locale } from 'next-intl'
import { translator } from '../i18n/translator'
import type { EtlComponent } from './schema'

/** What kind of component it is, in a word or two, and what that means. */
export interface Badge {
  id: BadgeId
  label: string
  tip: string
  /** What limits who may use the component, or where it runs. */
  isStrong?: boolean
}

const FLAGS = [
  'primaryNodeOnly',
  'triggerSerially',
  'triggerWhenEmpty',
  'triggerWhenAnyDestinationAvailable',
  'supportsBatching',
  'sideEffectFree',
  'verifiable',
  'dynamicRelationships',
] as const

type BadgeId = (typeof FLAGS)[number] | 'input' | 'restricted' | 'stateful' | 'resources' | 'optional'

const INPUT = { required: 'inputRequired', allowed: 'inputAllowed', forbidden: 'inputForbidden' } as const

/** Traits of a component, in the order in which its page shows them. */
export function badgesOf(component: EtlComponent, locale: Locale): Badge[] {
  const t = translator(locale, 'etl')
  const list = (items: string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(items)
  const {
    kind,
    inputRequirement = 'allowed',
    restricted,
    restrictedPermissions,
    stateful,
    systemResources,
    optionalNar,
    nar,
  } = component
  const input = INPUT[inputRequirement]
  const resources = list(systemResources.map((resource) => t(`resources.${resource}`)))
  const permissions = list(restrictedPermissions.map((permission) => t(`permissions.${permission}`)))
  const wanted: (Badge | false)[] = [
    kind === 'processor' && { id: 'input', label: t(input), tip: t(`${input}Tip`) },
    restricted && {
      id: 'restricted',
      label: t('restricted'),
      tip: permissions ? t('restrictedTip', { permissions }) : t('restrictedTipAny'),
      isStrong: true,
    },
    stateful !== undefined && {
      id: 'stateful',
      label: t('stateful'),
      tip: t('statefulTip', { scopes: list(stateful.scopes.map((scope) => t(`scopes.${scope}`))) }),
    },
    ...FLAGS.map((flag) => component[flag] && { id: flag, label: t(flag), tip: t(`${flag}Tip`) }),
    systemResources.length > 0 && {
      id: 'resources',
      label: t('systemResources', { resources }),
      tip: t('systemResourcesTip', { resources }),
    },
    optionalNar && { id: 'optional', label: t('optionalNar'), tip: t('optionalNarTip', { nar }), isStrong: true },
  ]
  return wanted.filter((badge) => badge !== false)
}
