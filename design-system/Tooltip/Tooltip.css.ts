import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, shadow, motion } = vars
const fade = keyframes({ from: { opacity: 0 } })

export const tooltip = style(
  inComponent({
    ...typeStyle('small'),
    maxInlineSize: '18rem',
    paddingBlock: space['2'],
    paddingInline: space['3'],
    border: '1px solid transparent',
    borderRadius: radius.control,
    backgroundColor: color.ground.inverse,
    color: color.text.onInverse,
    boxShadow: shadow.raised,
    selectors: {
      '&[data-entering]': { animation: `${fade} ${motion.fast} ${motion.ease}` },
      '&[data-exiting]': { animation: `${fade} ${motion.fast} ${motion.ease} reverse forwards` },
    },
  }),
)
