import { style } from '@vanilla-extract/css'
import { box } from '../field/field.css.ts'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

/** Seven of them must fit a 320 px screen; they touch, so there is no gap to miss. */
const cellSize = 'clamp(2.25rem, 12.5vw, 2.75rem)'

export const header = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockEnd: space['2'],
  }),
)

/** Names of months come in lower case. */
export const month = style(
  inComponent({ ...typeStyle('label'), '::first-letter': { textTransform: 'uppercase' } }),
)

export const grid = style(inComponent({ borderCollapse: 'separate', borderSpacing: '0 2px' }))

export const weekday = style(
  inComponent({ ...typeStyle('caption'), color: color.text.muted, paddingBlock: space['1'] }),
)

const cell = inComponent({
  display: 'grid',
  placeItems: 'center',
  inlineSize: cellSize,
  blockSize: cellSize,
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.text.strong,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    [selectors.hovered]: { backgroundColor: color.ground.hover },
    [selectors.pressed]: { backgroundColor: color.ground.pressed },
    '&[data-today]': { fontWeight: vars.font.weight.semibold, textDecoration: 'underline' },
    [selectors.focusVisible]: { ...focusRing, outlineOffset: '1px', zIndex: 1, position: 'relative' },
    '&:is([data-disabled], [data-unavailable])': { color: color.text.disabled, cursor: 'not-allowed' },
    '&[data-outside-month]': { display: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [selectors.selected]: {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

const picked = {
  backgroundColor: color.brand.fill,
  borderColor: color.brand.edge,
  color: color.brand.onFill,
}

/** A day of a calendar on which one is picked. */
export const day = style([cell, inComponent({ selectors: { [selectors.selected]: picked } })])

/** A day of a calendar on which a first and a last one are picked, with a band between them. */
export const dayOfRange = style([
  cell,
  inComponent({
    selectors: {
      [selectors.selected]: { backgroundColor: color.brand.soft, borderRadius: 0 },
      '&:is([data-selection-start], [data-selection-end])': { ...picked, borderRadius: radius.control },
      // A round end on a band: its shadow fills the corners towards the rest of the range.
      '&[data-selection-start]:not([data-selection-end])': {
        boxShadow: `${radius.control} 0 0 ${color.brand.soft}`,
      },
      '&[data-selection-end]:not([data-selection-start])': {
        boxShadow: `calc(-1 * ${radius.control}) 0 0 ${color.brand.soft}`,
      },
    },
  }),
])

/** The field's box around typed dates and the button of the calendar. */
export const pickerBox = style([
  box,
  inComponent({
    columnGap: space['1'],
    paddingInlineStart: `calc(${space['4']} - 2px)`,
    paddingInlineEnd: '1px',
  }),
])

/** A second date goes under the first where both do not fit. */
export const dates = style(
  inComponent({ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space['1'] }),
)

export const opener = style(inComponent({ display: 'flex' }))

export const popover = style(inComponent({ padding: space['4'], maxInlineSize: 'calc(100vw - 1rem)' }))
