import { timeText } from '#contract/value-text.ts'
import { daysBetween, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'
import { daysText as text } from './days.text.ts'

const dayAndMonth = whenFirstAsked(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', day: 'numeric', month: 'long' }),
)
const weekday = whenFirstAsked(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long' }))

/** The day of an instant as people say it: "Hoje", "Ontem", "21 de novembro", "3 de janeiro de 2025". */
export function dayName(instant: string, today: IsoDate): string {
  const day = saoPauloDateOf(instant)
  if (day === today) return text.today
  if (daysBetween(day, today) === 1) return text.yesterday
  const name = dayAndMonth().format(new Date(day))
  return day.slice(0, 4) === today.slice(0, 4) ? name : text.ofYear(name, day.slice(0, 4))
}

/** The moment of an instant, short, for a list: the time today, else the day. */
export function shortMoment(instant: string, today: IsoDate): string {
  const name = dayName(instant, today)
  return name === text.today ? timeText(instant) : name
}

/** When something begins, as people say it: "hoje a partir das 8h", "amanhã a partir das 8h30", "segunda-feira a partir das 8h". */
export function fromWhen(instant: string, today: IsoDate): string {
  const ahead = daysBetween(today, saoPauloDateOf(instant))
  const day = new Date(saoPauloDateOf(instant))
  const named = ahead < 7 ? weekday().format(day) : text.on(dayAndMonth().format(day))
  const name = [text.thisDay, text.tomorrow][ahead] ?? named
  return text.from(name, clockTime(timeText(instant)))
}

/** A time of the day as people say it: `08:00` → `8h`, `17:30` → `17h30`. */
export function clockTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}
