import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const MEDIUM = 'screen and (min-width: 40rem)'
const PHONE = 'screen and (max-width: 39.99rem)'
const WIDE = 'screen and (min-width: 80rem)'

/** Cards under each other. The page's header brings its own distance. */
export const cards = style(
  inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

/** The way back stands flush with the heading, its padding outside the text's edge. */
export const wayBack = style(inPage({ marginInlineStart: `calc(-1 * ${space['4']})` }))

/** What became of a move, only as tall as what it says. */
export const moveResult = style(inPage({ selectors: { '&:not(:empty)': { marginBlockEnd: space['6'] } } }))

export const lines = style(
  inPage({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start', gap: space['1'] }),
)

/** Opens the filters on a phone; elsewhere they are always open. */
export const filterToggle = style(
  inPage({
    display: 'none',
    '@media': { [`${PHONE} and (scripting: enabled)`]: { display: 'block' } },
  }),
)

/** Fields of the filters beside each other, as many as fit. On a phone only once they are asked for. */
export const filterGrid = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [`${PHONE} and (scripting: enabled)`]: {
        marginBlockStart: space['4'],
        selectors: { '&:not([data-open])': { display: 'none' } },
      },
      [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [WIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
)

/** The keyword and its buttons, on one line where there is room. */
export const keywordRow = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    alignItems: 'end',
    marginBlockStart: space['4'],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
)

export const filterActions = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: space['3'] }))

export const results = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['3'],
  }),
)

export const foundHeading = style(inPage({ ...typeStyle('subtitle'), margin: 0, color: color.text.strong }))

/** The heading of the list, with a turning mark while a newer list is on its way. */
export const foundLine = style(inPage({ display: 'flex', alignItems: 'center', gap: space['3'] }))

/** One request: what was asked beside where it stands. */
export const detailGrid = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [WIDE]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    },
  }),
)

export const column = style(
  inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const moves = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: space['3'] }))

export const note = style(inPage({ margin: 0, color: color.text.muted }))

/** A verification code breaks between its groups only. */
export const longCode = style(inPage({ overflowWrap: 'break-word' }))

export const quote = style(
  inPage({
    margin: `${space['1']} 0 0`,
    paddingInlineStart: space['3'],
    borderInlineStart: `3px solid ${color.line.hairline}`,
    color: color.text.body,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
)

/** The stages of a request under each other, each with what is looked at in it. */
export const stageList = style(
  inPage({ display: 'grid', gap: space['6'], margin: 0, padding: 0, listStyle: 'none' }),
)

export const stageItem = style(inPage({ display: 'grid', gap: space['2'], minInlineSize: 0 }))

export const stageHead = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space['1']} ${space['3']}` }),
)

export const stageName = style(inPage({ ...typeStyle('label'), margin: 0, color: color.text.strong }))

export const checkList = style(
  inPage({
    display: 'grid',
    gap: space['3'],
    margin: 0,
    marginBlockStart: space['2'],
    padding: 0,
    listStyle: 'none',
  }),
)

/** What may be asked to be corrected, with a note under each. */
export const correctionGroup = style(
  inPage({ display: 'grid', gap: space['3'], margin: 0, padding: 0, border: 0, minInlineSize: 0 }),
)

export const corrections = style(
  inPage({ display: 'grid', gap: space['4'], margin: 0, padding: 0, listStyle: 'none' }),
)
