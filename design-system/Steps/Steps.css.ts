import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, font } = vars

/** Narrower than this only the current step keeps its label. */
const narrow = '(max-width: 640px)'
const whenNarrow = (rule: object) => ({ '@container': { [narrow]: rule } })

export const frame = style(
  inComponent({ containerType: 'inline-size', inlineSize: '100%', display: 'grid', gap: space['3'] }),
)

export const list = style(inComponent({ display: 'flex', gap: space['2'] }))

export const step = style(
  inComponent({
    position: 'relative',
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    gap: space['2'],
    alignContent: 'start',
    paddingBlockStart: space['3'],
    color: color.text.muted,
    fontSize: font.size.small,
    lineHeight: font.line.snug,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: 0,
        blockSize: '4px',
        borderRadius: radius.pill,
        backgroundColor: color.line.hairline,
        // Forced colours drop backgrounds; a border stays.
        borderBlockStart: '1px solid transparent',
      },
      '&[data-state="done"]::before': { backgroundColor: color.brand.line },
      '&[data-state="current"]::before': { backgroundColor: color.brand.line },
      '&[data-state="current"]': { color: color.text.strong, fontWeight: font.weight.semibold },
    },
  }),
)

export const label = style(
  inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space['2'],
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: radius.small,
    selectors: {
      'a&': { textDecoration: 'underline', textUnderlineOffset: '0.2em', color: color.brand.text },
      [selectors.focusVisible]: focusRing,
    },
    ...whenNarrow({ display: 'none' }),
  }),
)

export const mark = style(inComponent({ flex: 'none', color: color.brand.text, paddingBlockStart: '0.1em' }))

/** The step in words, for narrow screens. */
export const summary = style(
  inComponent({
    ...typeStyle('small'),
    display: 'none',
    color: color.text.muted,
    ...whenNarrow({ display: 'block' }),
  }),
)

export const summaryLabel = style(inComponent({ color: color.text.strong, fontWeight: font.weight.semibold }))
