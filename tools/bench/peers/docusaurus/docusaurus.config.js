export default {
  title: 'Docs',
  url: 'https://docs.example',
  baseUrl: '/',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
  presets: [['classic', { docs: { routeBasePath: 'docs' }, blog: false }]],
}
