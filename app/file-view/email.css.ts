import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

/** E-mails are dark on white whatever the portal's mode. */
export const frame = style(
  inPage({
    inlineSize: '100%',
    blockSize: '34rem',
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.control,
    backgroundColor: '#ffffff',
    colorScheme: 'light',
  }),
)

export const words = style(
  inPage({
    margin: 0,
    padding: space['4'],
    borderRadius: radius.control,
    backgroundColor: color.ground.sunken,
    fontFamily: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
)
