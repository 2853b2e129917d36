import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, size, radius, motion } = vars

export const closeButton = style(
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    borderRadius: radius.control,
    color: 'inherit',
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.hovered]: { backgroundColor: `color-mix(in srgb, currentcolor 8%, transparent)` },
      [selectors.pressed]: { backgroundColor: `color-mix(in srgb, currentcolor 14%, transparent)` },
      [selectors.focusVisible]: { ...focusRing, outlineColor: color.focus.ring, outlineOffset: '-2px' },
    },
  }),
)
