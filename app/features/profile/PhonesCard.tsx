import { MaskedInput } from '#app/forms/MaskedInput.tsx'
import { useShortForm } from '#app/forms/use-short-form.ts'
import type { ProfileAnswer } from '#contract/perfil.ts'
import { DescriptionList } from '#design-system/DescriptionList/DescriptionList.tsx'
import { formatPhone } from '#domain/contacts/contacts.ts'
import { checkPhoneValues, type PhoneValues } from './check-profile.ts'
import { EditableCard, type EditableProps, type EditingProps } from './EditableCard.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { fields, note } from './profile.css.ts'
import { profileText } from './profile.text.ts'

const { phones: text } = profileText

type PhonesCardProps = EditableProps<PhoneValues> & {
  phones: ProfileAnswer['telefones']
}

/** The telephones. */
export function PhonesCard({ phones, mayChange, save }: PhonesCardProps) {
  const shown = (phone: string | null) => (phone ? formatPhone(phone) : profileText.none)
  return (
    <EditableCard
      title={text.title}
      change={mayChange ? text.change : null}
      done={text.done}
      renderForm={(way) => <PhonesForm {...way} phones={phones} send={save} />}
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

function PhonesForm({
  phones,
  onCancel,
  ...way
}: Pick<PhonesCardProps, 'phones'> & EditingProps<PhoneValues>) {
  const { form, submission } = useShortForm<PhoneValues>({
    first: { celular: formatPhone(phones.celular ?? ''), fixo: formatPhone(phones.fixo ?? '') },
    check: checkPhoneValues,
    ...way,
  })
  return (
    <ProfileForm form={form} submission={submission} submit={text.submit} onCancel={onCancel}>
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
