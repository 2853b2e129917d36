import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** A record and the button that takes it out. */
export const row = style(inPage({ display: 'flex', alignItems: 'flex-start', gap: vars.space['2'] }))

/** Text field with narrow number fields and their units beside it; stacked where there is no room. */
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
