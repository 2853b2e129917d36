import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'
import { unseen } from '../unseen.ts'

const { color, space, size, radius, motion } = vars

/** Narrower than this the words and the keys are only read, not seen. */
const narrow = 'screen and (max-width: 48rem)'
const offScreen = { ...unseen, whiteSpace: 'nowrap' } as const

export const searchButton = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    inlineSize: '100%',
    minBlockSize: size.target,
    paddingInline: space['4'],
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.control,
    backgroundColor: color.ground.field,
    color: color.text.muted,
    textAlign: 'start',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.hovered]: { borderColor: color.line.strong, color: color.text.strong },
      [selectors.focusVisible]: { ...focusRing, borderColor: color.line.strong },
      [selectors.disabled]: {
        borderColor: color.line.hairline,
        color: color.text.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [narrow]: {
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        inlineSize: size.target,
        marginInlineStart: 'auto',
        padding: 0,
        borderColor: 'transparent',
        backgroundColor: 'transparent',
        color: color.text.strong,
        selectors: {
          [selectors.hovered]: { borderColor: 'transparent', backgroundColor: color.ground.hover },
        },
      },
    },
  }),
)

export const label = style(
  inComponent({
    ...typeStyle('body'),
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [narrow]: offScreen },
  }),
)

export const hint = style(
  inComponent({
    ...typeStyle('caption'),
    flex: 'none',
    paddingInline: space['2'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.small,
    fontFamily: 'inherit',
    '@media': { [narrow]: { display: 'none' }, '(hover: none)': { display: 'none' } },
  }),
)
