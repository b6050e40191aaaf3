import { lookUp } from '../core/look-up'
import { suggest } from '../core/problem'
import type { EtlComponent, EtlProperty, EtlUseCase, readFacts } from '../etl'
import { allowedValue, enteredValues, isInUse, missingSettings } from '../etl/settings'
import { splitText } from '../etl/text'
import type { Report } from './report'

type Setting = EtlUseCase['settings'][number]

/** A reader cannot copy more settings than these out of one sentence. */
const MAX_IN_SENTENCE = 5
/** A value that the parameters of the flow give when it runs. */
const PARAMETER = /^#\{[^}]+\}$/
const EXPRESSION = /\$\{/

/** A use case is a configuration that works: its settings are compared with the facts of the component. */
export function checkUseCases(
  component: EtlComponent,
  facts: ReturnType<typeof readFacts>['value'],
  fitting: Map<string, EtlComponent[]>,
  report: Report,
): void {
  const demanded = lookUp(facts.demandsValue, component.name)
  for (const [index, { texts, settings }] of component.useCases.entries()) {
    const at = ['useCases', index]
    for (const [locale, text] of Object.entries(texts)) checkSentences(component, text, [...at, locale], report)
    for (const [place, setting] of settings.entries()) {
      const row = [...at, 'settings', place]
      if (settings.findIndex(({ property }) => property === setting.property) < place)
        report([...row, 'property'], `“${setting.property}” is set twice`, 'leave one of the two.')
      checkSetting(component, settings, setting, fitting, (field, ...rest) => report([...row, ...field], ...rest))
    }
    const missing = settings.length > 0 ? missingSettings(component, settings, demanded) : []
    for (const { displayName } of missing)
      report(
        [...at, 'settings'],
        `the engine demands “${displayName}”, which is not set here`,
        'add a row for it: a reader copies the whole table.',
      )
  }
}

function checkSetting(
  component: EtlComponent,
  settings: Setting[],
  setting: Setting,
  fitting: Map<string, EtlComponent[]>,
  report: Report,
): void {
  const { property: name } = setting
  const values = enteredValues(setting)
  const property = component.properties.find(({ displayName }) => displayName === name)
  if (!property) {
    checkDynamic(component, name, values, report)
    return
  }
  if (!isInUse(property, component, settings))
    report(
      ['property'],
      `“${name}” is not in use with these settings`,
      `it depends on ${property.dependsOn.map((on) => on.property).join(', ')}: set that, or remove the row.`,
    )
  if (property.expressionLanguage === 'none' && values.some((value) => EXPRESSION.test(value)))
    report(['value'], `“${name}” takes no expression language`, 'write a value, or a parameter such as #{name}.')
  for (const value of values) if (!PARAMETER.test(value)) checkValue(property, value, fitting, report)
}

/** A property of the reader's own. */
function checkDynamic(component: EtlComponent, name: string, values: string[], report: Report): void {
  const { dynamicProperties, dynamicPropertyExpressionLanguage: scopes, properties } = component
  if (!dynamicProperties) {
    const names = properties.map(({ displayName }) => displayName)
    report(['property'], `there is no property “${name}”`, suggest(name, names))
  } else if (scopes === 'none' && values.some((value) => EXPRESSION.test(value)))
    report(
      ['value'],
      'dynamic properties take no expression language here',
      'write a value, or a parameter such as #{name}.',
    )
}

function checkValue(property: EtlProperty, value: string, fitting: Map<string, EtlComponent[]>, report: Report): void {
  const {
    displayName,
    allowableValues,
    allowableValueNames = [],
    allowableValuesIncomplete,
    controllerService,
  } = property
  const isListed = allowableValues?.includes(allowedValue(property, value)) ?? true
  const isExpression = property.expressionLanguage !== 'none' && EXPRESSION.test(value)
  if (!isListed && !allowableValuesIncomplete && !isExpression)
    report(
      ['value'],
      `“${value}” is no value of “${displayName}”`,
      suggest(value, [...(allowableValues ?? []), ...allowableValueNames]),
    )
  const services = controllerService === undefined ? undefined : fitting.get(controllerService)
  if (services?.every(({ name }) => name !== value))
    report(
      ['value'],
      `“${value}” is no service for “${displayName}”`,
      suggest(
        value,
        services.map(({ name }) => name),
      ),
    )
}

function checkSentences({ properties }: EtlComponent, text: string, field: PropertyKey[], report: Report): void {
  const names = new Set(properties.map(({ displayName }) => displayName))
  const most = Math.max(...sentencesOf(text).map((sentence) => settingsIn(sentence, names)))
  if (most > MAX_IN_SENTENCE)
    report(field, `a sentence names ${most} settings`, 'write them under “settings”, each with its value and why.')
}

/** What follows `code` or a name in quotes belongs to the sentence, also after a dot inside of them. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}`«“])/u)

/** Names in quotes are settings when they are properties of the component, or when a value follows. */
function settingsIn(sentence: string, names: Set<string>): number {
  const pieces = splitText(sentence)
  return pieces.filter(({ kind, text }, index) => {
    const isAssigned = pieces[index + 1]?.text.startsWith(' = ') === true
    return kind === 'quote' ? names.has(text.slice(1, -1)) || isAssigned : kind === 'code' && isAssigned
  }).length
}
