import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import type { ExitStatementOnWire } from '#contract/exits/exit-statement.ts'
import { dateText, spanText } from '#contract/value-text.ts'
import { exitStatementText } from './exit-statement.text.ts'

const { dates: text } = exitStatementText

/** When the person came, left, and was told. */
export function StatementDates({ statement: { entregueEm, conteudo } }: { statement: ExitStatementOnWire }) {
  const day = (id: string, term: string, date: string) => ({ id, term, description: dateText(date) })
  return (
    <Card title={text.heading}>
      <DescriptionList
        items={[
          {
            id: 'hired',
            term: text.hired,
            description: conteudo.admissao === null ? text.unknown : dateText(conteudo.admissao),
          },
          day('joined', text.joined, conteudo.adesao),
          day('ended', text.ended, conteudo.desligamento),
          day('noticed', text.noticed, conteudo.comunicadoEm),
          { id: 'months', term: text.months, description: spanText(conteudo.mesesPlano) },
          day('delivered', text.delivered, entregueEm),
          day('counted', text.counted, conteudo.calculadoEm),
          { id: 'enrolment', term: text.enrolment, description: conteudo.matricula },
        ]}
      />
    </Card>
  )
}
