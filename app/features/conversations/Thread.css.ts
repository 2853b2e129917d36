import { focusRing, inPage, selectors, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { BESIDE } from './ConversationsPage.css.ts'

const { color, font, radius, size, space } = vars

export const back = style(
  inPage({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    marginInline: `calc(-1 * ${space['3']})`,
    borderRadius: radius.control,
    color: color.text.strong,
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover },
      [selectors.focusVisible]: focusRing,
    },
    '@media': { [`screen and ${BESIDE}`]: { display: 'none' }, print: { display: 'none' } },
  }),
)

export const header = style(
  inPage({
    display: 'grid',
    gap: space['2'],
    padding: `${space['3']} ${space['4']}`,
    borderBlockEnd: `1px solid ${color.line.hairline}`,
  }),
)

export const title = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space['3'],
  }),
)

/** Room for a name in two lines: on a phone, what can be done goes below when it would take it. */
export const names = style(inPage({ flex: '1 1 9rem', minInlineSize: 0 }))

export const heading = style(
  inPage({
    ...typeStyle('label'),
    color: color.text.strong,
    fontWeight: font.weight.semibold,
    overflowWrap: 'anywhere',
  }),
)

export const detail = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

export const foot = style(
  inPage({
    display: 'grid',
    gap: space['2'],
    padding: `0 ${space['4']} ${space['3']}`,
    '@media': { print: { display: 'none' } },
  }),
)

export const closed = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['3'],
  }),
)

export const beginning = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: space['4'],
    minBlockSize: 0,
    padding: space['4'],
    overflowY: 'auto',
  }),
)
