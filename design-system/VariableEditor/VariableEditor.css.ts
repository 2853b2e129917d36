import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font } = vars

/** Each variable with what it stands for beside it, where there is room for both. */
export const list = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space['2']} ${space['4']}`,
    alignItems: 'center',
    '@media': { 'screen and (min-width: 40rem)': { gridTemplateColumns: 'max-content minmax(0, 1fr)' } },
  }),
)

export const row = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    gap: `${space['1']} ${space['4']}`,
    alignItems: 'center',
  }),
)

export const chip = style(
  inComponent({
    ...typeStyle('small'),
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: size.target,
    paddingInline: space['4'],
    border: `1px solid ${color.brand.line}`,
    borderRadius: radius.pill,
    backgroundColor: color.brand.soft,
    color: color.text.strong,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      [selectors.hovered]: { backgroundColor: color.brand.softHover },
      [selectors.focusVisible]: focusRing,
    },
  }),
)

export const meaning = style(
  inComponent({ ...typeStyle('small'), color: color.text.muted, overflowWrap: 'anywhere' }),
)
