import { Banner } from '@portal/design-system/Banner'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import type { RequestFormApi } from '#app/features/service-request/use-service-request.ts'
import { formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import type { BenefitSuspensionOnWire, BenefitSuspensionValues } from '#contract/benefit-suspension.ts'
import { monthCount } from '#contract/suspensions.text.ts'
import { BenefitSuspensionCard } from './BenefitSuspensionCard.tsx'
import { benefitSuspensionText } from './benefit-suspension.text.ts'
import { monthOptions, plannedMonths } from './benefit-suspension-input.ts'
import { keptAmount, keptSteps, limitSentences } from './benefit-suspension-sentences.ts'

const { fields, effect, loan } = benefitSuspensionText

type BenefitSuspensionFieldsProps = {
  form: RequestFormApi<BenefitSuspensionValues>
  situation: BenefitSuspensionOnWire
}

/** For how long, what the plan lets, and that a loan has to be paid otherwise. */
export function BenefitSuspensionFields({ form, situation }: BenefitSuspensionFieldsProps) {
  return (
    <>
      <form.AppField name="meses">
        {() => (
          <SelectInput<number>
            label={fields.months}
            description={fields.monthsHelp}
            placeholder={fields.choose}
            options={monthOptions(situation).map((id) => ({ id, label: monthCount(id) }))}
          />
        )}
      </form.AppField>
      {limitSentences(situation).map((sentence) => (
        <Text key={sentence} variant="small" tone="muted">
          {sentence}
        </Text>
      ))}
      {situation.parcela > 0 && (
        <Banner tone="warning" title={loan.title}>
          <p>{loan.text}</p>
        </Banner>
      )}
    </>
  )
}

type BenefitSuspensionEffectProps = {
  situation: BenefitSuspensionOnWire
  /** Null: not chosen yet. */
  months: number | null
}

/** What a suspension would stop, from when and until when, while its length is being chosen. */
export function BenefitSuspensionEffect({ situation, months }: BenefitSuspensionEffectProps) {
  const { renda, mesEfeito } = situation
  const planned = months !== null && plannedMonths(mesEfeito, months)
  return (
    <BenefitSuspensionCard
      title={effect.heading}
      situation={situation}
      gross={effect.gross}
      months={[
        { id: 'begins', term: effect.begins, description: formatMonth(mesEfeito) },
        planned && { id: 'last', term: effect.last, description: formatMonth(planned.mesFim) },
        planned && { id: 'resumes', term: effect.resumes, description: formatMonth(planned.mesRetorno) },
      ]}
    >
      {renda !== null && months !== null && (
        <Stat
          label={effect.total}
          value={formatReais(keptAmount(renda.bruto, months))}
          explanation={keptSteps(renda.bruto, months)}
        />
      )}
    </BenefitSuspensionCard>
  )
}
