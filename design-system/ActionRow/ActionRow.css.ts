import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, motion } = vars

export const actionRow = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['4'],
    inlineSize: '100%',
    padding: `${space['4']} ${space['5']}`,
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.surface,
    color: color.brand.text,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.hovered]: { backgroundColor: color.brand.soft },
      [selectors.pressed]: { backgroundColor: color.brand.softHover },
      [selectors.focusVisible]: focusRing,
      [selectors.pending]: { cursor: 'progress' },
      [selectors.disabled]: {
        color: color.text.disabled,
        borderColor: color.line.hairline,
        cursor: 'not-allowed',
      },
    },
  }),
)

export const texts = style(inComponent({ display: 'grid', gap: space['1'], minInlineSize: 0 }))

export const title = style(
  inComponent({ ...typeStyle('subtitle'), color: 'inherit', overflowWrap: 'anywhere' }),
)

export const detail = style(
  inComponent({
    ...typeStyle('small'),
    color: color.text.muted,
    selectors: { [`${actionRow}:disabled &`]: { color: 'inherit' } },
  }),
)
