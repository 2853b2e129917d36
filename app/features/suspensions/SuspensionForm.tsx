import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import type { RequestFormApi } from '#app/features/service-request/use-service-request.ts'
import { formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { monthCount } from '#contract/suspensions.text.ts'
import type { SuspensionOnWire, SuspensionValues } from '#contract/suspensions.ts'
import { SuspensionCard } from './SuspensionCard.tsx'
import { monthOptions, plannedMonths } from './suspension-input.ts'
import { cutOffSentence, employerLoss, limitSentence, lossSteps } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { fields, effect } = suspensionText

type SuspensionFieldsProps = { form: RequestFormApi<SuspensionValues>; situation: SuspensionOnWire }

/** For how long, and, where a risk cover stops, that this was read. */
export function SuspensionFields({ form, situation }: SuspensionFieldsProps) {
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
      {[cutOffSentence(situation), limitSentence(situation)].map((sentence) => (
        <Text key={sentence} variant="small" tone="muted">
          {sentence}
        </Text>
      ))}
      {situation.regras.coberturaRisco && (
        <form.AppField name="cienteRisco">{() => <CheckboxInput label={fields.warning} />}</form.AppField>
      )}
    </>
  )
}

type SuspensionEffectProps = {
  situation: SuspensionOnWire
  /** Null: not chosen yet. */
  months: number | null
}

/** What a suspension would stop, from when and until when, while its length is being chosen. */
export function SuspensionEffect({ situation, months }: SuspensionEffectProps) {
  const { contribuicao, mesEfeito } = situation
  const planned = months !== null && plannedMonths(mesEfeito, months)
  return (
    <SuspensionCard
      title={effect.heading}
      situation={situation}
      own={effect.own}
      months={[
        { id: 'begins', term: effect.begins, description: formatMonth(mesEfeito) },
        planned && { id: 'last', term: effect.last, description: formatMonth(planned.mesFim) },
        planned && { id: 'resumes', term: effect.resumes, description: formatMonth(planned.mesRetorno) },
      ]}
    >
      {contribuicao.patrocinadora > 0 && months !== null && (
        <Stat
          label={effect.employerLoss}
          value={formatReais(employerLoss(contribuicao.patrocinadora, months))}
          explanation={lossSteps(contribuicao.patrocinadora, months)}
        />
      )}
    </SuspensionCard>
  )
}
