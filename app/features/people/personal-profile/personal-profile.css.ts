import { focusRing, inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

export const section = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    paddingInline: space['4'],
    borderRadius: radius.pill,
    border: `1px solid ${color.line.control}`,
    ...typeStyle('label'),
    color: color.text.strong,
    textDecoration: 'none',
    selectors: {
      '&[aria-current="page"]': {
        backgroundColor: color.brand.soft,
        borderColor: color.brand.line,
        color: color.brand.text,
      },
      '&:hover:not([aria-current="page"])': { backgroundColor: color.ground.hover },
      '&:focus-visible': focusRing,
    },
  }),
)
