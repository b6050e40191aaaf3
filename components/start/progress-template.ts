/** Markup of the bar; the page's policy lets this string become HTML (components/start/trusted). */
export const PROGRESS_TEMPLATE = '<div class="bar" role="bar"><div class="peg"></div></div>'
