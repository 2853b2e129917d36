import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, motion } = vars

export const root = style(inComponent({ display: 'grid', gap: space['2'], inlineSize: '100%' }))

export const heading = style(
  inComponent({ display: 'flex', justifyContent: 'space-between', gap: space['4'] }),
)

export const label = style(inComponent({ ...typeStyle('label'), color: color.text.strong }))

export const valueText = style(
  inComponent({ ...typeStyle('small'), color: color.text.muted, whiteSpace: 'nowrap' }),
)

/** The track has an edge of its own, so that what is missing can be seen too. */
export const track = style(
  inComponent({
    overflow: 'hidden',
    blockSize: space['2'],
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.pill,
    backgroundColor: color.ground.sunken,
  }),
)

export const drawing = style(inComponent({ display: 'block', inlineSize: '100%', blockSize: '100%' }))

export const bar = style(
  inComponent({
    fill: color.brand.line,
    transition: `width ${motion.calm} ${motion.ease}`,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', fill: 'Highlight' } },
  }),
)

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const passing = style([
  bar,
  inComponent({
    transformBox: 'fill-box',
    animation: `${pass} 1.6s ${motion.ease} infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
    },
  }),
])
