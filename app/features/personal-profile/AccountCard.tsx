import { DescriptionList } from '@portal/design-system/DescriptionList'
import { bankOptions } from '#app/forms/bank-options.ts'
import { MaskedInput } from '#app/forms/MaskedInput.tsx'
import { OwnPasswordInput } from '#app/forms/OwnPasswordInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import type { PersonalProfileAnswer } from '#contract/personal-profile.ts'
import { type AccountValues, checkAccount } from './check-personal-profile.ts'
import { EditableCard, type EditingProps } from './EditableCard.tsx'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { fields } from './personal-profile.css.ts'
import { changeBankAccount } from './personal-profile.functions.ts'
import { personalProfileText } from './personal-profile.text.ts'

const { account: text } = personalProfileText

type AccountCardProps = { account: PersonalProfileAnswer['conta']; mayChange: boolean }

/** Where the person is paid; its number is shown masked and changes with the person's password. */
export function AccountCard({ account, mayChange }: AccountCardProps) {
  return (
    <EditableCard
      title={text.title}
      change={mayChange ? (account ? text.change : text.add) : null}
      done={text.done}
      renderForm={(editing) => <AccountForm {...editing} />}
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

const nothing: AccountValues = { banco: null, agencia: '', conta: '', senha: '' }

function AccountForm({ onDone, onCancel }: EditingProps) {
  const saving = useCommand(({ data: { banco, ...values } }: { data: AccountValues }) =>
    changeBankAccount({ data: { ...values, banco: banco ?? '' } }),
  )
  const form = useShortForm({
    first: nothing,
    check: checkAccount,
    command: saving,
    onDone,
  })
  return (
    <PersonalProfileForm form={form} command={saving} submit={text.submit} onCancel={onCancel}>
      <form.AppField name="banco">
        {() => <SelectInput<string> label={text.bank} isRequired options={bankOptions} />}
      </form.AppField>
      <div className={fields}>
        <form.AppField name="agencia">
          {() => <MaskedInput label={text.agency} mask="9999" inputMode="numeric" isRequired />}
        </form.AppField>
        <form.AppField name="conta">
          {() => <MaskedInput label={text.number} mask="99999-9" inputMode="numeric" isRequired />}
        </form.AppField>
      </div>
      <form.AppField name="senha">{() => <OwnPasswordInput />}</form.AppField>
    </PersonalProfileForm>
  )
}
