import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const MEDIUM = 'screen and (min-width: 40rem)'

/** As wide as a value needs, at the end of its cell. */
export const percentField = style(
  inPage({ display: 'inline-block', inlineSize: '9rem', maxInlineSize: '100%', textAlign: 'start' }),
)

/** The fields of a new month and their button, on one line where there is room. */
export const addRow = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    alignItems: 'end',
    paddingBlockStart: space['5'],
    borderBlockStart: `1px solid ${color.line.hairline}`,
    '@media': {
      [MEDIUM]: { gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 12rem) auto 1fr', alignItems: 'start' },
    },
  }),
)

/** Level with the fields beside it, which have a label above them. */
export const besideFields = style(
  inPage({
    ...typeStyle('label'),
    '@media': { [MEDIUM]: { paddingBlockStart: `calc(1lh + ${space['2']})` } },
  }),
)
