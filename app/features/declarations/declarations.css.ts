import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, size, space } = vars

export const status = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space['4']} ${space['6']}`,
  }),
)

export const statusWords = style(
  inPage({ display: 'grid', gap: space['2'], justifyItems: 'start', maxInlineSize: size.measure }),
)

export const definition = style(inPage({ display: 'grid', gap: space['3'] }))

/** One tax residence among others. */
export const residence = style(
  inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const residences = style([residence])

export const sectionHead = style(inPage({ display: 'grid', gap: space['1'] }))

export const sectionHeading = style(inPage({ ...typeStyle('subtitle'), color: color.text.strong }))

export const small = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

export const effects = style(
  inPage({ display: 'grid', gap: space['2'], margin: 0, paddingInlineStart: space['5'], listStyle: 'disc' }),
)

export const files = style(inPage({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space['4']}` }))
