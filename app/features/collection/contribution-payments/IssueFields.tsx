import { DescriptionList } from '@portal/design-system/DescriptionList'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { AccountNumberFields, accountNumberFields } from '#app/forms/groups/AccountFields.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { RaisedMoneyInput } from '#app/forms/RaisedMoneyInput.tsx'
import type { IssueFormValues, NextPayment } from '#contract/collection/contribution-payments.ts'
import { minimumNote } from '#contract/contributions/contributions.text.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { PaymentMethod, type PaymentMethodCode } from '#domain/contributions/payment-methods.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'

const { form: text } = contributionPaymentsText

const methods = [
  { id: PaymentMethod.boleto, label: text.boleto, description: text.boletoHelp },
  { id: PaymentMethod.debit, label: text.debit, description: text.debitHelp },
]

type Form = RequestFormApi<IssueFormValues>

/** Amount, unless it is fixed, and way to pay; debit asks for the account. */
export function IssueFields({ form, next }: { form: Form; next: NextPayment }) {
  const { valorFixo, valorMinimo, valor, vencimento } = next
  return (
    <>
      {!valorFixo && (
        <form.AppField name="valorContribuicao">
          {() => (
            <RaisedMoneyInput
              label={text.amount}
              description={minimumNote(valorMinimo)}
              minimum={valorMinimo}
              raised={text.raised}
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="formaPagamento">
        {() => <RadioCardsInput<PaymentMethodCode> label={text.method} isRequired options={methods} />}
      </form.AppField>
      <form.Subscribe selector={(state) => state.values.formaPagamento === PaymentMethod.debit}>
        {(isDebit) => (
          <>
            {isDebit && <AccountNumberFields form={form} fields={accountNumberFields} labels={text} />}
            <DescriptionList
              items={[
                valorFixo && {
                  id: 'amount',
                  term: text.amount,
                  description: reaisText(valor),
                  isNumeric: true,
                },
                isDebit && { id: 'bank', term: text.bank, description: text.bankName },
                { id: 'due', term: text.due, description: dateText(vencimento) },
              ]}
            />
          </>
        )}
      </form.Subscribe>
    </>
  )
}
