import { PlannedSuspension } from '#app/features/request-engine/PlannedSuspension.tsx'
import { SuspensionLength, SuspensionLimits } from '#app/features/request-engine/SuspensionLength.tsx'
import { monthsBetween } from '#app/features/request-engine/suspension-months.ts'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import type { SuspensionOnWire, SuspensionValues } from '#contract/contributions/suspensions.ts'
import { stoppedItems } from './stopped-items.ts'
import { cutOffSentence, limitSentence } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { fields, effect } = suspensionText

type SuspensionFieldsProps = { form: RequestFormApi<SuspensionValues>; situation: SuspensionOnWire }

/** For how long, and, where a risk cover stops, that this was read. */
export function SuspensionFields({ form, situation }: SuspensionFieldsProps) {
  const { regras, mesesPermitidos } = situation
  return (
    <>
      <form.AppField name="meses">
        {() => (
          <SuspensionLength
            label={fields.months}
            description={fields.monthsHelp}
            options={monthsBetween(regras.minimoMeses, mesesPermitidos)}
          />
        )}
      </form.AppField>
      <SuspensionLimits sentences={[cutOffSentence(situation), limitSentence(situation)]} />
      {regras.coberturaRisco && (
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

/** Preview of a suspension while its length is chosen: payments that stop, first and last month. */
export function SuspensionEffect({ situation, months }: SuspensionEffectProps) {
  const { contribuicao, mesEfeito, anteriores } = situation
  const { patrocinadora } = contribuicao
  return (
    <PlannedSuspension
      title={effect.heading}
      from={mesEfeito}
      months={months}
      resumes={effect.resumes}
      items={stoppedItems(situation, effect.own)}
      previous={anteriores}
      total={patrocinadora > 0 ? { label: effect.employerLoss, monthly: patrocinadora } : null}
    />
  )
}
