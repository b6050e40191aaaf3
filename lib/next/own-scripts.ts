/**
 * The inline scripts of the site itself. Each carries its name, so that the publish step tells it from what Next writes:
 * only these may run by the page's Content-Security-Policy. The start script is put in by the publish step and needs none.
 */
export const OWN_SCRIPTS = ['head', 'theme'] as const
export type OwnScript = (typeof OWN_SCRIPTS)[number]
export const OWN_SCRIPT = 'data-own-script'

/** Attribute that names an inline script as the site's own. */
export const ownScript = (name: OwnScript) => ({ [OWN_SCRIPT]: name }) as const
