import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { onChrome } from '../chrome/on-chrome.ts'
import { scrim } from '../overlay/overlay.css.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, radius, shadow, motion } = vars

export const side = styleVariants({
  left: [scrim, inComponent({ justifyContent: 'flex-start' })],
  right: [scrim, inComponent({ justifyContent: 'flex-end' })],
})

const panel = style(
  inComponent({
    display: 'flex',
    blockSize: '100%',
    inlineSize: 'calc(100vw - 3rem)',
    backgroundColor: color.ground.raised,
    boxShadow: shadow.overlay,
    overflow: 'clip',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)

const slideFrom = (offset: string, corners: object) => {
  const slide = keyframes({ from: { transform: `translateX(${offset})` } })
  return style([
    panel,
    inComponent({
      ...corners,
      selectors: {
        '&[data-entering]': { animation: `${slide} ${motion.slow} ${motion.ease}` },
        '&[data-exiting]': { animation: `${slide} ${motion.calm} ${motion.ease} reverse forwards` },
      },
    }),
  ])
}

export const slide = {
  left: slideFrom('-100%', { borderStartEndRadius: radius.sheet, borderEndEndRadius: radius.sheet }),
  right: slideFrom('100%', { borderStartStartRadius: radius.sheet, borderEndStartRadius: radius.sheet }),
}

export const width = styleVariants({ narrow: '20rem', medium: '28rem', wide: '44rem' }, (size) =>
  inComponent({ maxInlineSize: size }),
)

/** The heading is on the same ground as what is below it. */
export const chrome = style(
  inComponent({
    vars: { ...onChrome, [color.ground.raised]: color.chrome.ground },
    backgroundColor: color.chrome.ground,
    color: color.chrome.text,
  }),
)
