import { style } from '@vanilla-extract/css'
import { box } from '../field/field.css.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space } = vars

/** The field's box around two dates and the button of the calendar. */
export const rangeBox = style([
  box,
  inComponent({
    flexWrap: 'wrap',
    columnGap: space['1'],
    paddingInlineStart: `calc(${space['4']} - 2px)`,
    paddingInlineEnd: '1px',
  }),
])

export const until = style(inComponent({ color: color.text.muted, paddingInline: '2px' }))

export const opener = style(inComponent({ marginInlineStart: 'auto', display: 'flex' }))

export const popover = style(inComponent({ padding: space['4'], maxInlineSize: 'calc(100vw - 1rem)' }))
