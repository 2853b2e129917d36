import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, shadow } = vars

const frame = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: space['4'],
    minInlineSize: 0,
    border: '1px solid',
    borderRadius: radius.card,
    '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
    // A long table or form would begin on a new page and leave the rest of this one empty.
    selectors: {
      '&:has(tbody tr:nth-child(6), fieldset, section input)': {
        '@media': { print: { breakInside: 'auto' } },
      },
    },
  }),
)

export const tone = styleVariants({
  surface: [
    frame,
    inComponent({
      backgroundColor: color.ground.surface,
      borderColor: color.line.hairline,
      boxShadow: shadow.card,
    }),
  ],
  sunken: [frame, inComponent({ backgroundColor: color.ground.sunken, borderColor: color.line.hairline })],
  brand: [frame, inComponent({ backgroundColor: color.brand.soft, borderColor: color.brand.softHover })],
})

export const padding = styleVariants({
  none: inComponent({ padding: 0, overflow: 'clip' }),
  compact: inComponent({ padding: space['4'] }),
  roomy: inComponent({
    padding: `clamp(${space['4']}, 3vw, ${space['8']})`,
    '@media': { print: { padding: space['4'] } },
  }),
})

export const header = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['4'],
  }),
)

export const heading = style(inComponent(typeStyle('subtitle')))

/** A button here does not push the title away from the card's edge. */
export const headerAction = style(inComponent({ marginBlock: `calc(-1 * ${space['2']})` }))
