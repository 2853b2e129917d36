import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, motion } = vars

const markSize = '1.5rem'

export const options = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space['8']}`,
    selectors: { '[data-orientation="vertical"] > &': { flexDirection: 'column' } },
  }),
)

/** Mark and label together are what is hit: at least 44 px high. */
export const choice = style(
  inComponent({
    ...typeStyle('body'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space['3'],
    minBlockSize: size.target,
    paddingBlock: `calc((${size.target} - ${markSize}) / 2)`,
    color: color.text.strong,
    cursor: 'pointer',
    selectors: {
      [selectors.disabled]: { color: color.text.disabled, cursor: 'not-allowed' },
      [selectors.readOnly]: { cursor: 'default' },
    },
    '@media': { '(forced-colors: active)': { selectors: { [selectors.disabled]: { color: 'GrayText' } } } },
  }),
)

export const mark = style(
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: markSize,
    blockSize: markSize,
    border: `2px solid ${color.line.control}`,
    borderRadius: radius.pill,
    backgroundColor: color.ground.field,
    transition: `border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&::after': { content: '', inlineSize: '0.75rem', blockSize: '0.75rem', borderRadius: radius.pill },
      '[data-hovered] &': { borderColor: color.line.strong },
      '[data-selected] &': { borderColor: color.brand.line },
      // A border, because forced colours drop backgrounds.
      '[data-selected] &::after': { border: `0.375rem solid ${color.brand.line}` },
      '[data-invalid] &': { borderColor: color.status.danger.line },
      '[data-focus-visible] &': focusRing,
      '[data-disabled] &': { borderColor: color.line.hairline, backgroundColor: color.ground.sunken },
      '[data-disabled][data-selected] &::after': { borderColor: color.text.disabled },
      '[data-readonly] &': { backgroundColor: color.ground.sunken, borderColor: color.line.control },
    },
  }),
)

export const texts = style(inComponent({ display: 'grid', minInlineSize: 0 }))

export const optionDescription = style(
  inComponent({
    ...typeStyle('small'),
    color: color.text.muted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
)
