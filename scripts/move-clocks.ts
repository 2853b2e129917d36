import { pathToFileURL } from 'node:url'
import { addDays, daysBetween, saoPauloDateOf } from '#domain/calendar.ts'
import { isIsoDate } from '#domain/iso-date.ts'

/**
 * Has every Node process that is started from now on live on another day: the tests and all that they start, at the hour that it is. Their
 * browsers keep the machine's clock, which pages do not go by. PostgreSQL keeps it too.
 * @throws Error with a sentence for whoever asked, where it is no day or one that is over: what is signed or kept until then would have ended
 */
export function moveClocks(to: string, environment: NodeJS.ProcessEnv, now = new Date()): void {
  const today = saoPauloDateOf(now)
  if (!isIsoDate(to)) throw new Error(`"${to}" não é um dia: escreva como ${addDays(today, 1)}.`)
  const ahead = daysBetween(today, to)
  if (ahead < 0) throw new Error(`${to} já passou: escolha hoje ou um dia à frente.`)
  const moved = `--import=${pathToFileURL(`${import.meta.dirname}/moved-clock.mjs`).href}`
  environment.TEST_DAYS_AHEAD = String(ahead)
  environment.NODE_OPTIONS = [environment.NODE_OPTIONS, moved].filter(Boolean).join(' ')
}
