import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

export const root = style(inComponent({ display: 'grid', gap: space['2'], inlineSize: '100%' }))

export const heading = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space['4']}` }),
)
export const label = style(inComponent({ ...typeStyle('label'), color: color.text.strong }))
export const valueText = style(inComponent({ ...typeStyle('small'), color: color.text.muted }))

export const track = style(
  inComponent({
    overflow: 'hidden',
    blockSize: space['3'],
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.pill,
    backgroundColor: color.ground.sunken,
  }),
)
export const drawing = style(inComponent({ display: 'block', inlineSize: '100%', blockSize: '100%' }))

export const bar = styleVariants(
  {
    neutral: color.brand.line,
    success: color.status.success.line,
    warning: color.status.warning.line,
    danger: color.status.danger.line,
  },
  (fill) =>
    inComponent({
      fill,
      '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', fill: 'Highlight' } },
    }),
)
