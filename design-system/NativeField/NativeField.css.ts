import { style } from '@vanilla-extract/css'
import { box } from '../field/field.css.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space } = vars

/** The field's box; the mark of a list lies over its end, so that the whole box opens it. */
export const nativeBox = style([box, inComponent({ position: 'relative' })])

export const nativeSelect = style(
  inComponent({
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: `calc(${space['4']} + ${space['8']})`,
  }),
)

/** The browser's pattern of a day that is not there yet. */
export const nativeDay = style(inComponent({ selectors: { '&[value=""]': { color: color.text.muted } } }))

export const chevron = style(
  inComponent({
    position: 'absolute',
    insetInlineEnd: space['4'],
    display: 'flex',
    color: color.text.muted,
    pointerEvents: 'none',
  }),
)
