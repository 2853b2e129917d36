import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** A quiet line: unlike somebody else's portal, a chosen plan is nothing to be warned of. */
export const bar = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['1']} ${space['4']}`,
    paddingBlock: space['1'],
    paddingInline: `clamp(${space['4']}, 3vw, ${space['8']})`,
    borderBlockEnd: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.sunken,
    color: color.text.strong,
    '@media': { print: { display: 'none' } },
  }),
)

/** Their words line up with the sentence where they stand below it, and with the bar's end beside it. */
export const ways = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    marginInline: `calc(-1 * ${space['4']})`,
    '@media': { '(min-width: 48rem)': { marginInlineStart: 'auto' } },
  }),
)
