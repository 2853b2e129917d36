import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { DateInput } from '#app/forms/DateInput.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { announcementsText } from './announcements.text.ts'
import type { AnnouncementFormApi } from './use-announcement-form.ts'

const { form: text } = announcementsText

const moments = [
  { id: 'agora', label: text.now },
  { id: 'depois', label: text.later },
] as const

/** Every half hour of a day. */
const times = Array.from({ length: 48 }, (_, index) => {
  const id = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`
  return { id, label: id }
})

/** When it goes out: at once, or on a day at a time. */
export function WhenFields({ form, isLater }: { form: AnnouncementFormApi; isLater: boolean }) {
  return (
    <Stack gap="5">
      <form.AppField name="quando">
        {() => <RadioCardsInput<'agora' | 'depois'> label={text.whenLabel} isRequired options={moments} />}
      </form.AppField>
      {isLater && (
        <Columns template="halves" from="medium" gap="5">
          <form.AppField name="dia">{() => <DateInput label={text.day} isRequired />}</form.AppField>
          <form.AppField name="hora">
            {() => (
              <SelectInput<string> label={text.time} description={text.timeHint} isRequired options={times} />
            )}
          </form.AppField>
        </Columns>
      )}
    </Stack>
  )
}
