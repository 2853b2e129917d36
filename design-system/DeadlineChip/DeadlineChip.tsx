import { HourglassIcon } from '../icons/icons.ts'
import { StatusTag, type TagTone } from '../StatusTag/StatusTag.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { daysUntil, toneOfDeadline } from './deadline.ts'

export interface DeadlineChipProps {
  /** The last day, as an ISO date. */
  date: string
  /** The day on which this is read, as an ISO date. */
  today: string
  /** From how many days before on it warns. Default 3. */
  near?: number
  /** Instead of the tone that the days give, where the application knows better what is near. */
  tone?: TagTone
}

/** How long until a deadline, or since, in words. The day itself is heard after them and shown under the pointer. */
export function DeadlineChip({ date, today, near = 3, tone }: DeadlineChipProps) {
  const { deadlineChip, locale } = useStrings()
  const days = daysUntil(date, today)
  const shown = tone ?? toneOfDeadline(days, near)
  const written = formatOf(locale).format(new Date(`${date}T00:00:00Z`))
  return (
    <time dateTime={date} title={written}>
      <StatusTag tone={shown} icon={shown === 'danger' ? undefined : HourglassIcon}>
        {deadlineChip.words(days)}
        <VisuallyHidden>, {written}</VisuallyHidden>
      </StatusTag>
    </time>
  )
}

/** Kept by locale: making one takes longer than the rest of the chip, and a list has one in every row. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string): Intl.DateTimeFormat {
  const kept = formats.get(locale)
  if (kept) return kept
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  return format
}
