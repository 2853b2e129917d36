import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

/** Keeps its height while nobody writes, so that nothing moves when somebody begins. */
export const line = style(
  inComponent({
    ...typeStyle('small'),
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    minBlockSize: '1.5em',
    color: color.text.muted,
  }),
)

export const dots = style(inComponent({ display: 'inline-flex', gap: space['1'] }))

const breathe = keyframes({ '0%, 100%': { opacity: 0.35 }, '40%': { opacity: 1 } })

export const dot = style(
  inComponent({
    inlineSize: '0.375rem',
    blockSize: '0.375rem',
    borderRadius: radius.pill,
    backgroundColor: 'currentcolor',
    selectors: {
      '&:nth-child(2)': { animationDelay: '160ms' },
      '&:nth-child(3)': { animationDelay: '320ms' },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${breathe} 1.4s infinite ease-in-out`,
      },
      '(forced-colors: active)': { backgroundColor: 'CanvasText' },
    },
  }),
)
