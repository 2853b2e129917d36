import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, size, space } = vars

const WIDE = 'screen and (min-width: 72rem)'

/** The questions beside what comes of them, where there is room. */
export const workbench = style(
  inPage({
    display: 'grid',
    gap: space['8'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' } },
  }),
)

export const column = style(
  inPage({ display: 'grid', gap: space['6'], minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const group = style(
  inPage({
    display: 'grid',
    gap: space['5'],
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxInlineSize: size.form,
  }),
)

export const legend = style(
  inPage({ ...typeStyle('subtitle'), color: color.text.strong, padding: 0, paddingBlockEnd: space['4'] }),
)

export const send = style(inPage({ display: 'grid', gap: space['3'], justifyItems: 'start' }))

export const finding = style(
  inPage({ ...typeStyle('title'), color: color.text.strong, maxInlineSize: size.measure }),
)

export const sentence = style(inPage({ maxInlineSize: size.measure }))

export const figures = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    alignItems: 'start',
  }),
)

/** A figure and the mark of the better one under it. */
export const regime = style(
  inPage({ display: 'grid', gap: space['3'], justifyItems: 'start', alignContent: 'start' }),
)

export const note = style(
  inPage({ ...typeStyle('small'), color: color.text.muted, maxInlineSize: size.measure }),
)
