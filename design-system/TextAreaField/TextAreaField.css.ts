import { style, styleVariants } from '@vanilla-extract/css'
import { input } from '../field/field.css.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space } = vars

/** Grows with its text where the browser can, and can be pulled everywhere. */
const area = style([
  input,
  inComponent({
    paddingBlock: space['3'],
    maxBlockSize: '24rem',
    resize: 'vertical',
    fieldSizing: 'content',
  }),
])

/** Lines shown at least; `field-sizing` would forget the `rows` of the element. */
export const areaOf = styleVariants(
  { '2': '2lh', '3': '3lh', '4': '4lh', '6': '6lh', '8': '8lh', '12': '12lh' },
  (lines) => [area, inComponent({ minBlockSize: `calc(${lines} + 2 * ${space['3']})` })],
)

export const counter = style(
  inComponent({
    ...typeStyle('small'),
    color: color.text.muted,
    whiteSpace: 'nowrap',
  }),
)
