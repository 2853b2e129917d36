import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { WIDE } from './wide.ts'

const { color, space, font } = vars

export const footer = style(
  inPage({
    display: 'grid',
    gap: `${space['3']} ${space['10']}`,
    alignItems: 'start',
    padding: `${space['6']} clamp(${space['4']}, 3vw, ${space['10']})`,
    borderBlockStart: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.surface,
    color: color.text.muted,
    ...typeStyle('small'),
    '@media': {
      [`screen and ${WIDE}`]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
      print: { display: 'none' },
    },
  }),
)

export const heading = style(
  inPage({ ...typeStyle('small'), color: color.text.strong, fontWeight: font.weight.semibold }),
)

export const channels = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: `${space['4']} ${space['10']}` }),
)

export const channel = style(
  inPage({ display: 'grid', justifyItems: 'start', maxInlineSize: '22rem', overflowWrap: 'anywhere' }),
)

export const channelName = style(inPage({ color: color.text.strong, fontWeight: font.weight.medium }))
