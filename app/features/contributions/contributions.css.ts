import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'
import { typeStyle } from '#design-system/tokens/type-style.ts'

const { color, space, size } = vars

const BESIDE = 'screen and (min-width: 60rem)'

/** Fields and their effect: side by side where there is room, the effect between fields and button where there is not. */
export const columns = style(
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

export const fields = style(
  inPage({
    gridArea: 'fields',
    display: 'grid',
    gap: space['6'],
    alignContent: 'start',
    maxInlineSize: size.form,
  }),
)

export const effect = style(
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

export const formActions = style(
  inPage({
    gridArea: 'actions',
    display: 'grid',
    gap: space['3'],
    justifyItems: 'start',
    alignContent: 'start',
  }),
)

export const narrow = style(inPage({ display: 'grid', gap: space['6'], maxInlineSize: size.measure }))

export const note = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

export const effectLine = style(inPage({ ...typeStyle('label'), color: color.text.strong }))

export const pair = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    alignItems: 'start',
  }),
)

export const explanation = style(inPage({ display: 'grid', gap: space['3'] }))

export const amount = style(
  inPage({ display: 'block', fontWeight: vars.font.weight.semibold, color: color.text.strong }),
)

export const amountToday = style(inPage({ ...typeStyle('small'), display: 'block', color: color.text.muted }))

/** A form of one column, where nothing stands beside the fields. */
export const oneColumn = style(
  inPage({ display: 'grid', gap: space['6'], alignContent: 'start', maxInlineSize: size.form }),
)

export const submitLine = style(inPage({ display: 'grid', gap: space['3'], justifyItems: 'start' }))
