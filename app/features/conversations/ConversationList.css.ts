import { focusRing, focusRingInside, inPage, selectors, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, font, radius, size, space } = vars

export const rows = style(inPage({ margin: 0, padding: space['2'], listStyle: 'none' }))

export const rowsEnd = style(inPage({ display: 'grid', justifyItems: 'center', paddingBlock: space['2'] }))

export const row = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space['3'],
    alignItems: 'start',
    minBlockSize: size.row,
    padding: `calc(${size.inset} + ${space['1']}) ${space['3']}`,
    borderRadius: radius.control,
    color: color.text.body,
    textDecoration: 'none',
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover },
      [selectors.focusVisible]: focusRingInside,
      '&[aria-current="page"]': { backgroundColor: color.brand.soft },
    },
  }),
)

export const texts = style(inPage({ display: 'grid', gap: '0.125rem', minInlineSize: 0 }))

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const who = style(
  inPage({ ...typeStyle('label'), ...oneLine, color: color.text.strong, fontWeight: font.weight.semibold }),
)

export const subject = style(inPage({ ...typeStyle('small'), ...oneLine, color: color.text.body }))

export const last = style(inPage({ ...typeStyle('small'), ...oneLine, color: color.text.muted }))

export const lastUnread = style([last, inPage({ color: color.text.strong, fontWeight: font.weight.medium })])

/** A line with something small at its end. */
export const line = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: space['2'],
  }),
)

export const moment = style(inPage({ ...typeStyle('caption'), color: color.text.muted }))

export const badge = style(
  inPage({
    ...typeStyle('caption'),
    minInlineSize: '1.375rem',
    paddingInline: space['1'],
    border: '1px solid transparent',
    borderRadius: radius.pill,
    backgroundColor: color.brand.fill,
    borderColor: color.brand.edge,
    color: color.brand.onFill,
    fontWeight: font.weight.semibold,
    textAlign: 'center',
  }),
)

export const views = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space['2'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const view = style(
  inPage({
    ...typeStyle('small'),
    display: 'flex',
    alignItems: 'center',
    minBlockSize: `max(2rem, calc(${size.target} - ${space['2']}))`,
    paddingInline: space['3'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.pill,
    color: color.text.body,
    fontWeight: font.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover },
      [selectors.current]: {
        borderColor: color.brand.line,
        backgroundColor: color.brand.soft,
        color: color.brand.text,
      },
      [selectors.focusVisible]: focusRing,
    },
  }),
)
