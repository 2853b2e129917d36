import { Text } from '@portal/design-system/Text'
import { toast } from '@portal/design-system/Toast'
import { DialogButton } from '#app/forms/DialogButton.tsx'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { AccountFields, accountFields } from '#app/forms/groups/AccountFields.tsx'
import { IncomeFields, incomeFields } from '#app/forms/groups/IncomeFields.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { send } from '#app/session/ask.ts'
import type { DeathBeneficiary, DeathLink } from '#contract/deaths/deaths.ts'
import {
  asksForIncome,
  checkPension,
  incomeToday,
  type PensionValues,
} from '#contract/deaths/pensions-check.ts'
import { deathText as text } from './death.text.ts'
import { incomeTodaySentence, ongoingSentence, partSentence } from './death-sentences.ts'
import { pensionFacts, pensionTypes } from './pension-facts.ts'

type OpenPensionProps = {
  /** Who died. */
  idPessoa: number
  beneficiary: DeathBeneficiary
  terms: NonNullable<DeathLink['pensao']>
  /** Called once the page shows the open pension. */
  onOpened: () => void
}

const nothing: PensionValues = {
  banco: null,
  agencia: '',
  conta: '',
  tipo: null,
  percentual: null,
  anos: null,
}

/** Opens the pension of a beneficiary: asks for their account, and how it is paid where nothing says it already. */
export function OpenPension(props: OpenPensionProps) {
  return (
    <DialogButton action={text.open} about={props.beneficiary.nome}>
      {(close) => <OpenPensionDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

function OpenPensionDialog({
  idPessoa,
  beneficiary,
  terms,
  onOpened,
  onClose,
}: OpenPensionProps & { onClose: () => void }) {
  const facts = pensionFacts(beneficiary, terms)
  const opening = useCommand(({ data }: { data: PensionValues }) =>
    send('abrirPensao')({ data: { ...data, idPessoa, idPensao: beneficiary.idPensao ?? 0 } }),
  )
  const form = useShortForm({
    first: nothing,
    check: (values) => fieldErrors(checkPension(values, facts)),
    command: opening,
    onDone: () => {
      onClose()
      toast.show({ message: text.opened })
      onOpened()
    },
  })
  const asks = asksForIncome(facts)
  return (
    <FormDialog
      title={text.openTitle(beneficiary.nome)}
      description={text.openAsk}
      command={opening}
      fields={Object.keys(nothing)}
      leave={text.leave}
      onClose={onClose}
      confirm={text.openConfirm}
      onSubmit={submitHandler(form)}
    >
      <p>{partSentence(beneficiary)}</p>
      {!asks && <p>{beneficiary.renda ? ongoingSentence(beneficiary.renda) : text.atOnce}</p>}
      {asks && (
        <>
          <IncomeFields
            form={form}
            fields={incomeFields}
            types={pensionTypes(terms)}
            rules={terms.regras}
            labels={text.income}
          />
          <form.Subscribe selector={({ values }) => incomeToday(values, facts)}>
            {(income) => <div role="status">{income !== null && incomeTodaySentence(income)}</div>}
          </form.Subscribe>
        </>
      )}
      <Text as="h3" variant="label">
        {text.accountOwner}
      </Text>
      <AccountFields
        form={form}
        fields={accountFields}
        labels={{ bank: text.bank, agency: text.agency, account: text.account }}
      />
    </FormDialog>
  )
}
