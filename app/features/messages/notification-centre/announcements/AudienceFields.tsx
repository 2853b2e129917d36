import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { categoryNames } from '#contract/life-cycle/category-names.ts'
import type { AnnouncementAudience } from '#contract/messages/announcement-states.ts'
import { announcementAudiences } from '#contract/messages/announcement-states.ts'
import { announcementsText } from './announcements.text.ts'
import { PersonInput } from './PersonInput.tsx'
import type { AnnouncementFormApi } from './use-announcement-form.ts'

const { form: text } = announcementsText

const audiences = announcementAudiences.map((id) => ({
  id,
  label: text.audiences[id].label,
  description: text.audiences[id].text,
}))

const categories = categoryNames.map((label, index) => ({ id: index + 1, label }))

type AudienceFieldsProps = {
  form: AnnouncementFormApi
  audience: AnnouncementAudience | null
  plans: readonly { id: number; nome: string }[]
}

/** Whom it is for, and what that choice asks for. */
export function AudienceFields({ form, audience, plans }: AudienceFieldsProps) {
  const options = plans.map(({ id, nome }) => ({ id, label: nome }))
  return (
    <Stack gap="5">
      <form.AppField name="destino">
        {() => <RadioCardsInput<AnnouncementAudience> label={text.audience} isRequired options={audiences} />}
      </form.AppField>
      {audience === 'pessoa' && <form.AppField name="idPessoa">{() => <PersonInput />}</form.AppField>}
      {audience === 'plano' && (
        <form.AppField name="idPlano">
          {() => <SelectInput<number> label={text.plan} isRequired options={options} />}
        </form.AppField>
      )}
      {audience === 'categoria' && (
        <Columns template="halves" from="medium" gap="5">
          <form.AppField name="idCategoria">
            {() => <SelectInput<number> label={text.category} isRequired options={categories} />}
          </form.AppField>
          <form.AppField name="idPlano">
            {() => (
              <SelectInput<number>
                label={text.plan}
                options={[{ id: 0, label: text.allPlans }, ...options]}
              />
            )}
          </form.AppField>
        </Columns>
      )}
    </Stack>
  )
}
