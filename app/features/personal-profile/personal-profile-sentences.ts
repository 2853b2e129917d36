import { formatInstant } from '#app/format/dates.ts'
import type { AccessAnswer, ConsentsAnswer } from '#contract/personal-profile.ts'
import { personalProfileText } from './personal-profile.text.ts'

type Consent = ConsentsAnswer['consentimentos'][number]
type Session = AccessAnswer['sessoes'][number]

/** Since when a consent is as it is. */
export function consentSince({ concedido, desde }: Pick<Consent, 'concedido' | 'desde'>): string {
  if (desde === null) return personalProfileText.consents.never
  return `${concedido ? 'Autorizado' : 'Retirado'} em ${formatInstant(desde)}.`
}

/** Where and when a session began. */
export function sessionSentence({ inicio, rede }: Pick<Session, 'inicio' | 'rede'>): string {
  return [`Desde ${formatInstant(inicio)}`, networkSentence(rede)].filter(Boolean).join(' · ')
}

/** The network of a sign-in, in words; nothing when it is not known. */
export function networkSentence(network: string): string {
  return network === '' ? '' : `rede ${network}`
}

/** What the button that ends a session does, for who only hears it. */
export function endSessionLabel({ aparelho, inicio }: Pick<Session, 'aparelho' | 'inicio'>): string {
  return `${personalProfileText.sessions.end} ${aparelho}, desde ${formatInstant(inicio)}`
}

/** How many sessions ended. */
export function endedSentence(count: number): string {
  return count === 1 ? personalProfileText.sessions.ended : `${count} sessões encerradas.`
}
