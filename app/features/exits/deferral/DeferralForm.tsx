import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Text } from '@portal/design-system/Text'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { moneyItem } from '#app/format/money-item.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import type { DeferralOnWire, DeferralValues } from '#contract/exits/deferral.ts'
import { estimatedIncomeLabel, estimateSentence } from '#contract/exits/deferred-estimate.text.ts'
import { laterSentence } from '#contract/exits/exit-options.text.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { deferralText } from './deferral.text.ts'

const { fields, effect } = deferralText

/** That the person read what the choice does. */
export function DeferralConsent({ form }: { form: RequestFormApi<DeferralValues> }) {
  return <form.AppField name="ciente">{() => <CheckboxInput label={fields.warning} />}</form.AppField>
}

export function DeferralEffect({ situation }: { situation: DeferralOnWire }) {
  const { saldo, taxaMensal, aposentadoriaEm, estimativa, podeContribuir, podeVoltar, depois } = situation
  const later = laterSentence(depois)
  const allowed = (may: boolean) => (may ? effect.yes : effect.no)
  return (
    <Card title={effect.heading}>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'balance', term: effect.balance, description: reaisText(saldo), isNumeric: true },
          {
            id: 'fee',
            term: effect.fee,
            description: taxaMensal > 0 ? reaisText(taxaMensal) : effect.noFee,
            isNumeric: taxaMensal > 0,
          },
          aposentadoriaEm !== null && {
            id: 'retirement',
            term: effect.retirement,
            description: dateText(aposentadoriaEm),
          },
          estimativa !== null && moneyItem('reached', effect.reached, estimativa.saldo),
          estimativa !== null && moneyItem('income', estimatedIncomeLabel(estimativa), estimativa.renda),
          { id: 'pay', term: effect.mayPay, description: allowed(podeContribuir) },
          { id: 'return', term: effect.mayReturn, description: allowed(podeVoltar) },
        ]}
      />
      {estimativa !== null && (
        <Text variant="small" tone="muted">
          {estimateSentence(estimativa)}
        </Text>
      )}
      {later && (
        <Text variant="small" tone="muted">
          {later}
        </Text>
      )}
    </Card>
  )
}
