import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, motion } = vars

const thumbSize = '1.75rem'

/** The slider, and beside it, or under it where there is no room, the number. */
export const control = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${space['3']} ${space['5']}`,
  }),
)

export const slider = style(
  inComponent({ flex: '1 1 11rem', minInlineSize: 0, paddingInline: `calc(${thumbSize} / 2)` }),
)

export const number = style(inComponent({ flex: '0 0 7rem', display: 'flex' }))

/** "120 meses" needs more than "65 anos". */
export const months = style(inComponent({ flex: '0 0 8.5rem', display: 'flex' }))

export const amount = style(inComponent({ flex: '0 0 10rem', display: 'flex' }))

/** As high as the number's box, so that both stand on one line; the line in it is thin. */
export const track = style(
  inComponent({
    position: 'relative',
    blockSize: size.control,
    cursor: 'pointer',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: `calc(${thumbSize} / -2)`,
        insetBlockStart: 'calc(50% - 0.25rem)',
        blockSize: '0.5rem',
        border: `1px solid ${color.line.control}`,
        borderRadius: radius.pill,
        backgroundColor: color.ground.sunken,
      },
      '&[data-disabled]': { cursor: 'not-allowed' },
      '&[data-disabled]::before': { borderColor: color.line.hairline },
    },
  }),
)

/** From the start of the line to the thumb. A border, because forced colours drop backgrounds. */
export const fill = style(
  inComponent({
    insetBlockStart: 'calc(50% - 0.25rem)',
    // react-aria writes "100%" on the element.
    maxBlockSize: '0.5rem',
    pointerEvents: 'none',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(${thumbSize} / -2)`,
        insetInlineEnd: 0,
        border: `0.25rem solid ${color.brand.line}`,
        borderStartStartRadius: radius.pill,
        borderEndStartRadius: radius.pill,
      },
      '&[data-disabled]::before': { borderColor: color.text.disabled },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&::before': { borderColor: 'Highlight' } } },
    },
  }),
)

export const thumb = style(
  inComponent({
    insetBlockStart: '50%',
    inlineSize: thumbSize,
    blockSize: thumbSize,
    border: `0.5rem solid ${color.brand.line}`,
    borderRadius: radius.pill,
    backgroundColor: color.ground.surface,
    boxShadow: `0 0 0 2px ${color.ground.surface}`,
    cursor: 'grab',
    transition: `border-width ${motion.fast} ${motion.ease}`,
    selectors: {
      // The touch target is larger than the visible thumb.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: `calc((${thumbSize} - ${size.target}) / 2 - 0.5rem)`,
      },
      '&[data-hovered]': { borderWidth: '0.4375rem' },
      '&[data-dragging]': { borderWidth: '0.625rem', cursor: 'grabbing' },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { borderColor: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled]': { borderColor: 'GrayText' } },
      },
    },
  }),
)

/** The two ends of the line, under it. */
export const ends = style(
  inComponent({
    ...typeStyle('small'),
    display: 'flex',
    justifyContent: 'space-between',
    marginInline: `calc(${thumbSize} / -2)`,
    marginBlockStart: `calc(-1 * ${space['1']})`,
    color: color.text.muted,
  }),
)
