import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { WIDE_SCREEN } from './screens.ts'

const { color, space, font } = vars

const aside = { paddingInline: `clamp(${space['4']}, 3vw, ${space['10']})` }

export const footer = style(
  inPage({
    display: 'grid',
    gap: space['3'],
    alignItems: 'start',
    paddingBlock: space['6'],
    borderBlockStart: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.surface,
    color: color.text.muted,
    ...typeStyle('small'),
    selectors: {
      // It stands at the end of the screen and would grow upwards as it comes in pieces: seen once its last piece is there.
      '&:not(:has(> [data-whole]))': { visibility: 'hidden' },
    },
    '@media': {
      // The words stand below the navigation, the channels below the page.
      [`screen and ${WIDE_SCREEN}`]: { gap: 0, gridTemplateColumns: '17rem minmax(0, 1fr)' },
      print: { display: 'none' },
    },
  }),
)

export const heading = style(
  inPage({
    ...typeStyle('small'),
    ...aside,
    color: color.text.strong,
    fontWeight: font.weight.semibold,
  }),
)

export const channels = style(
  inPage({ ...aside, display: 'flex', flexWrap: 'wrap', gap: `${space['4']} ${space['10']}` }),
)

export const channel = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gap: space['1'],
    maxInlineSize: '22rem',
    overflowWrap: 'anywhere',
  }),
)

export const channelName = style(inPage({ color: color.text.strong, fontWeight: font.weight.medium }))
