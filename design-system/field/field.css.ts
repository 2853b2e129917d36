import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, motion } = vars

/** The whole field: label, box, messages, under each other. */
export const root = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: space['2'],
    inlineSize: '100%',
    minInlineSize: 0,
    textAlign: 'start',
    '@media': { print: { breakInside: 'avoid' } },
  }),
)

export const label = style(
  inComponent({ ...typeStyle('label'), color: color.text.strong, cursor: 'default' }),
)

/**
 * The empty alternative text keeps the star out of the name that assistive technology reads; its space never lets it stand alone in a
 * line.
 */
export const requiredMark = style(
  inComponent({ '::after': { content: '"\\00a0*" / ""', color: color.status.danger.text } }),
)

/** The label's line when something stands at its end. */
export const heading = style(
  inComponent({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space['4'],
    selectors: { '&:has(> :only-child:not(label))': { justifyContent: 'flex-end' } },
  }),
)

/** The edge around the value, with room for an icon or a button at either side. */
export const box = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: size.control,
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.control,
    backgroundColor: color.ground.field,
    color: color.text.strong,
    cursor: 'text',
    transition: `border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.hovered]: { borderColor: color.line.strong },
      [selectors.focusWithin]: { ...focusRing, borderColor: color.line.strong },
      [selectors.invalid]: {
        borderColor: color.status.danger.line,
        boxShadow: `inset 0 0 0 1px ${color.status.danger.line}`,
      },
      [`${root}[data-readonly] &`]: {
        backgroundColor: color.ground.sunken,
        borderColor: color.line.hairline,
      },
      [selectors.disabled]: {
        backgroundColor: color.ground.sunken,
        borderColor: color.line.hairline,
        color: color.text.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { [selectors.disabled]: { borderColor: 'GrayText' } } },
    },
  }),
)

/** The bare control inside the box. */
export const input = style(
  inComponent({
    ...typeStyle('body'),
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    minBlockSize: `calc(${size.control} - 2px)`,
    paddingInline: space['4'],
    paddingBlock: size.inset,
    border: 0,
    borderRadius: `calc(${radius.control} - 1px)`,
    background: 'transparent',
    color: 'inherit',
    // The box shows the ring.
    outline: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: color.text.muted, opacity: 1 },
      '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentcolor' },
      '&:disabled::placeholder': { color: color.text.disabled },
      '&:autofill': {
        boxShadow: `inset 0 0 0 100vmax ${color.ground.field}`,
        WebkitTextFillColor: color.text.strong,
      },
    },
  }),
)

/** Something small beside the value: a currency sign, a magnifier. */
export const adornment = style(
  inComponent({
    flex: 'none',
    display: 'flex',
    paddingInlineStart: space['4'],
    marginInlineEnd: `calc(-1 * ${space['2']})`,
    color: color.text.muted,
    selectors: { [`${box}[data-disabled] &`]: { color: color.text.disabled } },
  }),
)

export const description = style(inComponent({ ...typeStyle('small'), color: color.text.muted }))

export const error = style(
  inComponent({
    ...typeStyle('small'),
    display: 'flex',
    gap: space['2'],
    color: color.status.danger.text,
    fontWeight: vars.font.weight.medium,
  }),
)

/** Holds the error's icon on the first line of its text. */
export const errorIcon = style(
  inComponent({ display: 'flex', alignItems: 'center', flex: 'none', blockSize: '1.5em' }),
)
