import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Text } from '@portal/design-system/Text'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { PhoneInput } from '#app/forms/PhoneInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { send } from '#app/session/ask.ts'
import { checkPhoneValues } from '#contract/people/contacts-check.ts'
import type { PersonalProfileAnswer } from '#contract/people/personal-profile.ts'
import { formatPhone } from '#domain/people/phone.ts'
import { EditableCard, type EditingProps } from './EditableCard.tsx'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { phones: text } = personalProfileText

type PhonesCardProps = { phones: PersonalProfileAnswer['telefones']; mayChange: boolean }

/** The telephones. */
export function PhonesCard({ phones, mayChange }: PhonesCardProps) {
  const shown = (phone: string | null) => (phone ? formatPhone(phone) : personalProfileText.none)
  return (
    <EditableCard
      title={text.title}
      change={mayChange ? text.change : null}
      done={text.done}
      renderForm={(editing) => <PhonesForm {...editing} phones={phones} />}
    >
      <DescriptionList
        items={[
          { id: 'mobile', term: text.mobile, description: shown(phones.celular) },
          { id: 'home', term: text.home, description: shown(phones.fixo) },
        ]}
      />
    </EditableCard>
  )
}

function PhonesForm({ phones, onDone, onCancel }: Pick<PhonesCardProps, 'phones'> & EditingProps) {
  const saving = useCommand(send('alterarTelefones'))
  const form = useShortForm({
    first: { celular: formatPhone(phones.celular ?? ''), fixo: formatPhone(phones.fixo ?? '') },
    check: (values) => fieldErrors(checkPhoneValues(values)),
    command: saving,
    onDone,
  })
  return (
    <PersonalProfileForm form={form} command={saving} submit={text.submit} onCancel={onCancel}>
      <Columns gap="5">
        <form.AppField name="celular">{() => <PhoneInput label={text.mobile} kind="mobile" />}</form.AppField>
        <form.AppField name="fixo">{() => <PhoneInput label={text.home} autoComplete="off" />}</form.AppField>
      </Columns>
      <Text variant="small" tone="muted">
        {text.help}
      </Text>
    </PersonalProfileForm>
  )
}
