import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stat } from '@portal/design-system/Stat'
import { column } from '#app/features/service-request/service-request.css.ts'
import { formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import { employerLoss, lossSteps, plannedMonths } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { effect: text } = suspensionText

type SuspensionEffectProps = { situation: SuspensionOnWire; months: number | null }

/** What a suspension would stop, from when and until when, while its length is being chosen. */
export function SuspensionEffect({ situation, months }: SuspensionEffectProps) {
  const { contribuicao, regras, mesEfeito } = situation
  const { propria, patrocinadora } = contribuicao
  const planned = months === null ? null : plannedMonths(mesEfeito, months)
  const hasMatch = patrocinadora > 0
  return (
    <Card title={text.heading}>
      <div className={column}>
        {hasMatch && months !== null && (
          <Stat
            label={text.employerLoss}
            value={formatReais(employerLoss(patrocinadora, months))}
            explanation={lossSteps(patrocinadora, months)}
          />
        )}
        <DescriptionList
          layout="rows"
          items={[
            { id: 'begins', term: text.begins, description: formatMonth(mesEfeito) },
            ...(planned
              ? [
                  { id: 'last', term: text.last, description: formatMonth(planned.mesFim) },
                  { id: 'resumes', term: text.resumes, description: formatMonth(planned.mesRetorno) },
                ]
              : []),
            { id: 'own', term: text.own, description: formatReais(propria), isNumeric: true },
            ...(hasMatch
              ? [
                  {
                    id: 'employer',
                    term: text.employer,
                    description: formatReais(patrocinadora),
                    isNumeric: true,
                  },
                ]
              : []),
            ...(regras.coberturaRisco ? [{ id: 'risk', term: text.risk, description: text.riskStops }] : []),
            {
              id: 'fee',
              term: text.fee,
              description: regras.taxaContinua ? text.feeContinues : text.feeStops,
            },
          ]}
        />
      </div>
    </Card>
  )
}
