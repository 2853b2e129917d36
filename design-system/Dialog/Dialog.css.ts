import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { scrim } from '../overlay/overlay.css.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, radius, shadow, motion } = vars

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

export const centred = style([
  scrim,
  inComponent({
    alignItems: 'center',
    justifyContent: 'center',
    padding: space['4'],
    '@media': { 'screen and (max-width: 30rem)': { alignItems: 'flex-end', padding: 0 } },
  }),
])

const box = style(
  inComponent({
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: `calc(var(--visual-viewport-height, 100dvh) - 2 * ${space['4']})`,
    borderRadius: radius.sheet,
    backgroundColor: color.ground.raised,
    boxShadow: shadow.overlay,
    overflow: 'clip',
    '@media': {
      // On a phone a dialog rests on the lower edge, under the thumb.
      'screen and (max-width: 30rem)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
      '(forced-colors: active)': { border: '1px solid' },
    },
    selectors: {
      '&[data-entering]': { animation: `${rise} ${motion.calm} ${motion.ease}` },
      '&[data-exiting]': { animation: `${rise} ${motion.calm} ${motion.ease} reverse forwards` },
    },
  }),
)

export const modal = styleVariants({ small: '26rem', medium: '36rem', large: '56rem' }, (width) => [
  box,
  inComponent({ maxInlineSize: width }),
])
