import { AskedCard } from '#app/features/service-request/AskedCard.tsx'
import { ServiceRequest } from '#app/features/service-request/ServiceRequest.tsx'
import { useServiceRequest } from '#app/features/service-request/use-service-request.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { percentageFields } from '#contract/contributions.text.ts'
import { checkPercentageValues } from '#contract/percentage-check.ts'
import { contributionChangeReading } from '#contract/readings/contribution-change.ts'
import { ContributionEffect } from './ContributionEffect.tsx'
import type { ChangeProps } from './change-props.ts'
import { percentagesToCome } from './change-to-come.ts'
import { ownAmount, previewAmounts } from './contribution-preview.ts'
import { type PercentageSituation, percentageRules } from './contribution-rules.ts'
import { confirmLabel, consequenceSentence } from './contribution-sentences.ts'
import { percentageValues } from './contributions.schema.ts'
import { contributionsText } from './contributions.text.ts'
import { firstPercentages } from './first-percentages.ts'
import { PercentageFields } from './PercentageFields.tsx'

const { percentages, review } = contributionsText

type PercentageChangeProps = ChangeProps<PercentageSituation> & {
  /** Category of the plan link, which says who pays the sponsor's share. */
  categoryId: number | undefined
}

/** A change of percentages: what is chosen, what it would do, what is sent. */
export function PercentageChange({
  situation,
  terms: { mesEfeito },
  categoryId,
  draftKey,
  returned,
  file,
  onFiled,
}: PercentageChangeProps) {
  const rules = percentageRules(situation, { categoryId })
  const asked = returned?.dados.modalidade === 'percentual' ? returned.dados : null
  const flow = useServiceRequest({
    draftKey,
    returned,
    labels: percentageFields,
    values: percentageValues,
    first: () => firstPercentages(rules, asked),
    check: (values) => fieldErrors(checkPercentageValues(values, rules, rules.parameters)),
    file: (values, envelope) => file({ modalidade: 'percentual', ...values, ...envelope }),
    outdates: ['contributions'],
    onFiled,
  })
  const { form } = flow
  const next = previewAmounts(form.state.values, rules)
  return (
    <ServiceRequest
      flow={flow}
      returned={returned}
      heading={percentages.heading}
      submit={contributionsText.submit}
      fields={<PercentageFields form={form} rules={rules} />}
      beside={
        <form.Subscribe selector={(state) => state.values}>
          {(choice) => (
            <ContributionEffect
              choice={choice}
              rules={rules}
              current={situation.valores}
              effectiveMonth={mesEfeito}
            />
          )}
        </form.Subscribe>
      }
      review={
        <AskedCard
          lines={contributionChangeReading(
            percentagesToCome(situation, form.state.values, { rules, mesEfeito }),
          )}
        />
      }
      consequence={consequenceSentence(ownAmount(next, rules), mesEfeito)}
      note={rules.paysSponsorShare ? review.fee : undefined}
      confirm={confirmLabel(mesEfeito)}
    />
  )
}
