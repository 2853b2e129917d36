import { Accordion } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { FigureExplanation } from '#app/features/request-engine/FigureExplanation.tsx'
import { incomeReportBlockNames, incomeReportNoteNames } from '#contract/payroll/income-reports.text.ts'
import type { IncomeReportAnswer, IncomeReportOnWire } from '#contract/payroll/income-reports.ts'
import { reaisText } from '#contract/value-text.ts'
import { explainedLines } from './explained-lines.ts'
import { IncomeLines } from './IncomeLines.tsx'
import { blockTitle, natureSentence } from './income-report-sentences.ts'
import { incomeReportText } from './income-reports.text.ts'

type IncomeOfNatureProps = { report: IncomeReportAnswer; one: IncomeReportOnWire }

/** The blocks of one nature of income: who paid whom, the lines, and how each was found. */
export function IncomeOfNature({ report, one }: IncomeOfNatureProps) {
  const { fontePagadora, beneficiario } = report
  const { source, person, explanations, noExtra, noneAccumulated } = incomeReportText
  const explained = explainedLines(one)
  return (
    <>
      <Columns template="halves" align="stretch">
        <Card title={blockTitle(1, incomeReportBlockNames[1])} headingLevel={3}>
          <DescriptionList
            layout="rows"
            items={[
              { id: 'cnpj', term: source.cnpj, description: fontePagadora.cnpj },
              { id: 'name', term: source.name, description: fontePagadora.nome },
            ]}
          />
        </Card>
        <Card title={blockTitle(2, incomeReportBlockNames[2])} headingLevel={3}>
          <DescriptionList
            layout="rows"
            items={[
              { id: 'cpf', term: person.cpf, description: beneficiario.cpf },
              { id: 'name', term: person.name, description: beneficiario.nome },
              { id: 'nature', term: person.nature, description: natureSentence(one) },
            ]}
          />
        </Card>
      </Columns>
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
              description: reaisText(valor),
              isNumeric: true,
            }))}
          />
        )}
      </Card>
      {explained.length > 0 && (
        <div data-print="hide">
          <Card title={explanations} headingLevel={3}>
            <Accordion>
              {explained.map(({ id, ...line }) => (
                <FigureExplanation key={id} {...line} headingLevel={4} />
              ))}
            </Accordion>
          </Card>
        </div>
      )}
    </>
  )
}
