import { Columns } from '@portal/design-system/Columns'
import { masks } from '@portal/design-system/MaskedField'
import type { BankAccountValues } from '#contract/people/contacts-check.ts'
import { accountFormat } from '#domain/people/account-formats.ts'
import { banks } from '#domain/people/banks.ts'
import { MaskedInput } from '../MaskedInput.tsx'
import { createFieldMap, withFieldGroup } from '../portal-form.ts'
import { SelectInput } from '../SelectInput.tsx'
import { TextInput } from '../TextInput.tsx'
import { accountInput, agencyInput } from './account-inputs.ts'

type AccountNumber = Pick<BankAccountValues, 'agencia' | 'conta'>

/** Names of the fields, and what is said below them. */
type AccountLabels = { agency: string; account: string; agencyHelp?: string; accountHelp?: string }

/** Each after its number. */
const bankOptions = banks.map(({ code, name }) => ({ id: code, label: `${code} · ${name}` }))

const noNumber: AccountNumber = { agencia: '', conta: '' }
const noAccount: BankAccountValues = { banco: null, ...noNumber }

/** For `fields` of a form that has them by these names itself. */
export const accountNumberFields = createFieldMap(noNumber)
export const accountFields = createFieldMap(noAccount)

/** Agency and account of the bank that can be debited. */
export const AccountNumberFields = withFieldGroup({
  defaultValues: noNumber,
  props: {} as { labels: AccountLabels },
  render: function AccountNumberFields({ group, labels: { agency, account, agencyHelp, accountHelp } }) {
    return (
      <Columns minWidth="narrow">
        <group.AppField name="agencia">
          {() => <MaskedInput label={agency} description={agencyHelp} {...masks.agency} isRequired />}
        </group.AppField>
        <group.AppField name="conta">
          {() => <MaskedInput label={account} description={accountHelp} {...masks.account} isRequired />}
        </group.AppField>
      </Columns>
    )
  },
})

/** A bank account: bank, agency and account, each in the format of the bank. */
export const AccountFields = withFieldGroup({
  defaultValues: noAccount,
  props: {} as { labels: AccountLabels & { bank: string } },
  render: function AccountFields({ group, labels }) {
    return (
      <>
        <group.AppField
          name="banco"
          listeners={{
            onChange: ({ value }) => {
              const { onlyAgency } = accountFormat(value ?? '')
              if (onlyAgency !== null) group.setFieldValue('agencia', onlyAgency)
            },
          }}
        >
          {() => <SelectInput<string> label={labels.bank} isRequired options={bankOptions} />}
        </group.AppField>
        <group.Subscribe selector={({ values }) => values.banco ?? ''}>
          {(bank) => (
            <Columns minWidth="narrow">
              <group.AppField name="agencia">
                {() => <TextInput label={labels.agency} isRequired {...agencyInput(bank)} />}
              </group.AppField>
              <group.AppField name="conta">
                {() => <TextInput label={labels.account} isRequired {...accountInput(bank)} />}
              </group.AppField>
            </Columns>
          )}
        </group.Subscribe>
      </>
    )
  },
})
