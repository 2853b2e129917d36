import { MaskedInput } from '#app/forms/MaskedInput.tsx'
import type { ProfileAnswer } from '#contract/perfil.ts'
import { DescriptionList } from '#design-system/DescriptionList/DescriptionList.tsx'
import { formatPhone } from '#domain/contacts/contacts.ts'
import { checkPhoneValues, type PhoneValues } from './check-profile.ts'
import { EditableCard } from './EditableCard.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { fields, note } from './profile.css.ts'
import { profileText } from './profile.text.ts'
import { useProfileForm } from './use-profile-form.ts'

const { phones: text } = profileText

type PhonesCardProps = {
  phones: ProfileAnswer['telefones']
  mayChange: boolean
  save: (values: PhoneValues) => Promise<unknown>
}

/** The telephones. */
export function PhonesCard({ phones, mayChange, save }: PhonesCardProps) {
  const shown = (phone: string | null) => (phone ? formatPhone(phone) : profileText.none)
  return (
    <EditableCard
      title={text.title}
      change={mayChange ? text.change : null}
      done={text.done}
      renderForm={(way) => <PhonesForm {...way} phones={phones} save={save} />}
    >
      <DescriptionList
        items={[
          { id: 'mobile', term: text.mobile, description: shown(phones.celular), isNumeric: true },
          { id: 'home', term: text.home, description: shown(phones.fixo), isNumeric: true },
        ]}
      />
    </EditableCard>
  )
}

type PhonesFormProps = Omit<PhonesCardProps, 'mayChange'> & { onDone: () => void; onCancel: () => void }

function PhonesForm({ phones, save, onDone, onCancel }: PhonesFormProps) {
  const { form, submission } = useProfileForm<PhoneValues>({
    first: { celular: formatPhone(phones.celular ?? ''), fixo: formatPhone(phones.fixo ?? '') },
    check: checkPhoneValues,
    save,
    onDone,
  })
  return (
    <ProfileForm
      form={form}
      submission={submission}
      fields={['celular', 'fixo']}
      submit={text.submit}
      onCancel={onCancel}
    >
      <div className={fields}>
        <form.AppField name="celular">
          {() => (
            <MaskedInput label={text.mobile} mask="(99) 99999-9999" inputMode="tel" autoComplete="tel" />
          )}
        </form.AppField>
        <form.AppField name="fixo">
          {() => <MaskedInput label={text.home} mask="(99) 9999-9999" inputMode="tel" />}
        </form.AppField>
      </div>
      <p className={note}>{text.help}</p>
    </ProfileForm>
  )
}
