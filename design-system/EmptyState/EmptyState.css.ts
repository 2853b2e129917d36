import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space } = vars

export const empty = style(
  inComponent({
    display: 'grid',
    justifyItems: 'center',
    gap: space['3'],
    maxInlineSize: '30rem',
    marginInline: 'auto',
    paddingBlock: space['10'],
    paddingInline: space['4'],
    textAlign: 'center',
  }),
)

export const picture = style(
  inComponent({ inlineSize: '9rem', blockSize: 'auto', marginBlockEnd: space['2'] }),
)

export const title = style(inComponent({ ...typeStyle('subtitle'), color: color.text.strong }))
export const text = style(inComponent({ color: color.text.muted }))
export const action = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space['3'],
    paddingBlockStart: space['3'],
  }),
)

export const ground = style(inComponent({ fill: color.brand.soft }))
export const paper = style(
  inComponent({ fill: color.ground.surface, stroke: color.line.control, strokeWidth: 2 }),
)
export const line = style(
  inComponent({ fill: 'none', stroke: color.line.hairline, strokeWidth: 3, strokeLinecap: 'round' }),
)
export const accent = style(
  inComponent({
    fill: 'none',
    stroke: color.brand.line,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)
export const accentPaper = style(
  inComponent({ fill: color.ground.surface, stroke: color.brand.line, strokeWidth: 3 }),
)
