import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font } = vars

export const pagination = style(
  inComponent({ containerType: 'inline-size', inlineSize: '100%', '@media': { print: { display: 'none' } } }),
)

export const row = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space['2']} ${space['3']}`,
    '@container': { '(max-width: 360px)': { flexWrap: 'wrap' } },
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

/** Where there is no room between the links it stands above them. */
export const where = style(
  inComponent({
    ...typeStyle('small'),
    color: color.text.muted,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    '@container': { '(max-width: 360px)': { order: -1, flex: '1 0 100%' } },
  }),
)
