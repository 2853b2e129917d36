import { addDays, type IsoDate } from '#domain/calendar.ts'
import { secondsAfter } from '../security/tokens.ts'

/** One time that somebody of the service desk came to a person's data; with a reason they acted in the person's name. */
export type DemoAccess = {
  personCpf: string
  attendantCpf: string
  startedAt: Date
  endedAt: Date
  reason: string | null
}

const ANA = '52998224725'
const EDUARDO = '98765432100'
const KARINA = '04645553020'
const LUIZ = '93541134780'

/** Accesses that Ana and Eduardo find under "Quem acessou meus dados" on the first day. */
export function demoAccesses(today: IsoDate): DemoAccess[] {
  const on = (daysAgo: number, time: string, minutes: number) => {
    const startedAt = new Date(`${addDays(today, -daysAgo)}T${time}:00-03:00`)
    return { startedAt, endedAt: secondsAfter(startedAt, minutes * 60) }
  }
  return [
    {
      ...on(41, '15:20', 4),
      personCpf: ANA,
      attendantCpf: LUIZ,
      reason: null,
    },
    {
      ...on(19, '10:05', 9),
      personCpf: ANA,
      attendantCpf: KARINA,
      reason: 'Ana ligou: não achava o informe de rendimentos. Mostrei o caminho.',
    },
    {
      ...on(8, '11:40', 16),
      personCpf: EDUARDO,
      attendantCpf: KARINA,
      reason: 'Eduardo pediu ajuda para conferir os boletos em aberto.',
    },
  ]
}
