import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

const { size } = vars

export const spinner = styleVariants(
  { small: size.iconSmall, medium: size.icon, large: size.iconLarge },
  (side) => inComponent({ display: 'inline-flex', flex: 'none', inlineSize: side, blockSize: side }),
)

export const ring = style(
  inComponent({
    inlineSize: '100%',
    blockSize: '100%',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 3,
    strokeLinecap: 'round',
    animation: `${turn} 900ms linear infinite`,
    '@media': {
      // Turning is what makes people dizzy; a slow breath still says "working".
      '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
    },
  }),
)

export const track = style(inComponent({ opacity: 0.25 }))
