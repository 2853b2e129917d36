import { OwnPasswordInput } from '#app/forms/OwnPasswordInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { checkEmail, type EmailValues } from './check-profile.ts'
import { EditableCard } from './EditableCard.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { profileText } from './profile.text.ts'
import { useProfileForm } from './use-profile-form.ts'

const { email: text } = profileText

type EmailCardProps = {
  email: string | null
  mayChange: boolean
  save: (values: EmailValues) => Promise<unknown>
}

/** The e-mail, which changes with the person's password. */
export function EmailCard({ email, mayChange, save }: EmailCardProps) {
  return (
    <EditableCard
      title={text.title}
      change={mayChange ? text.change : null}
      done={text.done}
      renderForm={(way) => <EmailForm {...way} save={save} />}
    >
      <p>{email ?? profileText.none}</p>
    </EditableCard>
  )
}

type EmailFormProps = { save: EmailCardProps['save']; onDone: () => void; onCancel: () => void }

function EmailForm({ save, onDone, onCancel }: EmailFormProps) {
  const { form, submission } = useProfileForm<EmailValues>({
    first: { email: '', senha: '' },
    check: checkEmail,
    save,
    onDone,
  })
  return (
    <ProfileForm
      form={form}
      submission={submission}
      fields={['email', 'senha']}
      submit={text.submit}
      onCancel={onCancel}
    >
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
    </ProfileForm>
  )
}
