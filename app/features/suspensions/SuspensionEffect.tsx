import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stat } from '@portal/design-system/Stat'
import { column } from '#app/features/service-request/service-request.css.ts'
import { formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import { SuspensionHistory } from './SuspensionHistory.tsx'
import { stoppedItems } from './stopped-items.ts'
import { plannedMonths } from './suspension-input.ts'
import { employerLoss, lossSteps } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { effect: text } = suspensionText

/** What a suspension would stop, from when and until when, while its length is being chosen; `months` null: not yet. */
export function SuspensionEffect({
  situation,
  months,
}: {
  situation: SuspensionOnWire
  months: number | null
}) {
  const { contribuicao, mesEfeito, anteriores } = situation
  const planned = months === null ? null : plannedMonths(mesEfeito, months)
  return (
    <div className={column}>
      <Card title={text.heading}>
        <div className={column}>
          {contribuicao.patrocinadora > 0 && months !== null && (
            <Stat
              label={text.employerLoss}
              value={formatReais(employerLoss(contribuicao.patrocinadora, months))}
              explanation={lossSteps(contribuicao.patrocinadora, months)}
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
              ...stoppedItems(situation, text.own),
            ]}
          />
        </div>
      </Card>
      <SuspensionHistory past={anteriores} />
    </div>
  )
}
