import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { WIDE_SCREEN } from './screens.ts'

const { color, space, size } = vars

const BESIDE = `screen and ${WIDE_SCREEN}`
const SIDEBAR = '17rem'

export const frame = style(
  inPage({
    '@media': { [BESIDE]: { display: 'grid', gridTemplateColumns: `${SIDEBAR} minmax(0, 1fr)` } },
  }),
)

export const sidebar = style(
  inPage({
    display: 'none',
    '@media': {
      [BESIDE]: {
        display: 'block',
        backgroundColor: color.chrome.ground,
        borderInlineEnd: `1px solid ${color.chrome.line}`,
      },
      print: { display: 'none' },
    },
  }),
)

/** Stays in sight while the page scrolls; scrolls by itself when it is longer than the screen. */
export const sidebarContent = style(
  inPage({ position: 'sticky', insetBlockStart: 0, maxBlockSize: '100dvb', overflowY: 'auto' }),
)

export const content = style(inPage({ minInlineSize: 0, display: 'flex', flexDirection: 'column' }))

export const main = style(
  inPage({
    flex: 1,
    inlineSize: '100%',
    maxInlineSize: size.page,
    marginInline: 'auto',
    padding: `${space['8']} clamp(${space['4']}, 3vw, ${space['10']}) ${space['12']}`,
    // The paper has a margin of its own.
    '@media': { print: { padding: 0 } },
  }),
)
