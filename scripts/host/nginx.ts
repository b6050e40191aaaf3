import { parseArgs } from 'node:util'
import { nginxConfig } from '../../lib/site/hosting/nginx'
import { loadEnv, main } from '../system/env'

/** Prints a configuration of nginx for the site: `npm run -s nginx -- --root /srv/docs/current > docs.conf`. */
await main(() => {
  loadEnv()
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: '/srv/docs/current' },
      listen: { type: 'string', default: '80' },
      server: { type: 'string', default: '_' },
      brotli: { type: 'boolean', default: false },
    },
  })
  process.stdout.write(nginxConfig(values))
})
