import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const WIDE = 'screen and (min-width: 72rem)'

/** The questions beside what comes of them, where there is room. */
export const workbench = style(
  inPage({
    display: 'grid',
    gap: space['8'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' } },
  }),
)

export const legend = style(
  inPage({ ...typeStyle('subtitle'), color: color.text.strong, padding: 0, paddingBlockEnd: space['4'] }),
)
