import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font } = vars

export const pagination = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: space['3'],
    '@media': { print: { display: 'none' } },
  }),
)

export const step = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2'],
    minBlockSize: size.target,
    paddingInline: space['3'],
    border: `1px solid ${color.brand.line}`,
    borderRadius: radius.control,
    backgroundColor: color.ground.surface,
    color: color.brand.text,
    fontSize: font.size.small,
    fontWeight: font.weight.semibold,
    textDecoration: 'none',
    selectors: {
      [selectors.hovered]: { backgroundColor: color.brand.soft },
      [selectors.focusVisible]: focusRing,
      '&[aria-disabled="true"]': {
        borderColor: color.line.hairline,
        backgroundColor: color.ground.sunken,
        color: color.text.disabled,
      },
    },
  }),
)

export const where = style(
  inComponent({ ...typeStyle('small'), ...tabularFigures, color: color.text.muted, whiteSpace: 'nowrap' }),
)
