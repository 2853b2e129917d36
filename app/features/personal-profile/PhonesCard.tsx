import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Text } from '@portal/design-system/Text'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { MaskedInput } from '#app/forms/MaskedInput.tsx'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { checkPhoneValues, type PhoneValues } from '#contract/contacts-check.ts'
import type { PersonalProfileAnswer } from '#contract/personal-profile.ts'
import { formatPhone } from '#domain/contacts/contacts.ts'
import { EditableCard, type EditableProps, type EditingProps } from './EditableCard.tsx'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { phones: text } = personalProfileText

type PhonesCardProps = EditableProps<PhoneValues> & {
  phones: PersonalProfileAnswer['telefones']
}

/** The telephones. */
export function PhonesCard({ phones, mayChange, save }: PhonesCardProps) {
  const shown = (phone: string | null) => (phone ? formatPhone(phone) : personalProfileText.none)
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
    check: (values) => fieldErrors(checkPhoneValues(values)),
    ...way,
  })
  return (
    <PersonalProfileForm form={form} submission={submission} submit={text.submit} onCancel={onCancel}>
      <Columns gap="5">
        <form.AppField name="celular">
          {() => (
            <MaskedInput label={text.mobile} mask="(99) 99999-9999" inputMode="tel" autoComplete="tel" />
          )}
        </form.AppField>
        <form.AppField name="fixo">
          {() => <MaskedInput label={text.home} mask="(99) 9999-9999" inputMode="tel" />}
        </form.AppField>
      </Columns>
      <Text variant="small" tone="muted">
        {text.help}
      </Text>
    </PersonalProfileForm>
  )
}
