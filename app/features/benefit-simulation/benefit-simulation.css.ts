import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** What comes of the numbers, in sight while they are changed, where the result itself stands further down. */
export const pinned = style(
  inPage({
    ...typeStyle('small'),
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    display: 'flex',
    justifyContent: 'space-between',
    gap: space['4'],
    padding: `${space['3']} ${space['4']}`,
    borderBlockStart: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.surface,
    color: color.text.strong,
    '@media': { 'screen and (min-width: 72rem)': { display: 'none' } },
  }),
)
