import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { contributionPartNames } from '#contract/collection/contribution-payments.text.ts'
import { laterSentence } from '#contract/exits/exit-options.text.ts'
import type { SelfSponsorshipOnWire, SelfSponsorshipValues } from '#contract/exits/self-sponsorship.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { selfSponsorshipText } from './self-sponsorship.text.ts'
import { owedSentence } from './self-sponsorship-sentences.ts'

const { fields, effect } = selfSponsorshipText

/** That the person read what the choice costs. */
export function SelfSponsorshipConsent({ form }: { form: RequestFormApi<SelfSponsorshipValues> }) {
  return <form.AppField name="ciente">{() => <CheckboxInput label={fields.warning} />}</form.AppField>
}

export function SelfSponsorshipEffect({ situation }: { situation: SelfSponsorshipOnWire }) {
  const { custo, primeiroVencimento } = situation
  if (custo === null) return null
  const later = laterSentence(situation.depois)
  const owed = owedSentence(situation)
  return (
    <Card title={effect.heading}>
      <Stat label={effect.total} value={reaisText(custo.total)} />
      <DescriptionList
        layout="rows"
        items={[
          { id: 'salary', term: effect.salary, description: reaisText(custo.salario), isNumeric: true },
          ...custo.parcelas.map(({ parte, valor }) => ({
            id: parte,
            term: contributionPartNames[parte],
            description: reaisText(valor),
            isNumeric: true,
          })),
          { id: 'first', term: effect.first, description: dateText(primeiroVencimento) },
        ]}
      />
      {owed && <Text variant="small">{owed}</Text>}
      {later && (
        <Text variant="small" tone="muted">
          {later}
        </Text>
      )}
    </Card>
  )
}
