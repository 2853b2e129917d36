import type { AccessAnswer, ConsentsAnswer } from '#contract/people/personal-profile.ts'
import type { KeptFor } from '#contract/records/retention.ts'
import { words } from '#contract/rules/rule-words.ts'
import { instantText } from '#contract/value-text.ts'
import { personalProfileText } from './personal-profile.text.ts'

type Consent = ConsentsAnswer['consentimentos'][number]
type Session = AccessAnswer['sessoes'][number]

/** Each kind of record and the span for which it is kept. */
export function keptSentences(kept: KeptFor) {
  return [
    { id: 'plan', span: words.years(kept.anosRegistrosPlano) },
    { id: 'tax', span: words.years(kept.anosFiscais) },
    { id: 'declarations', span: words.years(kept.anosDeclaracoes) },
    { id: 'chat', span: words.years(kept.anosConversas) },
    { id: 'access', span: words.months(kept.mesesAcessos) },
    { id: 'codes', span: words.days(kept.diasCodigos) },
    { id: 'files', span: words.days(kept.diasArquivosRecusados) },
  ] as const
}

/** Since when a consent is as it is. */
export function consentSince({ concedido, desde }: Pick<Consent, 'concedido' | 'desde'>): string {
  if (desde === null) return personalProfileText.consents.never
  return `${concedido ? 'Autorizado' : 'Retirado'} em ${instantText(desde)}.`
}

/** Where and when a session began. */
export function sessionSentence({ inicio, rede }: Pick<Session, 'inicio' | 'rede'>): string {
  return [`Desde ${instantText(inicio)}`, networkSentence(rede)].filter(Boolean).join(' · ')
}

/** The network of a sign-in, in words; nothing when it is not known. */
export function networkSentence(network: string): string {
  return network === '' ? '' : `rede ${network}`
}

/** Accessible name of the button that ends a session, naming the session. */
export function endSessionLabel({ aparelho, inicio }: Pick<Session, 'aparelho' | 'inicio'>): string {
  return `${personalProfileText.sessions.end} ${aparelho}, desde ${instantText(inicio)}`
}

/** How many sessions ended. */
export function endedSentence(count: number): string {
  return count === 1 ? personalProfileText.sessions.ended : `${count} sessões encerradas.`
}
