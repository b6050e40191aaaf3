/**
 * Loads the production build of React, which is what draws pages in a build. It must be the first import: React chooses
 * its build when it is loaded, and much of what follows loads it. (Its development build takes ten times as long.)
 */
Object.assign(process.env, { NODE_ENV: 'production' })
const [{ createElement }] = await Promise.all([
  import('react'),
  import('react/jsx-runtime'),
  import('react-dom/server'),
])
if ('_store' in createElement('a'))
  throw new Error('the development build of React was loaded before scripts/dev/production-react.ts')

export {}
