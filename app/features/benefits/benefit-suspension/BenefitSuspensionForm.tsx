import { Banner } from '@portal/design-system/Banner'
import { PlannedSuspension } from '#app/features/request-engine/PlannedSuspension.tsx'
import { SuspensionLength, SuspensionLimits } from '#app/features/request-engine/SuspensionLength.tsx'
import { monthsBetween } from '#app/features/request-engine/suspension-months.ts'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import type {
  BenefitSuspensionOnWire,
  BenefitSuspensionValues,
} from '#contract/benefits/benefit-suspension.ts'
import { benefitSuspensionText } from './benefit-suspension.text.ts'
import { limitSentences } from './benefit-suspension-sentences.ts'
import { pausedItems } from './paused-items.ts'

const { fields, effect, loan } = benefitSuspensionText

type BenefitSuspensionFieldsProps = {
  form: RequestFormApi<BenefitSuspensionValues>
  situation: BenefitSuspensionOnWire
}

/** For how long, what the plan lets, and that a loan has to be paid otherwise. */
export function BenefitSuspensionFields({ form, situation }: BenefitSuspensionFieldsProps) {
  const { regras, parcela } = situation
  return (
    <>
      <form.AppField name="meses">
        {() => (
          <SuspensionLength
            label={fields.months}
            description={fields.monthsHelp}
            options={monthsBetween(regras.minimoMeses, regras.maximoMeses)}
          />
        )}
      </form.AppField>
      <SuspensionLimits sentences={limitSentences(situation)} />
      {parcela > 0 && (
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

/** Preview of a suspension while its length is chosen: payments that stop, first and last month. */
export function BenefitSuspensionEffect({ situation, months }: BenefitSuspensionEffectProps) {
  const { renda, mesEfeito, anteriores } = situation
  return (
    <PlannedSuspension
      title={effect.heading}
      from={mesEfeito}
      months={months}
      resumes={effect.resumes}
      items={pausedItems(situation, effect.gross)}
      previous={anteriores}
      total={renda && { label: effect.total, monthly: renda.bruto }}
    />
  )
}
