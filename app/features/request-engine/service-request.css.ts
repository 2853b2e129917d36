import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { space } = vars

const BESIDE = 'screen and (min-width: 60rem)'

/** Fields and what they would do: side by side where there is room, the effect between fields and button where there is not. */
export const twoColumns = style(
  inPage({
    '@media': {
      [BESIDE]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space['12'],
      },
    },
  }),
)

export const besideFields = style(
  inPage({
    minInlineSize: 0,
    '@media': {
      [BESIDE]: {
        gridColumn: 2,
        gridRow: '1 / span 2',
        position: 'sticky',
        insetBlockStart: `calc(${space['20']} + ${space['4']})`,
        alignSelf: 'start',
      },
    },
  }),
)

/** Scrolls only where the table does not fit even with its cells wrapped. */
export const scroller = style(
  inPage({ overflowX: 'auto', margin: `calc(-1 * ${space['1']})`, padding: space['1'] }),
)

/** A button beside a row's words stands on their line and leaves the row as high as they are. */
export const rowAction = style(
  inPage({ display: 'inline-flex', verticalAlign: 'top', marginBlock: `calc(-1 * ${space['1']})` }),
)
