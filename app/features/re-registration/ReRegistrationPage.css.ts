import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    minBlockSize: '100dvb',
    padding: `clamp(${space['4']}, 5dvb, ${space['10']}) ${space['4']}`,
  }),
)

export const column = style(
  inPage({
    display: 'grid',
    gap: space['5'],
    gridTemplateColumns: 'minmax(0, 1fr)',
    inlineSize: '100%',
    maxInlineSize: '46rem',
  }),
)

export const narrow = style([column, inPage({ maxInlineSize: '32rem' })])

export const title = style(inPage({ ...typeStyle('heading') }))

export const stepHeading = style(inPage({ ...typeStyle('title'), outline: 'none' }))

export const lead = style(inPage({ color: color.text.muted }))

export const stack = style(
  inPage({ display: 'grid', gap: space['5'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const tight = style(inPage({ display: 'grid', gap: space['2'] }))

export const line = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space['2']} ${space['4']}`,
    alignItems: 'center',
    justifyContent: 'space-between',
  }),
)

export const list = style(
  inPage({ display: 'grid', gap: space['3'], margin: 0, padding: 0, listStyle: 'none' }),
)

export const nextSteps = style(
  inPage({
    display: 'grid',
    gap: space['1'],
    margin: 0,
    paddingInlineStart: space['5'],
    listStyle: 'decimal',
  }),
)

/** Too many steps for a name under each: narrow enough for the one in words. */
export const progress = style(inPage({ inlineSize: '100%', maxInlineSize: '40rem' }))

export const pair = style(
  inPage({
    display: 'grid',
    gap: space['5'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  }),
)

export const small = style(
  inPage({ ...typeStyle('small'), color: color.text.muted, overflowWrap: 'anywhere' }),
)
