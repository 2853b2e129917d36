import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { openRequestObstacle } from '#app/features/request-engine/open-request-obstacle.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import { ask, send } from '#app/session/ask.ts'
import { cashWithdrawalFields, cashWithdrawalSentences } from '#contract/benefits/cash-withdrawal.text.ts'
import { cashWithdrawalData, cashWithdrawalValues } from '#contract/benefits/cash-withdrawal.ts'
import {
  cashWithdrawalDataOf,
  cashWithdrawalRefusal,
  checkCashWithdrawalValues,
} from '#contract/benefits/cash-withdrawal-check.ts'
import { cashWithdrawalReading } from '#contract/benefits/cash-withdrawal-reading.ts'
import { CashEffect } from './CashEffect.tsx'
import { CashConsent, CashFields } from './CashFields.tsx'
import { cashWithdrawalText } from './cash-withdrawal.text.ts'
import { consequenceSentence } from './cash-withdrawal-sentences.ts'

const { notNow } = cashWithdrawalText

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
