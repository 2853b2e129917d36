import type { OnboardingOutcome } from '#contract/enrolment/onboarding.ts'
import { dateText, instantText, monthText } from '#contract/value-text.ts'
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
  const when = instantText(salvoEm)
  return pulado ? `Deixado para depois em ${when}.` : `Salvo em ${when}.`
}

export function profileTermsSentence({
  emTempo,
  escolhaAte,
  efeitoEm,
  proximaJanela,
}: OnboardingState['perfil']): string {
  if (emTempo)
    return `Escolhendo até ${dateText(escolhaAte)}, o perfil vale a partir de ${dateText(efeitoEm)}.`
  return `O prazo deste mês terminou em ${dateText(escolhaAte)}: você fica no Super Conservador e pode trocar de ${dateText(proximaJanela.de)} a ${dateText(proximaJanela.ate)}. O resultado do questionário fica guardado.`
}

/** Label of the last button: outside the fortnight for choosing, the present profile stays. */
export function keepResultLabel(profile: string, { emTempo, atual }: OnboardingState['perfil']): string {
  return `Concluir com o perfil ${emTempo ? profile : atual.nome}`
}

/** Explains a result that is too late for this month; null when it is in time. */
export function lateResultSentence(
  profile: string,
  { emTempo, atual, proximaJanela }: OnboardingState['perfil'],
): string | null {
  if (emTempo || profile === atual.nome) return null
  return `Seu resultado é ${profile} e fica guardado, mas não muda nada agora: seu dinheiro começa no ${atual.nome}. Para passar ao ${profile}, peça a troca em Perfil de investimentos de ${dateText(proximaJanela.de)} a ${dateText(proximaJanela.ate)}.`
}

/** From when the contribution counts, and how it is paid; null when it was left for later. */
export function contributionSentence({
  contribuicaoEm,
  formaPagamento,
  diaVencimento,
}: OnboardingOutcome): string | null {
  if (contribuicaoEm === null) return null
  const month = monthText(contribuicaoEm)
  if (formaPagamento === 2)
    return `Sua primeira contribuição é a de ${month}. O boleto vence todo dia ${diaVencimento}.`
  if (formaPagamento === 5)
    return `Sua primeira contribuição é a de ${month}. O débito na sua conta é todo dia ${diaVencimento}.`
  return `Sua primeira contribuição é a de ${month}, descontada do salário.`
}

/** Which profile the money is in, and from when; where it stays, when it may be changed. */
export function profileSentence(
  { perfil, perfilEm }: OnboardingOutcome,
  { proximaJanela: { de, ate } }: Pick<OnboardingState['perfil'], 'proximaJanela'>,
): string {
  return perfilEm === null
    ? `Seu dinheiro fica no perfil ${perfil}. Você pode pedir a troca de ${dateText(de)} a ${dateText(ate)}, em Perfil de investimentos.`
    : `Seu dinheiro passa para o perfil ${perfil} em ${dateText(perfilEm)}.`
}
