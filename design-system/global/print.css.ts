import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inPage } from '../tokens/in-layer.ts'

const onPaper = (selector: string, rule: NonNullable<StyleRule['@media']>[string]) =>
  globalStyle(selector, inPage({ '@media': { print: rule } }))

globalStyle('@page', { margin: '16mm' })

onPaper('html', { fontSize: '10pt' })
onPaper('body', { backgroundColor: '#ffffff' })
onPaper('h1, h2, h3', { breakAfter: 'avoid' })
onPaper('tr, figure', { breakInside: 'avoid' })
onPaper('thead', { display: 'table-header-group' })
/** `data-print="hide"` keeps navigation and buttons off the paper, however a page lays them out. */
onPaper(':root [data-print="hide"]', { display: 'none' })
/** No finger has to hit a row on paper. */
onPaper(':root', {
  vars: { [vars.shadow.card]: 'none', [vars.shadow.raised]: 'none', [vars.size.row]: '2rem' },
})
