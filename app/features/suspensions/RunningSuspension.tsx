import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stat } from '@portal/design-system/Stat'
import { column, inside } from '#app/features/service-request/service-request.css.ts'
import { formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import { EndSuspension } from './EndSuspension.tsx'
import { SuspensionHistory } from './SuspensionHistory.tsx'
import { endedSentence, periodOf, runningTitle } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { running: text, effect } = suspensionText

type RunningSuspensionProps = {
  suspension: NonNullable<SuspensionOnWire['vigente']>
  situation: SuspensionOnWire
  end: () => Promise<unknown>
}

/** The suspension that runs or is marked: its months, what stands still meanwhile, and the way to end it early. */
export function RunningSuspension({ suspension, situation, end }: RunningSuspensionProps) {
  const { mesRetorno, encerradaEm, podeVoltarEm } = suspension
  const { contribuicao, regras, anteriores } = situation
  return (
    <div className={column}>
      <Card title={runningTitle(suspension)}>
        <div className={inside}>
          <p role="status">{encerradaEm ? endedSentence(encerradaEm, mesRetorno) : text.endsItself}</p>
          <Stat label={text.resumes} value={formatMonth(mesRetorno)} />
          <DescriptionList
            layout="rows"
            items={[
              { id: 'period', term: text.period, description: periodOf(suspension) },
              {
                id: 'own',
                term: text.own,
                description: formatReais(contribuicao.propria),
                isNumeric: true,
              },
              ...(contribuicao.patrocinadora > 0
                ? [
                    {
                      id: 'employer',
                      term: effect.employer,
                      description: formatReais(contribuicao.patrocinadora),
                      isNumeric: true,
                    },
                  ]
                : []),
              ...(regras.coberturaRisco
                ? [{ id: 'risk', term: effect.risk, description: effect.riskStops }]
                : []),
              {
                id: 'fee',
                term: effect.fee,
                description: regras.taxaContinua ? effect.feeContinues : effect.feeStops,
              },
            ]}
          />
          {podeVoltarEm && (
            <div>
              <EndSuspension resumes={podeVoltarEm} own={contribuicao.propria} end={end} />
            </div>
          )}
        </div>
      </Card>
      <SuspensionHistory past={anteriores} />
    </div>
  )
}
