import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { TALL } from '../tokens/tall.ts'

const { color, space, layer } = vars

const phone = 'screen and (max-width: 40rem)'
const tallPhone = `${phone} and ${TALL}`

export const nav = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['3'],
    minInlineSize: '100%',
    paddingBlock: space['4'],
    borderBlockStart: `1px solid ${color.line.hairline}`,
    '@media': {
      [tallPhone]: {
        selectors: {
          '&[data-sticky]': {
            position: 'sticky',
            insetBlockEnd: 0,
            zIndex: layer.sticky,
            paddingBlockStart: space['3'],
            paddingBlockEnd: `max(${space['3']}, env(safe-area-inset-bottom))`,
            // As wide as the page: its own edges are not those of the column it stands in.
            marginInline: `calc(-1 * ${space['4']})`,
            paddingInline: space['4'],
            backgroundColor: color.ground.page,
          },
        },
      },
    },
  }),
)

// Whatever gets focus is scrolled out from under it, also where its buttons stand in two rows.
globalStyle(
  `html:has(${nav}[data-sticky])`,
  inComponent({ '@media': { [tallPhone]: { scrollPaddingBlockEnd: '9.5rem' } } }),
)

export const forward = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space['3'],
    marginInlineStart: 'auto',
    '@media': { [phone]: { flex: '1 1 9rem', display: 'grid' } },
  }),
)
