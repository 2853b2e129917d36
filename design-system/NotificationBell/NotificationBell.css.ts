import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, size, radius, font, motion } = vars

export const bell = style(
  inComponent({
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    borderRadius: radius.control,
    color: color.text.strong,
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover },
      [selectors.pressed]: { backgroundColor: color.ground.pressed },
      [selectors.focusVisible]: focusRing,
    },
  }),
)

export const badge = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: '0.125rem',
    // It grows over the bell, never out of the button: on a phone the next one begins where this one ends.
    insetInlineEnd: 0,
    minInlineSize: '1.25rem',
    paddingInline: space['1'],
    border: `2px solid ${color.chrome.ground}`,
    borderRadius: radius.pill,
    backgroundColor: color.status.danger.solid,
    color: color.status.danger.onSolid,
    fontSize: '0.6875rem',
    fontWeight: font.weight.semibold,
    lineHeight: '1rem',
    textAlign: 'center',
  }),
)
