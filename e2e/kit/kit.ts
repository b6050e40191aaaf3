import type { Locator, Page } from '@playwright/test'
import { at, type Locale, texts } from '../support/reader'
import { url } from '../support/sites'

export const sink = (locale: Locale = 'ru') => url('fixture', at(locale, '/docs/kitchen-sink'))
export const kit = (locale: Locale = 'ru') => texts(locale).kit

export const diagrams = (page: Page) => page.locator('figure.diagram')
/** Colour of the first box of a drawing. */
export const fill = (diagram: Locator) =>
  diagram
    .locator('svg rect')
    .first()
    .evaluate((shape) => getComputedStyle(shape).fill)
