import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
const MEDIUM = 'screen and (min-width: 40rem)'
const WIDE = 'screen and (min-width: 80rem)'

export const planSelect = style(inPage({ maxInlineSize: '20rem', marginBlockEnd: space['6'] }))

/** What holds beside what is being prepared, where there is room. */
export const columns = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
  }),
)

export const rows = style(inPage({ display: 'grid', gap: space['5'], gridTemplateColumns: 'minmax(0, 1fr)' }))

export const fieldGrid = style(
  inPage({
    display: 'grid',
    gap: space['5'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

/** A field as wide as the form. */
export const whole = style(inPage({ gridColumn: '1 / -1' }))

export const actions = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: space['3'] }))

export const remark = style(inPage({ ...typeStyle('small'), margin: 0, color: color.text.muted }))

export const changeList = style(
  inPage({ display: 'grid', gap: space['1'], margin: 0, padding: 0, listStyle: 'none' }),
)

/** What a version of the history says, line by line. */
export const entry = style(inPage({ display: 'grid', gap: space['2'], justifyItems: 'start' }))
