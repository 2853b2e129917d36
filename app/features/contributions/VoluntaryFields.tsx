import { useState } from 'react'
import { MaskedInput } from '#app/forms/MaskedInput.tsx'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { DescriptionList } from '#design-system/DescriptionList/DescriptionList.tsx'
import { InlineMessage } from '#design-system/InlineMessage/InlineMessage.tsx'
import { PaymentMethod, type PaymentMethodCode } from '#domain/contributions/payment-methods.ts'
import { raiseToMinimum } from '#domain/contributions/voluntary-contribution.ts'
import { pair } from './contributions.css.ts'
import { contributionsText } from './contributions.text.ts'
import type { VoluntaryFormApi } from './use-voluntary-form.ts'

const { voluntary } = contributionsText

/** Boleto first, debit second: the order decides the code that is sent (specification section 9). */
const methods = [
  { id: PaymentMethod.boleto, label: voluntary.boleto, description: voluntary.boletoHelp },
  { id: PaymentMethod.debit, label: voluntary.debit, description: voluntary.debitHelp },
]

type VoluntaryFieldsProps = {
  form: VoluntaryFormApi
  /** Lowest amount of the plan, in reais. */
  minimum: number
  method: PaymentMethodCode | null
}

/** Amount and payment. The amount is raised to the minimum once its field is left; debit asks for the account. */
export function VoluntaryFields({ form, minimum, method }: VoluntaryFieldsProps) {
  const [wasRaised, setWasRaised] = useState(false)
  const settle = (typed: number | null) => {
    const settled = raiseToMinimum(typed, { minimumVoluntary: minimum })
    setWasRaised(settled !== typed)
    return settled
  }
  return (
    <>
      <form.AppField name="valorContribuicao">
        {() => (
          <MoneyInput
            label={voluntary.amount}
            description={voluntary.amountNote}
            allowNegative={false}
            isRequired
            settle={settle}
          />
        )}
      </form.AppField>
      <div role="status">{wasRaised && <InlineMessage tone="info">{voluntary.raised}</InlineMessage>}</div>
      <form.AppField name="formaPagamento">
        {() => <SelectInput<PaymentMethodCode> label={voluntary.method} isRequired options={methods} />}
      </form.AppField>
      {method === PaymentMethod.debit && (
        <div className={pair}>
          <form.AppField name="agencia">
            {() => (
              <MaskedInput
                label={voluntary.agency}
                description={voluntary.agencyHelp}
                mask="9999"
                isRequired
              />
            )}
          </form.AppField>
          <form.AppField name="conta">
            {() => (
              <MaskedInput
                label={voluntary.account}
                description={voluntary.accountHelp}
                mask="99999-9"
                isRequired
              />
            )}
          </form.AppField>
        </div>
      )}
      <DescriptionList
        items={[
          ...(method === PaymentMethod.debit
            ? [{ id: 'bank', term: voluntary.bank, description: voluntary.bankName }]
            : []),
          { id: 'due', term: voluntary.dueDay, description: voluntary.dueDayValue },
        ]}
      />
    </>
  )
}
