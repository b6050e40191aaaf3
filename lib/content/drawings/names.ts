/**
 * What a drawing of a diagram is made of. `npm run draw` and `npm run dev` reduce to these names what Mermaid drew,
 * and the build refuses a file of content/drawings with any other: a drawing is in the page itself.
 */
export const DRAWN_ELEMENTS = [
  ...['svg', 'g', 'defs', 'marker', 'symbol', 'clipPath', 'use'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'text', 'tspan'],
] as const

/** Attributes that place and bind shapes. */
export const GEOMETRY = [
  ...['d', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'dx', 'dy', 'width', 'height', 'rx', 'ry', 'r', 'cx', 'cy', 'points'],
  ...['transform', 'viewBox', 'id', 'href', 'clip-path', 'refX', 'refY', 'orient', 'markerWidth', 'markerHeight'],
  ...['markerUnits', 'marker-start', 'marker-mid', 'marker-end'],
]

/** Those of them that say nothing of a shape without a stroke, and of one that is no text. */
export const STROKE_NAMES = ['stroke-width', 'stroke-dasharray', 'stroke-opacity'] as const
export const FONT_NAMES = [
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'text-decoration-line',
] as const

/** Attributes that say how a shape looks: a drawing has neither a style sheet nor `style`. */
export const LOOK_NAMES = ['fill', 'fill-opacity', 'stroke', ...STROKE_NAMES, ...FONT_NAMES] as const
