import { emailOrigins } from '#contract/identity/identity.text.ts'
import type { IdentityProtectionOnWire, WaitingEmailOnWire } from '#contract/identity/identity.ts'
import { dateText, instantDateText } from '#contract/value-text.ts'
import { changedFacts } from './identity.text.ts'

/** Which address came when, and from where. */
export function changedSentence({ novo, desde, origem }: WaitingEmailOnWire): string {
  return `O e-mail ${novo} entrou no cadastro em ${instantDateText(desde)}, ${emailOrigins[origem]}.`
}

/** Names what is not open yet. */
export function waitsSentence({ abreEm }: Pick<WaitingEmailOnWire, 'abreEm'>): string {
  return `Antes de ${dateText(abreEm)} ele não cria senha nova, e uma conta bancária nova espera com ele.`
}

/** From when on a new account is paid. */
export function accountWaitsSentence({
  valeEm,
}: NonNullable<IdentityProtectionOnWire['contaEmEspera']>): string {
  return `A conta nova passa a valer em ${dateText(valeEm)}.`
}

/** The change that came before an account, and what that asks of its payments. */
export function recentAccountSentence({
  desde,
  mudou,
  mudouEm,
  pagaEm,
}: NonNullable<IdentityProtectionOnWire['contaRecente']>): string {
  const account = `A conta é de ${instantDateText(desde)}`
  if (pagaEm !== null)
    return `${account}, e o e-mail foi trocado em ${instantDateText(mudouEm)}. Antes de ${dateText(pagaEm)} nada é pago nela.`
  return `${account}, depois de uma troca de ${changedFacts[mudou]} em ${instantDateText(mudouEm)}. Cada pagamento nela pede a decisão de um nível acima.`
}
