import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { space } = vars

const MEDIUM = 'screen and (min-width: 40rem)'
const WIDE = 'screen and (min-width: 60rem)'

/** Below this width of its own the table puts a value at the end of its line. */
const STACKED = '(max-width: 480px)'

/** From this width of its own the table has more room than its words need. */
const ROOMY = '(min-width: 60rem)'

/** The words on a line of their own, until all three fields have room beside each other. */
export const filterGrid = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [MEDIUM]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
      [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1fr)' },
    },
  }),
)

export const wordsField = style(
  inPage({ '@media': { [MEDIUM]: { gridColumn: '1 / -1' }, [WIDE]: { gridColumn: 'auto' } } }),
)

/** Lines of one cell, under each other. */
export const lines = style(
  inPage({
    display: 'inline-flex',
    flexDirection: 'column',
    gap: space['1'],
    minInlineSize: 0,
    maxInlineSize: '44rem',
    '@container': {
      [STACKED]: { textAlign: 'start' },
      // The tables of all years then have their columns in the same places.
      [ROOMY]: { inlineSize: '44rem' },
    },
  }),
)
