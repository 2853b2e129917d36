import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, radius, font, layer, shadow, motion } = vars

export const skipLink = style(
  inComponent({
    position: 'fixed',
    insetBlockStart: space['3'],
    insetInlineStart: space['3'],
    zIndex: layer.toast,
    padding: `${space['3']} ${space['5']}`,
    borderRadius: radius.control,
    backgroundColor: color.ground.inverse,
    color: color.text.onInverse,
    fontWeight: font.weight.semibold,
    textDecoration: 'none',
    transition: `transform ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:not(:focus)': { transform: 'translateY(-200%)' },
      '&:focus': { ...focusRing, boxShadow: shadow.overlay },
    },
    '@media': { print: { display: 'none' } },
  }),
)
