import { style } from '@vanilla-extract/css'
import { box } from '../field/field.css.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space } = vars

/** The field's box; the mark of a list lies over its end, so that the whole box opens it. */
export const nativeBox = style([box, inComponent({ position: 'relative' })])

export const nativeList = style(
  inComponent({
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: `calc(${space['4']} + ${space['8']})`,
  }),
)

export const chevron = style(
  inComponent({
    position: 'absolute',
    insetInlineEnd: space['4'],
    display: 'flex',
    color: color.text.muted,
    pointerEvents: 'none',
  }),
)
