import type { Locale } from 'next-intl'
import type { EtlComponent, EtlProperty, EtlUseCase } from './schema'

type Settings = EtlUseCase['settings']

/** What a reader of a language enters. */
export const enteredValue = ({ value }: Settings[number], locale: Locale): string =>
  typeof value === 'string' ? value : (value[locale] ?? '')

/** What is entered in any language. Values on which others depend are names of the engine, the same in all. */
export const enteredValues = ({ value }: Settings[number]): string[] =>
  typeof value === 'string' ? [value] : Object.values(value)

/** An allowed value by what is entered: the value, or the name that the screen shows for it. */
export function allowedValue({ allowableValues = [], allowableValueNames = [] }: EtlProperty, entered: string): string {
  const value = allowableValues[allowableValueNames.indexOf(entered)]
  return value === undefined || allowableValues.includes(entered) ? entered : value
}

/** Whether the conditions of a property hold, with these settings and the defaults of everything else. */
export function isInUse(property: EtlProperty, component: EtlComponent, settings: Settings): boolean {
  return property.dependsOn.every(({ property: name, values }) => {
    const other = component.properties.find((one) => one.name === name)
    if (!other || !isInUse(other, component, settings)) return false
    const setting = settings.find((one) => one.property === other.displayName)
    const entered = setting ? enteredValues(setting) : other.default === undefined ? [] : [other.default]
    return entered.some((value) => values === undefined || values.includes(allowedValue(other, value)))
  })
}

/** Properties without which the component is refused: in use, demanded, without a default and without a setting. */
export function missingSettings(component: EtlComponent, settings: Settings, demanded: string[] = []): EtlProperty[] {
  return component.properties.filter((property) => {
    const { displayName, required, default: given, defaultUnresolved, defaultOmitted } = property
    const isDemanded = required || demanded.includes(displayName)
    const isGiven = given !== undefined || defaultUnresolved || defaultOmitted
    const isSet = settings.some((setting) => setting.property === displayName)
    return isDemanded && !isGiven && !isSet && isInUse(property, component, settings)
  })
}
