import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** The page fills the screen, with what stands at its end below it. */
export const screen = style(
  inPage({
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: '100dvb',
  }),
)

const { color, space, font } = vars

/** A quiet line above the page: it takes nothing of it away. */
export const failureLine = style(
  inPage({
    padding: `${space['3']} ${space['4']}`,
    fontSize: font.size.small,
    textAlign: 'center',
    color: color.text.body,
    backgroundColor: color.ground.sunken,
    borderBlockEnd: `1px solid ${color.line.hairline}`,
    '@media': { print: { display: 'none' } },
  }),
)
