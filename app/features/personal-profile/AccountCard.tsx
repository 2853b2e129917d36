import { DescriptionList } from '@portal/design-system/DescriptionList'
import { AccountFields, accountFields } from '#app/forms/groups/AccountFields.tsx'
import { OwnPasswordInput } from '#app/forms/OwnPasswordInput.tsx'
import { useShortForm } from '#app/forms/use-short-form.ts'
import type { PersonalProfileAnswer } from '#contract/personal-profile.ts'
import { type AccountValues, checkAccount } from './check-personal-profile.ts'
import { EditableCard, type EditableProps, type EditingProps } from './EditableCard.tsx'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { account: text } = personalProfileText
const labels = { bank: text.bank, agency: text.agency, account: text.number }

type AccountCardProps = EditableProps<AccountValues> & {
  account: PersonalProfileAnswer['conta']
}

/** Where the person is paid; its number is shown masked and changes with the person's password. */
export function AccountCard({ account, mayChange, save }: AccountCardProps) {
  return (
    <EditableCard
      title={text.title}
      change={mayChange ? (account ? text.change : text.add) : null}
      done={text.done}
      renderForm={(way) => <AccountForm {...way} send={save} />}
    >
      <p>{text.lead}</p>
      <DescriptionList
        items={[
          { id: 'bank', term: text.bank, description: account?.nomeBanco ?? personalProfileText.none },
          { id: 'agency', term: text.agency, description: account?.agencia, isNumeric: true },
          { id: 'account', term: text.shown, description: account?.conta, isNumeric: true },
        ]}
      />
    </EditableCard>
  )
}

function AccountForm({ onCancel, ...way }: EditingProps<AccountValues>) {
  const { form, submission } = useShortForm<AccountValues>({
    first: { banco: null, agencia: '', conta: '', senha: '' },
    check: checkAccount,
    ...way,
  })
  return (
    <PersonalProfileForm form={form} submission={submission} submit={text.submit} onCancel={onCancel}>
      <AccountFields form={form} fields={accountFields} labels={labels} />
      <form.AppField name="senha">{() => <OwnPasswordInput />}</form.AppField>
    </PersonalProfileForm>
  )
}
