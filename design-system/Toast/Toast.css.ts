import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { pageFoot } from '../tokens/page-foot.ts'

const { color, space, radius, shadow, layer, motion } = vars

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

export const region = style(
  inComponent({
    position: 'fixed',
    insetBlockEnd: `calc(${space['6']} + ${pageFoot.size})`,
    insetInline: space['4'],
    zIndex: layer.toast,
    display: 'grid',
    justifyItems: 'center',
    gap: space['2'],
    borderRadius: radius.card,
    pointerEvents: 'none',
    outline: 'none',
    '@media': { print: { display: 'none' } },
  }),
)

export const toast = style(
  inComponent({
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    inlineSize: 'fit-content',
    maxInlineSize: 'min(32rem, 100%)',
    paddingBlock: space['2'],
    paddingInlineStart: space['5'],
    paddingInlineEnd: space['2'],
    borderRadius: radius.card,
    backgroundColor: color.ground.inverse,
    color: color.text.onInverse,
    boxShadow: shadow.overlay,
    animation: `${arrive} ${motion.calm} ${motion.ease}`,
    selectors: { [selectors.focusVisible]: focusRing },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)

/** A name of a file breaks anywhere, so that the button stays in sight. */
export const message = style(
  inComponent({
    flex: 1,
    minInlineSize: 0,
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'anywhere',
  }),
)

/** On the inverse ground the solid of the *other* scheme would be needed; mixing with the text keeps 3:1 on both. */
const onInverse = (solid: string) => `color-mix(in oklab, ${solid} 45%, ${color.text.onInverse})`

export const mark = styleVariants(
  {
    info: color.status.info.solid,
    success: color.status.success.solid,
    warning: color.status.warning.solid,
    danger: color.status.danger.solid,
  },
  (solid) => inComponent({ flex: 'none', display: 'flex', color: onInverse(solid) }),
)
