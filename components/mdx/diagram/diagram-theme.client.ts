'use client'

/** Tokens of app/styles/tokens.css that a drawing may use. */
const SOFT = ['accent-soft', 'note-soft', 'warning-soft', 'tip-soft', 'caution-soft', 'danger-soft', 'surface-2']
const INKS = ['accent', 'spark', 'note', 'tip', 'warning', 'caution', 'danger', 'muted']

/** Mermaid numbers the variables of its palettes: `cScale0` … `cScale11`. */
const palette = (name: string, tokens: string[], first = 0, last = 11): [string, string][] =>
  Array.from({ length: last - first + 1 }, (_, index) => [
    `${name}${index + first}`,
    tokens[index % tokens.length] ?? 'text',
  ])

/** Variables of Mermaid's theme `base` → our tokens. */
const THEME: Record<string, string> = {
  background: 'surface',
  mainBkg: 'accent-soft',
  primaryColor: 'accent-soft',
  primaryTextColor: 'text',
  primaryBorderColor: 'accent',
  secondaryColor: 'note-soft',
  secondaryTextColor: 'text',
  secondaryBorderColor: 'note',
  tertiaryColor: 'surface-2',
  tertiaryTextColor: 'text',
  tertiaryBorderColor: 'line-strong',
  lineColor: 'muted',
  textColor: 'text',
  titleColor: 'text',
  nodeBorder: 'accent',
  clusterBkg: 'surface-2',
  clusterBorder: 'line-strong',
  edgeLabelBackground: 'surface',
  stateEdgeLabelBackground: 'surface',
  erEdgeLabelBackground: 'surface',
  requirementEdgeLabelBackground: 'surface',
  labelBackground: 'surface',
  noteBkgColor: 'warning-soft',
  noteTextColor: 'text',
  noteBorderColor: 'warning',
  actorBkg: 'accent-soft',
  actorBorder: 'accent',
  actorTextColor: 'text',
  actorLineColor: 'line-strong',
  signalColor: 'muted',
  signalTextColor: 'text',
  labelBoxBkgColor: 'surface-2',
  labelBoxBorderColor: 'line-strong',
  labelTextColor: 'text',
  loopTextColor: 'text',
  activationBkgColor: 'surface-2',
  activationBorderColor: 'line-strong',
  sequenceNumberColor: 'on-accent',
  stateLabelColor: 'text',
  specialStateColor: 'muted',
  innerEndBackground: 'muted',
  compositeBackground: 'surface',
  compositeTitleBackground: 'surface-2',
  altBackground: 'surface-2',
  rowOdd: 'surface',
  rowEven: 'surface-2',
  attributeBackgroundColorOdd: 'surface',
  attributeBackgroundColorEven: 'surface-2',
  personBkg: 'accent-soft',
  personBorder: 'accent',
  errorBkgColor: 'danger-soft',
  errorTextColor: 'danger',
  sectionBkgColor: 'surface-2',
  sectionBkgColor2: 'surface-2',
  altSectionBkgColor: 'surface',
  gridColor: 'line',
  taskBkgColor: 'accent-soft',
  taskBorderColor: 'accent',
  taskTextColor: 'text',
  taskTextDarkColor: 'text',
  taskTextLightColor: 'text',
  taskTextOutsideColor: 'text',
  taskTextClickableColor: 'text',
  activeTaskBkgColor: 'note-soft',
  activeTaskBorderColor: 'note',
  doneTaskBkgColor: 'surface-2',
  doneTaskBorderColor: 'line-strong',
  critBkgColor: 'danger-soft',
  critBorderColor: 'danger',
  todayLineColor: 'spark',
  vertLineColor: 'spark',
  excludeBkgColor: 'surface-2',
  pieTitleTextColor: 'text',
  pieSectionTextColor: 'text',
  pieLegendTextColor: 'text',
  pieStrokeColor: 'line-strong',
  pieOuterStrokeColor: 'line-strong',
  quadrant1Fill: 'accent-soft',
  quadrant2Fill: 'surface-2',
  quadrant3Fill: 'surface',
  quadrant4Fill: 'surface-2',
  quadrantPointFill: 'accent',
  quadrantInternalBorderStrokeFill: 'line-strong',
  quadrantExternalBorderStrokeFill: 'line-strong',
  ...Object.fromEntries(
    ['1', '2', '3', '4', 'Point', 'Title', 'XAxis', 'YAxis'].map((name) => [`quadrant${name}TextFill`, 'text']),
  ),
  commitLabelColor: 'text',
  commitLabelBackground: 'surface-2',
  tagLabelColor: 'text',
  tagLabelBackground: 'accent-soft',
  tagLabelBorder: 'accent',
  requirementBackground: 'accent-soft',
  requirementBorderColor: 'accent',
  requirementTextColor: 'text',
  relationColor: 'muted',
  relationLabelColor: 'text',
  relationLabelBackground: 'surface',
  archEdgeColor: 'muted',
  archEdgeArrowColor: 'muted',
  archGroupBorderColor: 'line-strong',
  ...Object.fromEntries([
    ...palette('cScale', SOFT),
    ...palette('cScalePeer', INKS),
    ...palette('cScaleInv', INKS),
    ...palette('cScaleLabel', ['text']),
    ...palette('pie', SOFT.slice(1), 1, 12), // the accent of a site may be like another colour
    ...palette('fillType', SOFT, 0, 7),
    ...palette('git', INKS, 0, 7),
    ...palette('gitInv', ['surface'], 0, 7),
    ...palette('gitBranchLabel', ['surface'], 0, 7),
    ...palette('venn', SOFT, 1, 8),
  ]),
}

const TOKENS = [...new Set(Object.values(THEME))]

/**
 * Mermaid calculates with colours, so each token gets a unique grey as its placeholder. A medium grey can become a
 * little lighter or darker.
 */
export const placeholder = (token: string): string => {
  const place = TOKENS.indexOf(token)
  return `#${[112 + place, 140 - place, 120 + (place % 7)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The theme, made of placeholders. */
export const themeVariables = (): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(THEME).map(([name, token]) => [name, placeholder(token)])),
  xyChart: { plotColorPalette: INKS.map(placeholder).join(',') },
  fontSize: '15px',
  pieOpacity: '1',
})

/** Computed colour (`rgb(1, 2, 3)`) → token, for the theme as Mermaid derived it from ours. */
export function tokensByColor(calculated: Record<string, unknown>): Map<string, string> {
  const known = new Map<string, string>()
  const probe = document.createElement('span')
  document.body.append(probe)
  const add = (color: unknown, token: string) => {
    probe.style.color = ''
    probe.style.color = String(color)
    if (probe.style.color) known.set(getComputedStyle(probe).color, token)
  }
  for (const [name, token] of Object.entries(THEME)) add(calculated[name], token)
  for (const token of TOKENS) add(placeholder(token), token)
  probe.remove()
  return known
}
