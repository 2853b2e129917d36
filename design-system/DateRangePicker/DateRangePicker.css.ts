import { style } from '@vanilla-extract/css'
import { box } from '../field/field.css.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space } = vars

/** The field's box around two dates and the button of the calendar. */
export const rangeBox = style([
  box,
  inComponent({
    columnGap: space['1'],
    paddingInlineStart: `calc(${space['3']} - 2px)`,
    paddingInlineEnd: '1px',
  }),
])

/** The second date goes under the first where both do not fit. */
export const dates = style(
  inComponent({ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space['1'] }),
)

export const until = style(inComponent({ color: color.text.muted }))

export const opener = style(inComponent({ display: 'flex' }))

export const popover = style(inComponent({ padding: space['4'], maxInlineSize: 'calc(100vw - 1rem)' }))
