import type { BenefitObstacle } from '#domain/benefits/benefit-eligibility.ts'
import { dateText, percentText, reaisText } from '../value-text.ts'
import type { BenefitKindOnWire } from './benefit-request.ts'
import { benefitNames } from './benefits.text.ts'

/** Fields of a request of a benefit, by wire path. */
export const benefitRequestFields = {
  beneficio: 'Benefício',
  dataInicio: 'Começar em',
  tipoRenda: 'Como receber',
  percentual: 'Percentual do saldo por mês',
  prazoAnos: 'Anos de renda',
  saque: 'Receber de uma vez',
  regimeCiente: 'Regime de tributação',
  identidade: 'Documento de identidade',
  cpf: 'CPF',
  endereco: 'Comprovante de endereço',
  desligamento: 'Documento da saída da empresa',
  cartaInss: 'Carta de concessão do INSS',
  declaracao: 'Declaração',
} as const

export const benefitKindNames: Readonly<Record<BenefitKindOnWire, string>> = {
  normal: benefitNames.normal,
  antecipada: benefitNames.early,
  bpd: benefitNames.deferred,
  invalidez: benefitNames.disability,
}

/** Why a benefit can not be asked for, or not like this. */
export const benefitSentences = {
  noKind: 'Escolha o benefício.',
  noStart: 'Informe o dia em que o benefício deve começar.',
  noIncome: 'Escolha como quer receber.',
  noPercent: 'Informe o percentual do saldo por mês.',
  noYears: 'Informe por quantos anos quer receber.',
  noCash: 'Informe quanto quer receber de uma vez, ou 0.',
  regimeUnread: 'Confirme o regime de tributação do benefício.',
  undeclared: 'Confirme a declaração para enviar o pedido.',
  identity: 'Envie o documento de identidade.',
  address: 'Envie o comprovante de endereço.',
  endOfEmployment: 'Envie o documento da saída da empresa.',
  disability: 'Envie a carta de concessão do INSS.',
  nothing: 'Não há saldo que possa pagar um benefício hoje.',
  noAccount: 'Cadastre sua conta bancária no perfil: é nela que o benefício é pago.',
  pep: 'Faça ou renove a declaração de pessoa exposta politicamente antes de pedir o benefício.',
  fatca: 'Faça ou renove a declaração FATCA antes de pedir o benefício.',
  otherOption:
    'Outra opção sobre o seu saldo já está em andamento. Acompanhe suas solicitações antes de pedir.',
  noneOpen: 'Nenhum benefício do plano está aberto para você hoje.',
  notOpen: 'Este benefício não está aberto para você.',
  notOffered: 'O plano não oferece esta forma de receber.',
  single: 'Nenhuma renda do seu saldo chega ao mínimo do plano. O saldo é pago de uma vez.',
  notSingle: 'O pagamento único é só para saldos que não chegam à renda mínima. Escolha uma renda.',
  notPossible:
    'A situação no plano mudou depois do pedido, e o benefício já não pode ser concedido. Indefira o pedido e explique o motivo.',
} as const

/** Why a benefit is not open, and from when on it is. */
export function openingSentence(
  obstacles: readonly BenefitObstacle[],
  opensOn: string | null,
): string | null {
  if (obstacles.length === 0) return null
  const said = obstacles.map(obstacleSentence)
  return [...said, ...(opensOn === null ? [] : [`Abre em ${dateText(opensOn)}.`])].join(' ')
}

function obstacleSentence(obstacle: BenefitObstacle): string {
  switch (obstacle.code) {
    case 'too-young':
      return `Pede ${obstacle.minimumAge} anos de idade.`
    case 'too-short-in-plan':
      return `Pede mais tempo no plano: até ${dateText(obstacle.from)}.`
    case 'still-employed':
      return 'Pede a saída da empresa.'
    case 'birth-date-unknown':
      return 'Falta a sua data de nascimento no cadastro. Fale com o atendimento.'
    case 'already-in-benefit':
      return 'Você já tem um benefício pedido ou em pagamento.'
    default:
      return 'Não está aberto para você.'
  }
}

/** Until when a benefit may begin. */
export function startRange(today: string, latest: string): string {
  return `Escolha um dia de ${dateText(today)} a ${dateText(latest)}.`
}

/** Which per cent the plan takes. */
export function percentRange({ minimum, maximum, step }: { minimum: number; maximum: number; step: number }) {
  return `De ${percentText(minimum)} a ${percentText(maximum)} por mês, de ${percentText(step)} em ${percentText(step)}.`
}

/** For how many years a plan pays a term. */
export function yearsRange({ minimum, maximum }: { minimum: number; maximum: number }): string {
  return `De ${minimum} a ${maximum} anos inteiros.`
}

/** How much is paid at once at most. */
export function cashRange(maximum: number): string {
  return `De 0% a ${percentText(maximum)} do saldo.`
}

/** The income of a choice is too small, while another one would do. */
export function belowMinimum(minimum: number): string {
  return `A renda ficaria abaixo do mínimo de ${reaisText(minimum)} por mês. Escolha um valor que pague mais.`
}

/** With so much at once, what is left pays too little. */
export function cashTooMuch(minimum: number, maximum: number): string {
  const rest = `o que fica precisa pagar pelo menos ${reaisText(minimum)} por mês`
  return maximum > 0
    ? `Com esta renda você pode receber de uma vez até ${percentText(maximum)}: ${rest}.`
    : `Com esta renda nada pode ser recebido de uma vez: ${rest}.`
}
