import { defineRequest, situationQuery } from '#app/features/service-request/define-request.ts'
import { NotNow } from '#app/features/service-request/NotNow.tsx'
import { openRequestObstacle } from '#app/features/service-request/open-request-obstacle.tsx'
import { cashWithdrawalFields, cashWithdrawalSentences } from '#contract/cash-withdrawal.text.ts'
import { cashWithdrawalData, cashWithdrawalValues } from '#contract/cash-withdrawal.ts'
import {
  cashWithdrawalDataOf,
  cashWithdrawalRefusal,
  checkCashWithdrawalValues,
} from '#contract/cash-withdrawal-check.ts'
import { cashWithdrawalReading } from '#contract/readings/cash-withdrawal.ts'
import { CashEffect } from './CashEffect.tsx'
import { CashConsent, CashFields } from './CashFields.tsx'
import { currentCashWithdrawal, requestCashWithdrawal } from './cash-withdrawal.functions.ts'
import { cashWithdrawalText } from './cash-withdrawal.text.ts'
import { consequenceSentence } from './cash-withdrawal-sentences.ts'

const { notNow } = cashWithdrawalText

/** Cash with the first payment of a granted benefit: how much, and the income after it. */
export const askForCash = defineRequest({
  slug: 'saque-a-vista',
  text: cashWithdrawalText,
  situation: situationQuery('cash-withdrawal', currentCashWithdrawal),
  data: cashWithdrawalData,
  obstacle: (situation, returnedId) => {
    const standing = openRequestObstacle(situation.requisicaoAberta, returnedId, notNow)
    const refusal = cashWithdrawalRefusal(situation)
    if (standing !== null || refusal === null) return standing
    return (
      <NotNow title={notNow.title}>
        <p>{cashWithdrawalSentences[refusal]}</p>
      </NotNow>
    )
  },
  values: cashWithdrawalValues,
  labels: cashWithdrawalFields,
  first: (_, asked) => ({ percentual: asked?.percentual ?? null, ciente: false }),
  check: checkCashWithdrawalValues,
  send: ({ percentual, ciente }, envelope) =>
    requestCashWithdrawal({ data: { percentual: percentual ?? 0, ciente, ...envelope } }),
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
