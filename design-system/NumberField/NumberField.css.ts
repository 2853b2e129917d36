import { style } from '@vanilla-extract/css'
import { box, input } from '../field/field.css.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space } = vars

/** A long unit gives way to the number. */
export const number = style([input, inComponent({ minInlineSize: '5rem' })])

export const unit = style(
  inComponent({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInlineEnd: space['4'],
    color: color.text.muted,
    selectors: { [`${box}[data-disabled] &`]: { color: color.text.disabled } },
  }),
)

export const steppers = style(
  inComponent({
    flex: 'none',
    display: 'flex',
    borderInlineStart: `1px solid ${color.line.hairline}`,
  }),
)
