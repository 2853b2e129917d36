import { style } from '@vanilla-extract/css'
import { root } from '../field/field.css.ts'
import { focusRing } from '../focus-ring.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, motion } = vars

/** The line of cells and what says that the code is being checked. */
export const line = style(inComponent({ display: 'flex', alignItems: 'center', gap: space['3'] }))

/** Cells to look at, with the one input over them. */
export const code = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    flex: '0 1 auto',
    gap: space['2'],
    minInlineSize: 0,
    direction: 'ltr',
  }),
)

/** Takes every key and every paste; what it holds is drawn by the cells. */
export const input = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    border: 0,
    // Small enough never to scroll sideways, big enough that iOS does not zoom in.
    fontSize: '1rem',
    background: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    // The cell shows the ring.
    outline: 'none',
    cursor: 'text',
    selectors: {
      '&::selection': { background: 'transparent', color: 'transparent' },
      '&:disabled': { cursor: 'not-allowed' },
      '&:autofill': { WebkitTextFillColor: 'transparent', transition: 'background-color 9999s' },
    },
  }),
)

export const cell = style(
  inComponent({
    ...typeStyle('title'),
    display: 'grid',
    placeItems: 'center',
    flex: '0 1 3rem',
    inlineSize: '3rem',
    minInlineSize: 0,
    blockSize: '3.5rem',
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.control,
    backgroundColor: color.ground.field,
    color: color.text.strong,
    transition: `border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [`${code}:hover &`]: { borderColor: color.line.strong },
      [`${input}[data-focused] ~ &[data-active]`]: { ...focusRing, borderColor: color.line.strong },
      // Where the next digit goes.
      [`${input}[data-focused] ~ &[data-active]:empty::after`]: {
        content: '',
        blockSize: '1.5rem',
        borderInlineStart: `2px solid ${color.text.strong}`,
      },
      [`${root}[data-invalid] &`]: {
        borderColor: color.status.danger.line,
        boxShadow: `inset 0 0 0 1px ${color.status.danger.line}`,
      },
      [`${root}[data-readonly] &`]: {
        backgroundColor: color.ground.sunken,
        borderColor: color.line.hairline,
      },
      [`${root}[data-disabled] &`]: {
        backgroundColor: color.ground.sunken,
        borderColor: color.line.hairline,
        color: color.text.disabled,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [`${root}[data-disabled] &`]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
)
