import { useId } from 'react'
import { FigureExplanation } from '#app/features/service-request/FigureExplanation.tsx'
import { formatReais } from '#app/format/money.ts'
import { incomeReportBlockNames, incomeReportNoteNames } from '#contract/rendimentos.text.ts'
import type { IncomeReportAnswer, IncomeReportOnWire } from '#contract/rendimentos.ts'
import { Accordion } from '#design-system/Accordion/Accordion.tsx'
import { Card } from '#design-system/Card/Card.tsx'
import { DescriptionList } from '#design-system/DescriptionList/DescriptionList.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { explainedLines } from './explained-lines.ts'
import { IncomeLines } from './IncomeLines.tsx'
import { beside, document } from './income-report.css.ts'
import { incomeReportText } from './income-report.text.ts'
import { blockTitle, incomeTitle, natureSentence, previewSentence } from './income-report-sentences.ts'

/** The income report of a year, block by block as the federal revenue's form. */
export function IncomeDocument({ report, linkId }: { report: IncomeReportAnswer; linkId: number }) {
  const titleId = useId()
  const { ano, fechado, comprovantes } = report
  return (
    <section aria-labelledby={titleId} className={document}>
      <DocumentHead
        id={titleId}
        title={incomeTitle(ano)}
        pdfHref={fechado ? `/arquivos/comprovante-rendimentos/${ano}` : null}
        linkId={linkId}
        preview={previewSentence(report, comprovantes[0]?.meses.at(-1)?.competencia)}
      />
      {comprovantes.map((one) => (
        <OneNature key={one.codigoReceita} report={report} one={one} />
      ))}
      <Card title={blockTitle(8, incomeReportBlockNames[8])} headingLevel={3}>
        <DescriptionList
          layout="rows"
          items={[
            { id: 'name', term: incomeReportText.officer, description: report.fontePagadora.responsavel },
          ]}
        />
      </Card>
    </section>
  )
}

function OneNature({ report, one }: { report: IncomeReportAnswer; one: IncomeReportOnWire }) {
  const { fontePagadora, beneficiario } = report
  const { source, person, explanations, noExtra, noneAccumulated } = incomeReportText
  const explained = explainedLines(one)
  return (
    <>
      <div className={beside}>
        <Card title={blockTitle(1, incomeReportBlockNames[1])} headingLevel={3}>
          <DescriptionList
            layout="rows"
            items={[
              { id: 'cnpj', term: source.cnpj, description: fontePagadora.cnpj, isNumeric: true },
              { id: 'name', term: source.name, description: fontePagadora.nome },
            ]}
          />
        </Card>
        <Card title={blockTitle(2, incomeReportBlockNames[2])} headingLevel={3}>
          <DescriptionList
            layout="rows"
            items={[
              { id: 'cpf', term: person.cpf, description: beneficiario.cpf, isNumeric: true },
              { id: 'name', term: person.name, description: beneficiario.nome },
              { id: 'nature', term: person.nature, description: natureSentence(one) },
            ]}
          />
        </Card>
      </div>
      <IncomeLines report={one} />
      <Card title={blockTitle(6, incomeReportBlockNames[6])} headingLevel={3}>
        <p>{noneAccumulated}</p>
      </Card>
      <Card title={blockTitle(7, incomeReportBlockNames[7])} headingLevel={3}>
        {one.complementares.length === 0 ? (
          <p>{noExtra}</p>
        ) : (
          <DescriptionList
            layout="rows"
            items={one.complementares.map(({ codigo, valor }) => ({
              id: codigo,
              term: incomeReportNoteNames[codigo],
              description: formatReais(valor),
              isNumeric: true,
            }))}
          />
        )}
      </Card>
      {explained.length > 0 && (
        <Card title={explanations} headingLevel={3}>
          <Accordion>
            {explained.map(({ id, ...line }) => (
              <FigureExplanation key={id} {...line} headingLevel={4} />
            ))}
          </Accordion>
        </Card>
      )}
    </>
  )
}
