import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponent } from '../../tokens/in-layer.ts'
import { typeStyle } from '../../tokens/type-style.ts'

const { color, space, size } = vars

export const figure = style(
  inComponent({
    containerType: 'inline-size',
    inlineSize: '100%',
    display: 'grid',
    // Charts beside each other end on one line, however long their findings are.
    gridTemplateRows: '1fr auto',
    gap: space['5'],
    minInlineSize: 0,
  }),
)

export const head = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${space['2']} ${space['4']}`,
  }),
)

export const caption = style(inComponent({ flex: '1 1 16rem', display: 'grid', gap: space['1'] }))
export const finding = style(
  inComponent({ ...typeStyle('subtitle'), color: color.text.strong, textWrap: 'balance' }),
)
export const note = style(
  inComponent({ ...typeStyle('small'), color: color.text.muted, maxInlineSize: size.measure }),
)

/** Under the finding on a phone, with its words in line with it. */
export const toggle = style(
  inComponent({ '@container': { '(max-width: 480px)': { marginInlineStart: `calc(-1 * ${space['4']})` } } }),
)
