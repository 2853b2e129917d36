import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

const WIDE = 'screen and (min-width: 80rem)'

export const planSelect = style(inPage({ maxInlineSize: '20rem', marginBlockEnd: space['6'] }))

/** Fields beside what they do, where there is room. */
export const columns = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"fields" "effect" "history"',
    '@media': {
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"fields effect" "history effect"',
      },
    },
  }),
)

export const fieldsArea = style(inPage({ gridArea: 'fields' }))

export const effectArea = style(
  inPage({
    gridArea: 'effect',
    display: 'grid',
    gap: space['6'],
    gridTemplateColumns: 'minmax(0, 1fr)',
  }),
)

export const historyArea = style(inPage({ gridArea: 'history' }))

export const rows = style(inPage({ display: 'grid', gap: space['5'], gridTemplateColumns: 'minmax(0, 1fr)' }))

export const actions = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: space['3'] }))

export const previews = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    marginBlock: space['4'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  }),
)

export const sampleFigure = style(
  inPage({ display: 'grid', gap: space['2'], alignContent: 'start', margin: 0, minInlineSize: 0 }),
)

export const sampleText = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

export const sample = style(
  inPage({
    overflow: 'hidden',
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.page,
    color: color.text.body,
  }),
)

export const sampleBar = style(
  inPage({
    ...typeStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space['2'],
    padding: space['3'],
    backgroundColor: color.chrome.ground,
    borderBlockEnd: `1px solid ${color.chrome.line}`,
    color: color.chrome.muted,
  }),
)

export const sampleLogo = style(inPage({ blockSize: '2rem', inlineSize: 'auto', maxInlineSize: '6rem' }))

export const sampleName = style(
  inPage({ fontWeight: font.weight.semibold, color: color.chrome.text, marginInlineEnd: 'auto' }),
)

export const sampleCurrent = style(
  inPage({
    paddingBlock: space['1'],
    paddingInline: space['2'],
    borderRadius: radius.small,
    backgroundColor: color.chrome.active,
    color: color.chrome.onActive,
    fontWeight: font.weight.semibold,
  }),
)

export const sampleOther = style(inPage({ color: color.chrome.muted }))

/** A strip of its own: no text ever stands on it. */
export const sampleBackground = style(
  inPage({ display: 'block', inlineSize: '100%', blockSize: '4rem', objectFit: 'cover' }),
)

export const sampleBody = style(inPage({ display: 'grid', gap: space['3'], padding: space['4'] }))

export const sampleHeading = style(inPage({ ...typeStyle('subtitle'), color: color.text.strong }))

export const sampleLink = style(
  inPage({ color: color.brand.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
)

export const sampleActions = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] }),
)

export const report = style(
  inPage({ display: 'grid', gap: space['3'], margin: 0, padding: 0, listStyle: 'none' }),
)

export const historyLine = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] }),
)

export const historyColor = style(inPage({ display: 'inline-flex', alignItems: 'center', gap: space['2'] }))

/** The colour itself; the edge shows it on any ground. */
export const historySwatch = style(
  inPage({
    display: 'inline-block',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.small,
  }),
)
