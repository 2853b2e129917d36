import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** The evidence stays in sight beside what was asked, where there is room for both. */
export const evidence = style(
  inPage({
    '@media': {
      'screen and (min-width: 80rem)': {
        position: 'sticky',
        insetBlockStart: `calc(5rem + ${vars.space['4']})`,
      },
    },
  }),
)

export const noteText = style(inPage({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }))
