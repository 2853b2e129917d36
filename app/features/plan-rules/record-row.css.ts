import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** A record and the button that takes it out. */
export const row = style(inPage({ display: 'flex', alignItems: 'flex-start', gap: vars.space['2'] }))

/** What it says, and beside it numbers of a few digits with their units; under each other where there is no room. */
export const fields = style(
  inPage({
    flex: '1 1 0',
    minInlineSize: 0,
    display: 'grid',
    gap: vars.space['2'],
    '@media': {
      'screen and (min-width: 40rem)': {
        gridAutoFlow: 'column',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridAutoColumns: '10rem',
      },
    },
  }),
)
