import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style(
  inPage({
    display: 'grid',
    '@media': { 'screen and (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
  }),
)

/**
 * In the middle of what the ways to be helped leave of the screen, reckoned from the screen alone: on a slow line the page is painted before
 * the form or the footer has come, and what is put in the middle of its neighbours moves with each of them.
 */
export const panel = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    paddingInline: `clamp(${space['4']}, 5vw, ${space['12']})`,
    paddingBlock: space['10'],
    backgroundColor: color.ground.surface,
    // On a phone it begins at the top, above the keys.
    '@media': {
      'screen and (min-width: 64rem)': { paddingBlockStart: `max(${space['10']}, 50dvb - 21rem)` },
    },
  }),
)

export const card = style(inPage({ inlineSize: '100%', maxInlineSize: '26rem' }))
