import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { mark } from '../RadioGroup/RadioGroup.css.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, font, motion } = vars

export const cards = style(
  inComponent({
    display: 'grid',
    gap: space['3'],
    selectors: {
      '[data-orientation="horizontal"] > &': {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
      },
    },
  }),
)

export const field = style(inComponent({ display: 'grid' }))

export const card = style(
  inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space['4'],
    padding: space['5'],
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.surface,
    color: color.text.strong,
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.hovered]: { borderColor: color.line.strong },
      [selectors.selected]: {
        borderColor: color.brand.line,
        boxShadow: `inset 0 0 0 1px ${color.brand.line}`,
        backgroundColor: color.brand.soft,
      },
      [selectors.invalid]: { borderColor: color.status.danger.line },
      [selectors.focusVisible]: focusRing,
      [selectors.disabled]: {
        borderColor: color.line.hairline,
        boxShadow: 'none',
        backgroundColor: color.ground.sunken,
        color: color.text.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': { '(forced-colors: active)': { selectors: { [selectors.disabled]: { color: 'GrayText' } } } },
  }),
)

/** The card shows the ring. */
export const cardMark = style([
  mark,
  inComponent({ selectors: { '[data-focus-visible] > &': { outline: 'none' } } }),
])

export const texts = style(inComponent({ flex: 1, minInlineSize: 0, display: 'grid', gap: space['1'] }))
export const title = style(inComponent({ fontWeight: font.weight.semibold }))
export const help = style(
  inComponent({
    ...typeStyle('small'),
    color: color.text.muted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
)
export const icon = style(
  inComponent({
    flex: 'none',
    color: color.brand.text,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
)
