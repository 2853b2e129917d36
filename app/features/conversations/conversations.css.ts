import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, font, radius, size, space } = vars

export const line = style(inPage({ display: 'flex', alignItems: 'flex-start', gap: space['3'] }))

/** One's own messages stand on the other side. */
export const mine = style(inPage({ flexDirection: 'row-reverse' }))

export const bubble = style(
  inPage({
    maxInlineSize: size.form,
    minInlineSize: 0,
    padding: `${space['3']} ${space['4']}`,
    borderRadius: radius.card,
    border: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.sunken,
    selectors: { [`${mine} > &`]: { backgroundColor: color.brand.soft, borderColor: color.brand.softHover } },
  }),
)

export const author = style(
  inPage({
    ...typeStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space['3'],
    margin: 0,
    fontWeight: font.weight.semibold,
    color: color.text.strong,
  }),
)

export const text = style(
  inPage({
    marginBlock: `${space['1']} 0`,
    color: color.text.body,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
)
