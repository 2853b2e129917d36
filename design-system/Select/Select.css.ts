import { style } from '@vanilla-extract/css'
import { box } from '../field/field.css.ts'
import { focusRing, focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius } = vars

/** The field's box, worn by a button. */
export const trigger = style([
  box,
  inComponent({
    ...typeStyle('body'),
    justifyContent: 'space-between',
    gap: space['3'],
    paddingInline: space['4'],
    paddingBlock: space['2'],
    cursor: 'pointer',
    selectors: {
      [selectors.focusVisible]: { ...focusRing, borderColor: color.line.strong },
      [selectors.pressed]: { borderColor: color.line.strong },
    },
  }),
])

export const value = style(
  inComponent({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      [selectors.placeholder]: { color: color.text.muted },
      [`${trigger}[data-disabled] &`]: { color: 'inherit' },
    },
  }),
)

export const chevron = style(inComponent({ display: 'flex', flex: 'none', color: color.text.muted }))

export const popover = style(inComponent({ minInlineSize: 'var(--trigger-width)', maxInlineSize: '24rem' }))

export const list = style(
  inComponent({
    maxBlockSize: size.list,
    overflowY: 'auto',
    padding: space['2'],
    outline: 'none',
    scrollPaddingBlock: space['2'],
  }),
)

export const option = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['3'],
    minBlockSize: size.target,
    paddingInline: space['3'],
    paddingBlock: space['2'],
    borderRadius: radius.small,
    color: color.text.strong,
    cursor: 'pointer',
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover },
      [selectors.pressed]: { backgroundColor: color.ground.pressed },
      [selectors.focused]: { backgroundColor: color.ground.hover },
      [selectors.focusVisible]: focusRingInside,
      [selectors.selected]: { fontWeight: vars.font.weight.medium },
      [selectors.disabled]: { color: color.text.disabled, cursor: 'not-allowed' },
    },
  }),
)

export const optionTexts = style(inComponent({ display: 'grid', minInlineSize: 0 }))

export const optionDescription = style(
  inComponent({
    ...typeStyle('small'),
    color: color.text.muted,
    selectors: { [`${option}[data-disabled] &`]: { color: 'inherit' } },
  }),
)

/** Keeps its place when nothing is chosen, so that texts do not move. */
export const check = style(
  inComponent({
    flex: 'none',
    display: 'flex',
    color: color.brand.text,
    visibility: 'hidden',
    selectors: { [`${option}[data-selected] &`]: { visibility: 'visible' } },
  }),
)

export const empty = style(inComponent({ padding: space['3'], color: color.text.muted }))
