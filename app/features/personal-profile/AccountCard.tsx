import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { bankOptions } from '#app/forms/bank-options.ts'
import { MaskedInput } from '#app/forms/MaskedInput.tsx'
import { OwnPasswordInput } from '#app/forms/OwnPasswordInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { useShortForm } from '#app/forms/use-short-form.ts'
import type { PersonalProfileAnswer } from '#contract/personal-profile.ts'
import { type AccountValues, checkAccount } from './check-personal-profile.ts'
import { EditableCard, type EditableProps, type EditingProps } from './EditableCard.tsx'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { account: text } = personalProfileText

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
      <form.AppField name="banco">
        {() => <SelectInput<string> label={text.bank} isRequired options={bankOptions} />}
      </form.AppField>
      <Columns gap="5">
        <form.AppField name="agencia">
          {() => <MaskedInput label={text.agency} mask="9999" inputMode="numeric" isRequired />}
        </form.AppField>
        <form.AppField name="conta">
          {() => <MaskedInput label={text.number} mask="99999-9" inputMode="numeric" isRequired />}
        </form.AppField>
      </Columns>
      <form.AppField name="senha">{() => <OwnPasswordInput />}</form.AppField>
    </PersonalProfileForm>
  )
}
