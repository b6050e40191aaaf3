import { DRAWN_ELEMENTS, GEOMETRY, LOOK_NAMES } from './names'

/** What an SVG may hold; every other name is refused. */
export interface SvgProfile {
  elements: ReadonlySet<string>
  attributes: ReadonlySet<string>
  /** Attributes that hold words, for people and programs: the browser takes no address from them. */
  words: RegExp
  /** Functions of CSS and of `transform`, in lower case, beside `url`. */
  functions: ReadonlySet<string>
  /** What an attribute that is neither words nor a reference may be written with. */
  characters: RegExp
  /** Addresses in `url()` and in `href` of a picture inside, beside `#id`. */
  data: RegExp
  /** Processing instructions. */
  instructions: ReadonlySet<string>
}

const list = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '))
const NEVER = /(?!)/
const TRANSFORMS = list('matrix translate scale rotate skewx skewy')

/** A drawing is in the page itself: shapes and texts, no address, no declaration of CSS. */
const DRAWING: SvgProfile = {
  elements: new Set([...DRAWN_ELEMENTS, 'desc']),
  attributes: new Set(['xmlns', ...GEOMETRY, ...LOOK_NAMES]),
  words: NEVER,
  functions: new Set([...TRANSFORMS, ...list('var rgb rgba hsl hsla')]),
  characters: /^[\w\s.,#%()+-]*$/,
  data: NEVER,
  instructions: new Set(),
}

const PICTURE_ELEMENTS = list(
  'title metadata style switch mask pattern linearGradient radialGradient stop filter image textPath',
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
  'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
)
const PICTURE_ATTRIBUTES = list(
  'xmlns:svg xmlns:xlink xml:space xml:lang xlink:href version baseProfile preserveAspectRatio zoomAndPan',
  'contentStyleType class style type media lang role tabindex focusable requiredFeatures systemLanguage',
  // places and sizes
  'fx fy fr pathLength rotate textLength lengthAdjust startOffset method spacing side offset transform-origin',
  'gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits',
  'maskUnits maskContentUnits',
  // filters
  'filterUnits primitiveUnits filterRes in in2 result stdDeviation mode operator k1 k2 k3 k4 values tableValues',
  'slope intercept amplitude exponent baseFrequency numOctaves seed stitchTiles scale xChannelSelector',
  'yChannelSelector order kernelMatrix kernelUnitLength divisor bias targetX targetY edgeMode preserveAlpha radius',
  'surfaceScale specularConstant specularExponent diffuseConstant azimuth elevation z pointsAtX pointsAtY pointsAtZ',
  'limitingConeAngle',
  // looks
  'alignment-baseline baseline-shift clip clip-rule color color-interpolation color-interpolation-filters',
  'color-rendering cursor direction display enable-background fill-rule filter flood-color flood-opacity font',
  'font-family font-size-adjust font-stretch font-variant glyph-orientation-vertical image-rendering isolation kerning',
  'letter-spacing lighting-color line-height marker mask mask-type mix-blend-mode opacity overflow paint-order',
  'pointer-events shape-rendering stop-color stop-opacity stroke-dashoffset stroke-linecap stroke-linejoin',
  'stroke-miterlimit text-decoration text-overflow text-rendering unicode-bidi vector-effect visibility white-space',
  'word-spacing writing-mode',
)
const PICTURE_FUNCTIONS = list(
  'var rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp',
  'translatex translatey scalex scaley skew rotatex rotatey rotatez translate3d scale3d rotate3d matrix3d',
  'cubic-bezier steps blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
  'linear-gradient radial-gradient conic-gradient circle ellipse inset polygon path format local',
  'not is where nth-child nth-of-type nth-last-child lang @media',
)

/** A picture is its own file, a page when it is opened by its address: a style sheet may be in it, a script not. */
const PICTURE: SvgProfile = {
  elements: new Set([...DRAWING.elements, ...PICTURE_ELEMENTS]),
  attributes: new Set([...DRAWING.attributes, ...PICTURE_ATTRIBUTES]),
  words: /^(?:class|role|(?:xml:)?lang|aria-[a-z]+|data-[\w.-]+)$/,
  functions: new Set([...TRANSFORMS, ...PICTURE_FUNCTIONS]),
  characters: /^[^\\]*$/,
  data: /^data:(?:image\/(?:png|jpe?g|webp|gif)|font\/(?:woff2?|ttf|otf));base64,[\w+/=\s]*$/,
  instructions: new Set(['plantuml', 'plantuml-src']),
}

/** `drawing`: SVG that the build writes into a page; `picture`: an SVG file that is published. */
export const SVG_PROFILES = { drawing: DRAWING, picture: PICTURE }
