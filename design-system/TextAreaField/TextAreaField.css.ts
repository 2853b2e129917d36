import { style } from '@vanilla-extract/css'
import { input } from '../field/field.css.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '../tokens/type-style.ts'

const { color, space } = vars

/** Grows with its text where the browser can, and can be pulled everywhere. */
export const area = style([
  input,
  inComponent({
    paddingBlock: space['3'],
    maxBlockSize: '24rem',
    resize: 'vertical',
    fieldSizing: 'content',
  }),
])

export const counter = style(
  inComponent({
    ...typeStyle('small'),
    ...tabularFigures,
    alignSelf: 'flex-end',
    color: color.text.muted,
    marginBlockEnd: `calc(-1 * ${space['1']})`,
  }),
)
