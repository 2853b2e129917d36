import { inPage, pageFoot, TALL, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, radius, space, shadow } = vars

/** From here on the list stands beside the conversation; below, one comes after the other. */
export const BESIDE = '(min-width: 60rem)'

/** As high as what the bar leaves of the screen, so that the messages scroll and the page does not. */
export const frame = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    minBlockSize: 0,
    overflow: 'clip',
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.surface,
    boxShadow: shadow.card,
    '@media': {
      [`screen and ${TALL}`]: { blockSize: `calc(100dvb - 9rem - ${pageFoot.size})` },
      [`screen and ${BESIDE}`]: { gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)' },
      [`screen and (max-width: 30rem)`]: { marginInline: `calc(-1 * ${space['2']})` },
    },
  }),
)

const part = inPage({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 })

/** On a narrow screen it gives way to the conversation that the address names. */
export const listSide = style([
  part,
  inPage({
    '@media': {
      [`screen and ${BESIDE}`]: { borderInlineEnd: `1px solid ${color.line.hairline}` },
      'screen and (max-width: 59.99rem)': {
        selectors: { '[data-open] > &': { display: 'none' } },
      },
      print: { selectors: { '[data-open] > &': { display: 'none' } } },
    },
  }),
])

export const threadSide = style([
  part,
  inPage({
    minBlockSize: '24rem',
    '@media': {
      'screen and (max-width: 59.99rem)': {
        selectors: { ':not([data-open]) > &': { display: 'none' } },
      },
    },
  }),
])

export const head = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['3'],
    padding: `${space['4']} ${space['4']} ${space['3']}`,
    borderBlockEnd: `1px solid ${color.line.hairline}`,
  }),
)

export const scrolling = style(
  inPage({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' }),
)

export const middle = style(inPage({ display: 'grid', placeContent: 'center', flex: 1, padding: space['6'] }))
