import { DescriptionList } from '@portal/design-system/DescriptionList'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { AccountNumberFields, accountNumberFields } from '#app/forms/groups/AccountFields.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { RaisedMoneyInput } from '#app/forms/RaisedMoneyInput.tsx'
import { minimumNote } from '#contract/contributions/contributions.text.ts'
import type { VoluntarySituation, VoluntaryValues } from '#contract/contributions/contributions.ts'
import { PaymentMethod, type PaymentMethodCode } from '#domain/contributions/payment-methods.ts'
import { dueDaySentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'
import { useChosenElsewhere } from './use-chosen-elsewhere.ts'

const { voluntary } = contributionsText

const methods = [
  { id: PaymentMethod.boleto, label: voluntary.boleto, description: voluntary.boletoHelp },
  { id: PaymentMethod.debit, label: voluntary.debit, description: voluntary.debitHelp },
]

type VoluntaryFieldsProps = {
  form: RequestFormApi<VoluntaryValues>
  /** The plan's minimum, in reais, and due day. */
  situation: Pick<VoluntarySituation, 'valorMinimo' | 'diaVencimento'>
}

/** Amount and payment. The amount is raised to the minimum once its field is left; debit asks for the account. */
export function VoluntaryFields({ form, situation }: VoluntaryFieldsProps) {
  const { valorMinimo, diaVencimento } = situation
  useChosenElsewhere(({ valor }) => {
    if (valor !== undefined) form.setFieldValue('valorContribuicao', Math.max(valorMinimo, valor))
  })
  return (
    <>
      <form.AppField name="valorContribuicao">
        {() => (
          <RaisedMoneyInput
            label={voluntary.amount}
            description={minimumNote(valorMinimo)}
            minimum={valorMinimo}
            raised={voluntary.raised}
          />
        )}
      </form.AppField>
      <form.AppField name="formaPagamento">
        {() => <RadioCardsInput<PaymentMethodCode> label={voluntary.method} isRequired options={methods} />}
      </form.AppField>
      <form.Subscribe selector={(state) => state.values.formaPagamento === PaymentMethod.debit}>
        {(isDebit) => (
          <>
            {isDebit && <AccountNumberFields form={form} fields={accountNumberFields} labels={voluntary} />}
            <DescriptionList
              items={[
                isDebit && { id: 'bank', term: voluntary.bank, description: voluntary.bankName },
                {
                  id: 'due',
                  term: voluntary.dueDay,
                  description: dueDaySentence(diaVencimento),
                },
              ]}
            />
          </>
        )}
      </form.Subscribe>
    </>
  )
}
