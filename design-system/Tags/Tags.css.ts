import { style } from '@vanilla-extract/css'
import { focusRing, focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font } = vars

export const frame = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['1']} ${space['3']}`,
  }),
)

export const list = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: space['2'], outline: 'none' }),
)

export const tag = style(
  inComponent({
    ...typeStyle('small'),
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: size.target,
    paddingInline: space['4'],
    border: `1px solid ${color.brand.line}`,
    borderRadius: '1.375rem',
    backgroundColor: color.brand.soft,
    color: color.text.strong,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
    cursor: 'default',
    selectors: {
      '&[data-allows-removing]': { paddingInlineEnd: 0 },
      [selectors.focusVisible]: focusRing,
    },
  }),
)

export const remove = style(
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    marginBlock: '-1px',
    borderRadius: radius.pill,
    cursor: 'pointer',
    selectors: {
      [selectors.hovered]: { backgroundColor: color.brand.softHover },
      [selectors.focusVisible]: focusRingInside,
    },
  }),
)
