import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, layer } = vars

const phone = 'screen and (max-width: 40rem)'

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
      [phone]: {
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
