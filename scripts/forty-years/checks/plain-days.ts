/*
 * Days by plain arithmetic, apart from the calendar of the rules: what judges a rule does not ask it.
 */

const DAY = 86_400_000
const TWO = (part: number) => String(part).padStart(2, '0')

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

export function daysFrom(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY
}

export function plusMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${Math.floor(count / 12)}-${TWO((count % 12) + 1)}`
}

export function monthsFrom(from: string, to: string): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  )
}

/** The last day of a term of years: where its day does not exist, the day after (Código Civil, art. 132, § 3). */
export function plusYears(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return day.endsWith('-02-29') && !isLeap ? `${year}-03-01` : `${year}${day.slice(4)}`
}

const HOLIDAYS = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'])

/** Carnival, Good Friday and Corpus Christi, as days from Easter Sunday. */
const FROM_EASTER = [-48, -47, -2, 60]

/** Easter Sunday by the rule of Gauss. */
function easter(year: number): string {
  const century = Math.floor(year / 100)
  const moon = (15 - Math.floor((13 + 8 * century) / 25) + century - Math.floor(century / 4)) % 30
  const sun = (4 + century - Math.floor(century / 4)) % 7
  const d = (19 * (year % 19) + moon) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + sun) % 7
  if (d === 29 && e === 6) return `${year}-04-19`
  if (d === 28 && e === 6 && (11 * moon + 11) % 30 < 19) return `${year}-04-18`
  return plusDays(`${year}-03-22`, d + e)
}

export function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || HOLIDAYS.has(day.slice(5))) return false
  const sunday = easter(Number(day.slice(0, 4)))
  return !FROM_EASTER.some((days) => plusDays(sunday, days) === day)
}

/** The day on which benefits of a month are paid: the last one on which banks open. */
export function payDay(month: string): string {
  let day = plusDays(`${plusMonths(month, 1)}-01`, -1)
  while (!isWorkday(day)) day = plusDays(day, -1)
  return day
}

/** The n-th day after a day on which banks open. */
export function plusWorkdays(day: string, count: number): string {
  let [last, left] = [day, count]
  while (left > 0) {
    last = plusDays(last, 1)
    if (isWorkday(last)) left -= 1
  }
  return last
}

export function workdaysFrom(from: string, to: string): number {
  let count = 0
  for (let day = plusDays(from, 1); day <= to; day = plusDays(day, 1)) if (isWorkday(day)) count += 1
  return count
}
