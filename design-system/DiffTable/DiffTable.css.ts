import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, font } = vars

/** Three columns of one width: on a phone long values break within theirs. */
export const table = style(inComponent({ inlineSize: '100%', maxInlineSize: '48rem', tableLayout: 'fixed' }))

export const row = style(
  inComponent({
    borderBlockStart: `1px solid ${color.line.hairline}`,
  }),
)

export const cell = style(
  inComponent({
    ...typeStyle('small'),
    color: color.text.muted,
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: space['2'],
    paddingInlineEnd: space['4'],
    overflowWrap: 'anywhere',
  }),
)

export const headCell = style([cell, inComponent({ fontWeight: font.weight.medium })])

export const name = style([cell, inComponent({ fontWeight: font.weight.regular })])

export const after = style([cell, inComponent({ color: color.text.strong, fontWeight: font.weight.medium })])

globalStyle(`${after} ins`, inComponent({ textDecoration: 'none' }))
