import { OwnPasswordInput } from '#app/forms/OwnPasswordInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { checkEmail, type EmailValues } from './check-personal-profile.ts'
import { EditableCard, type EditableProps, type EditingProps } from './EditableCard.tsx'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { email: text } = personalProfileText

type EmailCardProps = EditableProps<EmailValues> & {
  email: string | null
}

/** The e-mail, which changes with the person's password. */
export function EmailCard({ email, mayChange, save }: EmailCardProps) {
  return (
    <EditableCard
      title={text.title}
      change={mayChange ? text.change : null}
      done={text.done}
      renderForm={(way) => <EmailForm {...way} send={save} />}
    >
      <p>{email ?? personalProfileText.none}</p>
    </EditableCard>
  )
}

function EmailForm({ onCancel, ...way }: EditingProps<EmailValues>) {
  const { form, submission } = useShortForm<EmailValues>({
    first: { email: '', senha: '' },
    check: checkEmail,
    ...way,
  })
  return (
    <PersonalProfileForm form={form} submission={submission} submit={text.submit} onCancel={onCancel}>
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
