import type { Page } from '@playwright/test'
import { texts } from '../support/reader'

export const burger = (page: Page, locale: 'ru' | 'en' = 'ru') =>
  page.getByRole('button', { name: texts(locale).shell.menu })
export const drawer = (page: Page) => page.getByRole('complementary')
export const sectionMenu = (page: Page, locale: 'ru' | 'en' = 'ru') =>
  drawer(page).getByRole('navigation', { name: texts(locale).docs.sidebar })
