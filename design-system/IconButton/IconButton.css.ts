import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, size, radius, motion } = vars

export const iconButton = style(
  inComponent({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    border: '1px solid transparent',
    borderRadius: radius.control,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.focusVisible]: focusRing,
      [selectors.pending]: { cursor: 'progress' },
    },
  }),
)

export const variants = styleVariants({
  quiet: inComponent({
    color: color.text.muted,
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover, color: color.text.strong },
      [selectors.pressed]: { backgroundColor: color.ground.pressed, color: color.text.strong },
      [selectors.disabled]: { color: color.text.disabled, cursor: 'not-allowed' },
    },
  }),
  outlined: inComponent({
    color: color.text.strong,
    borderColor: color.line.control,
    backgroundColor: color.ground.surface,
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover, borderColor: color.line.strong },
      [selectors.pressed]: { backgroundColor: color.ground.pressed },
      [selectors.disabled]: {
        color: color.text.disabled,
        borderColor: color.line.hairline,
        backgroundColor: color.ground.sunken,
        cursor: 'not-allowed',
      },
    },
  }),
})

/** Inside a field's box: as tall as the box allows, its ring within. */
export const inField = style(
  inComponent({
    inlineSize: size.target,
    blockSize: size.target,
    borderRadius: `calc(${radius.control} - 2px)`,
    selectors: { [selectors.focusVisible]: { outlineOffset: '-3px' } },
  }),
)
