import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, radius, shadow, motion } = vars

const settle = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } })

/** The ground of what opens beside its trigger: menus and popovers. */
export const floating = style(
  inComponent({
    overflow: 'auto',
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.raised,
    boxShadow: shadow.raised,
    color: color.text.body,
    outline: 'none',
    selectors: {
      '&[data-entering]': { animation: `${settle} ${motion.fast} ${motion.ease}` },
      '&[data-exiting]': { animation: `${settle} ${motion.fast} ${motion.ease} reverse forwards` },
    },
  }),
)
