import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { tabularFigures } from '../tokens/type-style.ts'
import { unseen } from '../unseen.ts'
import { type Declarations, mostColumns, roomFor } from './narrow-table.ts'
import { detailCell, detailRow, opened } from './row-detail.css.ts'
import { body, cell, frame, head, row, table } from './StatementTable.css.ts'

const { color, space, font } = vars

/** How a part of a table stands in a list. It goes before what cards say, whatever their columns. */
const inList = (part: string, rule: Declarations) =>
  globalStyle(
    `${frame}[data-narrow="list"][data-columns] ${part}`,
    inComponent({
      '@media': { screen: { '@container': { [`(max-width: ${roomFor[mostColumns]}rem)`]: rule } } },
    }),
  )

inList(table, { display: 'block' })
inList(head, unseen)
inList(body, { display: 'block' })
inList(row, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space['4']}`,
  paddingBlock: space['3'],
})
inList(`${opened} + ${detailRow}`, { display: 'block' })
inList(detailCell, { display: 'block' })
inList(cell, { display: 'block', padding: 0, textAlign: 'start' })
inList(`${cell}::before`, { content: 'none' })
/** The first line: what it is, and beside it the first figure, for which there is always room. */
inList(`${cell}[scope="row"]`, { flex: '1 1 calc(100% - 9rem)', minInlineSize: 0, fontSize: font.size.body })
inList(`${cell}[data-numeric]`, { ...tabularFigures, order: 1, textAlign: 'end' })
/** The second line. What stands under each other in a cell stands beside each other there. */
inList(`td${cell}:not([data-numeric])`, {
  order: 2,
  display: 'flex',
  gap: space['2'],
  alignItems: 'baseline',
  color: color.text.muted,
  fontSize: font.size.small,
})
inList(`${cell}[data-numeric] ~ ${cell}[data-numeric]`, {
  order: 3,
  marginInlineStart: 'auto',
  color: color.text.muted,
  fontSize: font.size.small,
})
/** The first figure needs no name, the others do. */
inList(`${cell}[data-numeric] ~ ${cell}[data-numeric]::before`, {
  content: 'attr(data-label) " " / ""',
  display: 'inline',
})
inList(`${cell}[data-wide-only]`, { display: 'none' })
