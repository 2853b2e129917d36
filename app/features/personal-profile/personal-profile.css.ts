import { focusRing } from '@portal/design-system/focus-ring'
import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

export const page = style(
  inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: '60rem' }),
)

export const sections = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: space['2'], margin: 0, padding: 0, listStyle: 'none' }),
)

export const section = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    paddingInline: space['4'],
    borderRadius: radius.pill,
    border: `1px solid ${color.line.control}`,
    ...typeStyle('label'),
    color: color.text.strong,
    textDecoration: 'none',
    selectors: {
      '&[aria-current="page"]': {
        backgroundColor: color.brand.soft,
        borderColor: color.brand.line,
        color: color.brand.text,
      },
      '&:hover:not([aria-current="page"])': { backgroundColor: color.ground.hover },
      '&:focus-visible': focusRing,
    },
  }),
)

export const stack = style(
  inPage({ display: 'grid', gap: space['4'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

/** A place where something is said later: no gap while it says nothing. */
export const said = style(
  inPage({ outline: 'none', selectors: { '&:empty': { marginBlockStart: `calc(${space['4']} * -1)` } } }),
)

export const form = style(inPage({ display: 'grid', gap: space['5'], maxInlineSize: '40rem' }))

export const fields = style(
  inPage({
    display: 'grid',
    gap: space['5'],
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  }),
)

export const actions = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: space['3'] }))

export const note = style(inPage({ ...typeStyle('small'), margin: 0, color: color.text.muted }))

export const links = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space['6'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const consents = style(
  inPage({ display: 'grid', gap: space['5'], margin: 0, padding: 0, listStyle: 'none' }),
)
