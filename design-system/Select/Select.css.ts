import { style } from '@vanilla-extract/css'
import { box, root } from '../field/field.css.ts'
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
    paddingBlock: size.inset,
    cursor: 'pointer',
    selectors: {
      [selectors.focusVisible]: { ...focusRing, borderColor: color.line.strong },
      [selectors.pressed]: { borderColor: color.line.strong },
      [`${root}[data-invalid] &`]: {
        borderColor: color.status.danger.line,
        boxShadow: `inset 0 0 0 1px ${color.status.danger.line}`,
      },
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

export const chevron = style(
  inComponent({
    display: 'flex',
    flex: 'none',
    color: color.text.muted,
    selectors: { [`${trigger}[data-disabled] &`]: { color: 'inherit' } },
  }),
)

export const popover = style(inComponent({ minInlineSize: 'var(--trigger-width)', maxInlineSize: '24rem' }))

const { raised } = color.ground
const shade = `color-mix(in srgb, ${color.text.strong} 14%, transparent)`

/** A shade at either end while there is more to see there; the covers scroll away with the text. */
const moreToSee = [
  `linear-gradient(${raised} 40%, transparent) top / 100% 2rem no-repeat local`,
  `linear-gradient(transparent, ${raised} 60%) bottom / 100% 2rem no-repeat local`,
  `linear-gradient(${shade}, transparent) top / 100% 0.5rem no-repeat scroll`,
  `linear-gradient(transparent, ${shade}) bottom / 100% 0.5rem no-repeat scroll`,
].join(', ')

export const list = style(
  inComponent({
    maxBlockSize: size.list,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space['1'],
    background: moreToSee,
    outline: 'none',
    scrollPaddingBlock: space['3'],
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
    paddingBlock: size.inset,
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
