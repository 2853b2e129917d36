import { DescriptionList } from '@portal/design-system/DescriptionList'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { masks } from '@portal/design-system/MaskedField'
import { AccountFields, accountFields } from '#app/forms/groups/AccountFields.tsx'
import { MaskedInput } from '#app/forms/MaskedInput.tsx'
import { OwnPasswordInput } from '#app/forms/OwnPasswordInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { accountWaitsSentence } from '#app/identity/identity-sentences.ts'
import { send } from '#app/session/ask.ts'
import type { OwnProtection } from '#contract/identity/identity.ts'
import type { PersonalProfileAnswer } from '#contract/people/personal-profile.ts'
import { type AccountValues, checkAccount } from './check-personal-profile.ts'
import { EditableCard, type EditingProps } from './EditableCard.tsx'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { account: text } = personalProfileText
const labels = { bank: text.bank, agency: text.agency, account: text.number }

type AccountCardProps = {
  account: PersonalProfileAnswer['conta']
  /** The account that takes its place on a day. */
  waiting: OwnProtection['contaEmEspera']
  /** The person's CPF: an account is taken from nobody else. */
  cpf: string
  mayChange: boolean
}

/** Where the person is paid; its number is shown masked and changes with the person's password. */
export function AccountCard({ account, waiting, cpf, mayChange }: AccountCardProps) {
  return (
    <EditableCard
      title={text.title}
      change={mayChange ? (account ? text.change : text.add) : null}
      done={text.done}
      renderForm={(editing) => <AccountForm {...editing} cpf={cpf} />}
    >
      <p>{text.lead}</p>
      <DescriptionList
        items={[
          { id: 'bank', term: text.bank, description: account?.nomeBanco ?? personalProfileText.none },
          { id: 'agency', term: text.agency, description: account?.agencia },
          { id: 'account', term: text.shown, description: account?.conta },
        ]}
      />
      {waiting && <InlineMessage>{accountWaitsSentence(waiting)}</InlineMessage>}
    </EditableCard>
  )
}

const nothing: AccountValues = { banco: null, agencia: '', conta: '', cpfTitular: '', senha: '' }

function AccountForm({ cpf, onDone, onCancel }: EditingProps & Pick<AccountCardProps, 'cpf'>) {
  const saving = useCommand(({ data: { banco, ...values } }: { data: AccountValues }) =>
    send('alterarContaBancaria')({ data: { ...values, banco: banco ?? '' } }),
  )
  const form = useShortForm({
    first: nothing,
    check: (values) => checkAccount(values, cpf),
    command: saving,
    onDone,
  })
  return (
    <PersonalProfileForm form={form} command={saving} submit={text.submit} onCancel={onCancel}>
      <AccountFields form={form} fields={accountFields} labels={labels} />
      <form.AppField name="cpfTitular">
        {() => <MaskedInput label={text.holder} description={text.holderHelp} isRequired {...masks.cpf} />}
      </form.AppField>
      <form.AppField name="senha">{() => <OwnPasswordInput />}</form.AppField>
    </PersonalProfileForm>
  )
}
