import type { Locale } from 'next-intl'
import type { EtlComponent } from '@/lib/etl'
import { translator } from '@/lib/i18n/translator'
import { Explained } from '../mdx/term/explained'
import styles from './badges.module.css'

interface Badge {
  id: string
  label: string
  tip: string
  /** What limits who may use the component, or where it runs. */
  isStrong?: boolean
}

/** Traits of a component, each explained in a tooltip (components/mdx/term/doc-term.client). */
export function Badges({ component, locale }: { component: EtlComponent; locale: Locale }) {
  const badges = listBadges(component, locale)
  if (badges.length === 0) return null
  return (
    <ul className={styles.badges} aria-label={translator(locale, 'etl')('badges')}>
      {badges.map(({ id, label, tip, isStrong }) => (
        <li key={id} className={isStrong ? styles.strong : undefined}>
          <Explained id={`badge-${id}`} tip={tip}>
            {label}
          </Explained>
        </li>
      ))}
    </ul>
  )
}

const FLAGS = [
  'primaryNodeOnly',
  'triggerSerially',
  'eventDriven',
  'triggerWhenEmpty',
  'triggerWhenAnyDestinationAvailable',
  'supportsBatching',
  'sideEffectFree',
  'verifiable',
  'dynamicRelationships',
] as const

const INPUT = { required: 'inputRequired', allowed: 'inputAllowed', forbidden: 'inputForbidden' } as const

function listBadges(component: EtlComponent, locale: Locale): Badge[] {
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
