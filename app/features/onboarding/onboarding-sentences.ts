import { formatDate, formatInstant, formatMonth } from '#app/format/dates.ts'
import type { OnboardingOutcome } from '#contract/onboarding.ts'
import type { OnboardingState } from './onboarding-state.ts'

/** The heading of the start. */
export function welcomeTitle(plan: string, name: string): string {
  return `Boas-vindas ao ${plan}, ${name}`
}

/** The heading of the end. */
export function endingTitle(name: string): string {
  return `Tudo pronto, ${name}!`
}

/** When a step was saved, or that it was left for later. */
export function savedSentence({ salvoEm, pulado }: { salvoEm: string; pulado: boolean }): string {
  const when = formatInstant(salvoEm)
  return pulado ? `Deixado para depois em ${when}.` : `Salvo em ${when}.`
}

/** What a choice of profile made today would do. */
export function profileTermsSentence({
  emTempo,
  escolhaAte,
  efeitoEm,
  proximaJanela,
}: OnboardingState['perfil']): string {
  if (emTempo)
    return `Escolhendo até ${formatDate(escolhaAte)}, o perfil vale a partir de ${formatDate(efeitoEm)}.`
  return `O prazo deste mês terminou em ${formatDate(escolhaAte)}: você fica no Super Conservador e pode trocar de ${formatDate(proximaJanela.de)} a ${formatDate(proximaJanela.ate)}. O resultado do questionário fica guardado.`
}

/** What the button does that ends the first access with a result. */
export function keepResultLabel(profile: string, isInTime: boolean): string {
  return isInTime ? `Concluir com o perfil ${profile}` : 'Concluir'
}

/** From when the contribution counts, and how it is paid; null when it was left for later. */
export function contributionSentence({
  contribuicaoEm,
  formaPagamento,
  diaVencimento,
}: OnboardingOutcome): string | null {
  if (contribuicaoEm === null) return null
  const month = formatMonth(contribuicaoEm)
  if (formaPagamento === 2)
    return `Sua primeira contribuição é a de ${month}. O boleto vence todo dia ${diaVencimento}.`
  if (formaPagamento === 5)
    return `Sua primeira contribuição é a de ${month}. O débito na sua conta é todo dia ${diaVencimento}.`
  return `Sua primeira contribuição é a de ${month}, descontada do salário.`
}

/** Which profile the money is in, and from when. */
export function profileSentence({ perfil, perfilEm }: OnboardingOutcome): string {
  return perfilEm === null
    ? `Seu dinheiro fica no perfil ${perfil}. Você pode trocar na próxima janela do plano.`
    : `Seu dinheiro passa para o perfil ${perfil} em ${formatDate(perfilEm)}.`
}
