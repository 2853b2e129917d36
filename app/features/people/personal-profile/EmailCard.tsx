import { Banner } from '@portal/design-system/Banner'
import { LongAddress } from '#app/format/LongAddress.tsx'
import { OwnPasswordInput } from '#app/forms/OwnPasswordInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { send } from '#app/session/ask.ts'
import type { ReturningEmails } from '#contract/messages/emails.ts'
import { instantDateText } from '#contract/value-text.ts'
import { checkEmail } from './check-personal-profile.ts'
import { EditableCard, type EditingProps } from './EditableCard.tsx'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { email: text } = personalProfileText

type EmailCardProps = {
  email: string | null
  /** That what is sent there comes back. */
  returning: ReturningEmails | null
  mayChange: boolean
}

/** The e-mail, which changes with the person's password. */
export function EmailCard({ email, returning, mayChange }: EmailCardProps) {
  return (
    <EditableCard
      title={text.title}
      change={mayChange ? text.change : null}
      done={text.done}
      renderForm={(editing) => <EmailForm {...editing} />}
    >
      <p>{email === null ? personalProfileText.none : <LongAddress>{email}</LongAddress>}</p>
      {returning && (
        <Banner tone="warning" title={text.returning.since(instantDateText(returning.desde))}>
          {text.returning.advice[returning.motivo]}
        </Banner>
      )}
    </EditableCard>
  )
}

function EmailForm({ onDone, onCancel }: EditingProps) {
  const saving = useCommand(send('alterarEmail'))
  const form = useShortForm({
    first: { email: '', senha: '' },
    check: checkEmail,
    command: saving,
    onDone,
  })
  return (
    <PersonalProfileForm form={form} command={saving} submit={text.submit} onCancel={onCancel}>
      <form.AppField name="email">
        {() => (
          <TextInput
            label={text.field}
            description={text.help}
            type="email"
            inputMode="email"
            autoComplete="email"
            isRequired
          />
        )}
      </form.AppField>
      <form.AppField name="senha">{() => <OwnPasswordInput />}</form.AppField>
    </PersonalProfileForm>
  )
}
