'use client'

/** Our tokens in the words of Mermaid's theme `base`. */
const COLORS = {
  background: '--surface',
  mainBkg: '--accent-soft',
  primaryColor: '--accent-soft',
  primaryTextColor: '--text',
  primaryBorderColor: '--accent',
  secondaryColor: '--note-soft',
  secondaryTextColor: '--text',
  secondaryBorderColor: '--note',
  tertiaryColor: '--surface-2',
  tertiaryTextColor: '--text',
  tertiaryBorderColor: '--line-strong',
  clusterBkg: '--surface-2',
  clusterBorder: '--line-strong',
  edgeLabelBackground: '--surface',
  lineColor: '--muted',
  textColor: '--text',
  titleColor: '--text',
  noteBkgColor: '--warning-soft',
  noteTextColor: '--text',
  noteBorderColor: '--warning',
  actorBkg: '--accent-soft',
  actorBorder: '--accent',
  actorTextColor: '--text',
  actorLineColor: '--line-strong',
  signalColor: '--text',
  signalTextColor: '--text',
  labelBoxBkgColor: '--surface-2',
  labelBoxBorderColor: '--line-strong',
  labelTextColor: '--text',
  loopTextColor: '--text',
  activationBkgColor: '--surface-2',
  activationBorderColor: '--line-strong',
  sequenceNumberColor: '--on-accent',
  errorBkgColor: '--danger-soft',
  errorTextColor: '--danger',
}

/** The theme as it is now: custom properties hold `light-dark()`, so each is resolved as the colour of a probe. */
export function diagramTheme(host: HTMLElement): Record<string, string> {
  const probe = document.createElement('span')
  probe.style.forcedColorAdjust = 'none' // with forced colours all would be one and the same
  host.append(probe)
  const resolve = (token: string): string => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const colors = Object.fromEntries(Object.entries(COLORS).map(([name, token]) => [name, resolve(token)]))
  const { fontFamily } = getComputedStyle(host)
  probe.remove()
  return { ...colors, fontFamily, fontSize: '15px' }
}
