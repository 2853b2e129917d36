import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space } = vars

export const list = style(inComponent({ inlineSize: '100%', minInlineSize: 0 }))

export const item = style(
  inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space['3'],
    paddingBlock: space['4'],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line.hairline}` } },
  }),
)

export const buttons = style(
  inComponent({ flex: 'none', display: 'grid', '@media': { print: { display: 'none' } } }),
)

export const content = style(inComponent({ flex: '1 1 0', minInlineSize: 0 }))
