import { formatDate, formatInstantDate } from '#app/format/dates.ts'
import { emailOrigins } from '#contract/identity/identity.text.ts'
import type { IdentityProtectionOnWire, WaitingEmailOnWire } from '#contract/identity/identity.ts'
import { changedFacts } from './identity.text.ts'

/** Which address came when, and from where. */
export function changedSentence({ novo, desde, origem }: WaitingEmailOnWire): string {
  return `O e-mail ${novo} entrou no cadastro em ${formatInstantDate(desde)}, ${emailOrigins[origem]}.`
}

/** Names what is not open yet. */
export function waitsSentence({ abreEm }: Pick<WaitingEmailOnWire, 'abreEm'>): string {
  return `Antes de ${formatDate(abreEm)} ele não cria senha nova, e uma conta bancária nova espera com ele.`
}

/** From when on a new account is paid. */
export function accountWaitsSentence({
  valeEm,
}: NonNullable<IdentityProtectionOnWire['contaEmEspera']>): string {
  return `A conta nova passa a valer em ${formatDate(valeEm)}.`
}

/** The change that came before an account, and what that asks of its payments. */
export function recentAccountSentence({
  desde,
  mudou,
  mudouEm,
  pagaEm,
}: NonNullable<IdentityProtectionOnWire['contaRecente']>): string {
  const account = `A conta é de ${formatInstantDate(desde)}`
  if (pagaEm !== null)
    return `${account}, e o e-mail foi trocado em ${formatInstantDate(mudouEm)}. Antes de ${formatDate(pagaEm)} nada é pago nela.`
  return `${account}, depois de uma troca de ${changedFacts[mudou]} em ${formatInstantDate(mudouEm)}. Cada pagamento nela pede a decisão de um nível acima.`
}
