import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { openRequestObstacle } from '#app/features/request-engine/open-request-obstacle.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { ask, send } from '#app/session/ask.ts'
import {
  cashPercentRange,
  cashWithdrawalFields,
  cashWithdrawalSentences,
} from '#contract/benefits/cash-withdrawal.text.ts'
import {
  type CashWithdrawalOnWire,
  type CashWithdrawalValues,
  cashWithdrawalData,
  cashWithdrawalValues,
} from '#contract/benefits/cash-withdrawal.ts'
import {
  cashWithdrawalDataOf,
  cashWithdrawalRefusal,
  checkCashWithdrawalValues,
} from '#contract/benefits/cash-withdrawal-check.ts'
import { cashWithdrawalReading } from '#contract/benefits/cash-withdrawal-reading.ts'
import { CashEffect } from './CashEffect.tsx'
import { cashWithdrawalText, consequenceSentence } from './cash-withdrawal.text.ts'

const { fields, notNow, unit } = cashWithdrawalText

/** Cash with the first payment of a granted benefit: how much, and the income after it. */
export const cashWithdrawalDefinition = defineRequest({
  slug: 'saque-a-vista',
  text: cashWithdrawalText,
  situation: ask('retornarSaqueVista'),
  data: cashWithdrawalData,
  obstacle: (situation, returnedId) => {
    const standing = openRequestObstacle(situation.requisicaoAberta, returnedId, notNow)
    const refusal = cashWithdrawalRefusal(situation)
    if (standing !== null || refusal === null) return standing
    return (
      <RequestUnavailable title={notNow.title}>
        <p>{cashWithdrawalSentences[refusal]}</p>
      </RequestUnavailable>
    )
  },
  values: cashWithdrawalValues,
  labels: cashWithdrawalFields,
  first: (_, asked) => ({ percentual: asked?.percentual ?? null, ciente: false }),
  check: checkCashWithdrawalValues,
  send: ({ percentual, ciente }, envelope) =>
    send('pedirSaqueVista')({ data: { percentual: percentual ?? 0, ciente, ...envelope } }),
  fields: (form, situation) => <CashFields form={form} situation={situation} />,
  consent: (form) => <CashConsent form={form} />,
  beside: (values, situation) => <CashEffect values={values} situation={situation} />,
  reading: cashWithdrawalReading,
  toCome: ({ percentual }, situation) => cashWithdrawalDataOf(percentual ?? 0, situation),
  consequence: consequenceSentence,
  undo: () => cashWithdrawalText.undo,
  confirm: () => cashWithdrawalText.confirm,
  receipt: () => ({ children: <p>{cashWithdrawalText.sent}</p> }),
})

type CashFieldsProps = { form: RequestFormApi<CashWithdrawalValues>; situation: CashWithdrawalOnWire }

/** How much of the balance. */
function CashFields({ form, situation }: CashFieldsProps) {
  return (
    <form.AppField name="percentual">
      {() => (
        <NumberInput
          label={fields.percentual}
          description={cashPercentRange(situation.termos.regras.cashMaximumPercent)}
          decimals={2}
          step={1}
          unit={unit}
          hasSteppers
          isRequired
        />
      )}
    </form.AppField>
  )
}

/** That the person read what it does to the income. */
function CashConsent({ form }: Pick<CashFieldsProps, 'form'>) {
  return <form.AppField name="ciente">{() => <CheckboxInput label={fields.warning} />}</form.AppField>
}
