import { style } from '@vanilla-extract/css'
import { focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font } = vars

export const menu = style(
  inComponent({ padding: space['2'], outline: 'none', minInlineSize: '14rem', maxInlineSize: '22rem' }),
)

export const header = style(
  inComponent({ padding: space['4'], borderBlockEnd: `1px solid ${color.line.hairline}` }),
)

export const section = style(
  inComponent({
    selectors: {
      '& + &': {
        marginBlockStart: space['2'],
        paddingBlockStart: space['2'],
        borderBlockStart: `1px solid ${color.line.hairline}`,
      },
    },
  }),
)

export const sectionTitle = style(
  inComponent({
    ...typeStyle('caption'),
    paddingInline: space['3'],
    paddingBlock: space['2'],
    color: color.text.muted,
    fontWeight: font.weight.medium,
  }),
)

export const item = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    minBlockSize: size.target,
    paddingInline: space['3'],
    paddingBlock: size.inset,
    borderRadius: radius.small,
    color: color.text.strong,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      [selectors.focused]: { backgroundColor: color.ground.hover },
      [selectors.hovered]: { backgroundColor: color.ground.hover },
      [selectors.pressed]: { backgroundColor: color.ground.pressed },
      [selectors.focusVisible]: focusRingInside,
      '&[data-tone="danger"]': { color: color.status.danger.text },
      '&[aria-current]': { color: color.brand.text, fontWeight: font.weight.semibold },
      [selectors.disabled]: { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { [selectors.disabled]: { color: 'GrayText' } } } },
  }),
)

export const texts = style(inComponent({ flex: 1, minInlineSize: 0, display: 'grid' }))

export const description = style(
  inComponent({
    ...typeStyle('caption'),
    color: color.text.muted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
)

export const mark = style(inComponent({ flex: 'none', display: 'flex', color: color.brand.text }))
