import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, radius, space } = vars

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = style(
  inComponent({
    userSelect: 'none',
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
    },
  }),
)

/** Text of the real content becomes bars of its own length: same shape, no words. */
globalStyle(
  `${skeleton} :is(h1, h2, h3, h4, p, span, strong, a, dt, dd, td, th, li, label):not(:has(p, h2, h3, li, td, dd, dt))`,
  inComponent({
    color: 'transparent',
    WebkitTextFillColor: 'transparent',
    backgroundColor: color.ground.pressed,
    borderRadius: radius.small,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    inlineSize: 'fit-content',
  }),
)

globalStyle(
  `${skeleton} :is(button, input, img, svg)`,
  inComponent({
    color: 'transparent',
    backgroundColor: color.ground.pressed,
    borderColor: 'transparent',
    fill: 'transparent',
    stroke: 'transparent',
  }),
)

export const lines = style(inComponent({ display: 'grid', gap: space['3'] }))

export const bar = style(
  inComponent({
    blockSize: space['4'],
    borderRadius: radius.small,
    backgroundColor: color.ground.pressed,
    selectors: { '&:last-child:not(:first-child)': { inlineSize: '60%' } },
  }),
)
