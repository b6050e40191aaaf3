import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

const locales = { root: { label: 'Русский', lang: 'ru' }, en: { label: 'English' } }
export default defineConfig({
  site: 'https://docs.example',
  integrations: [starlight({ title: 'Docs', defaultLocale: 'root', locales })],
})
