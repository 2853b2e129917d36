import { focusRing, inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space, size, radius } = vars

export const page = style(inPage({ display: 'grid', gap: space['8'], minInlineSize: 0 }))

export const section = style(inPage({ display: 'grid', gap: space['6'], minInlineSize: 0 }))

/** Cards of a service under each other. */
export const column = style(
  inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

/** Parts of a card under each other. */
export const inside = style(
  inPage({ display: 'grid', gap: space['4'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const stepHeading = style(
  inPage({
    ...typeStyle('title'),
    borderRadius: radius.small,
    scrollMarginBlockStart: `calc(${space['20']} + ${space['4']})`,
    selectors: { '&:focus-visible': focusRing, '&:focus:not(:focus-visible)': { outline: 'none' } },
  }),
)

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space['3'],
    '@media': { 'screen and (max-width: 30rem)': { flexDirection: 'column', alignItems: 'stretch' } },
  }),
)

export const receipt = style(inPage({ display: 'grid', gap: space['6'], maxInlineSize: size.measure }))

export const protocolLine = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: `${space['3']} ${space['6']}` }),
)

export const protocolName = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

export const protocol = style(
  inPage({ ...typeStyle('heading'), color: color.text.strong, userSelect: 'all' }),
)

export const verificationCode = style(inPage({ ...typeStyle('small'), overflowWrap: 'break-word' }))

export const nextHeading = style(inPage(typeStyle('subtitle')))

export const nextList = style(
  inPage({
    display: 'grid',
    gap: space['2'],
    margin: 0,
    paddingInlineStart: space['6'],
    marginBlockStart: space['3'],
    listStyle: 'decimal',
  }),
)

export const comparisonNext = style(
  inPage({ fontWeight: vars.font.weight.semibold, color: color.text.strong }),
)

export const comparisonSame = style(inPage({ color: color.text.muted }))

/** A heading of a reading with its lines. */
export const readingPart = style(inPage({ display: 'grid', gap: space['3'] }))

const BESIDE = 'screen and (min-width: 60rem)'

/** Fields and what they would do: side by side where there is room, the effect between fields and button where there is not. */
export const twoColumns = style(
  inPage({
    display: 'grid',
    gap: space['8'],
    gridTemplateAreas: '"fields" "effect" "actions"',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [BESIDE]: {
        gridTemplateAreas: '"fields effect" "actions effect"',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space['12'],
      },
    },
  }),
)

/** A form where nothing stands beside the fields. */
export const oneColumn = style(
  inPage({
    display: 'grid',
    gap: space['8'],
    gridTemplateAreas: '"fields" "actions"',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxInlineSize: size.form,
  }),
)

export const fieldColumn = style(
  inPage({
    gridArea: 'fields',
    display: 'grid',
    gap: space['6'],
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxInlineSize: size.form,
  }),
)

export const besideFields = style(
  inPage({
    gridArea: 'effect',
    minInlineSize: 0,
    '@media': {
      [BESIDE]: {
        position: 'sticky',
        insetBlockStart: `calc(${space['20']} + ${space['4']})`,
        alignSelf: 'start',
      },
    },
  }),
)

export const submitLine = style(
  inPage({
    gridArea: 'actions',
    display: 'grid',
    gap: space['3'],
    justifyItems: 'start',
    alignContent: 'start',
  }),
)

/** Short fields beside each other where there is room. */
export const pair = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    alignItems: 'start',
  }),
)

export const narrow = style(inPage({ display: 'grid', gap: space['6'], maxInlineSize: size.measure }))

export const small = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

/** Leads from what is to be corrected to its field. */
export const correctionLink = style(
  inPage({
    color: 'inherit',
    textDecoration: 'underline',
    selectors: { '&:focus-visible': focusRing },
  }),
)
