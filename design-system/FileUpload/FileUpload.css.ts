import { style } from '@vanilla-extract/css'
import { focusRing, focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, motion } = vars

export const zone = style(
  inComponent({
    position: 'relative',
    display: 'grid',
    inlineSize: '100%',
    minInlineSize: 0,
    border: `1.5px dashed ${color.line.control}`,
    borderRadius: radius.control,
    backgroundColor: color.ground.field,
    color: color.text.body,
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.hovered]: { borderColor: color.line.strong },
      '&[data-invalid]': { borderColor: color.status.danger.line },
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: color.brand.line,
        boxShadow: `inset 0 0 0 1px ${color.brand.line}`,
        backgroundColor: color.brand.soft,
      },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': {
        borderColor: color.line.hairline,
        backgroundColor: color.ground.sunken,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
    },
  }),
)

export const whole = style(inComponent({ display: 'grid' }))

/** The whole empty area can be pressed. */
export const area = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['2'],
    padding: space['5'],
    borderRadius: `calc(${radius.control} - 2px)`,
    color: color.text.muted,
    cursor: 'pointer',
    selectors: {
      [selectors.focusVisible]: focusRingInside,
      [selectors.disabled]: { color: color.text.disabled, cursor: 'not-allowed' },
    },
  }),
)

export const mark = style(inComponent({ display: 'flex' }))

/** A finger drags nothing. */
export const prompt = style(
  inComponent({ ...typeStyle('small'), '@media': { '(hover: none)': { display: 'none' } } }),
)

/** Drawn as a button; the area around it is the button. */
export const choose = style(
  inComponent({
    selectors: {
      [`${area}[data-hovered] &`]: { backgroundColor: color.brand.soft },
      [`${area}[data-pressed] &`]: { backgroundColor: color.brand.softHover },
      [`${area}[data-disabled] &`]: {
        borderColor: color.line.hairline,
        backgroundColor: color.ground.sunken,
        color: color.text.disabled,
        cursor: 'not-allowed',
      },
    },
  }),
)

export const held = style(inComponent({ padding: space['4'], paddingBlockEnd: 0 }))

export const actions = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: space['2'], padding: space['4'] }),
)
