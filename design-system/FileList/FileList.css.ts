import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, radius } = vars

export const list = style(
  inComponent({
    inlineSize: '100%',
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.surface,
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const row = style(
  inComponent({
    display: 'grid',
    gap: space['2'],
    padding: space['3'],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line.hairline}` } },
  }),
)

export const state = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['1']} ${space['3']}`,
    paddingBlockStart: space['1'],
  }),
)
