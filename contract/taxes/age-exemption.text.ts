import type { AgeExemptionProblem } from '#domain/taxes/age-exemption.ts'

/** Fields of a request about the exempt slice, by wire path. */
export const ageExemptionFields = {
  outraFonte: 'Onde você quer usar a parcela isenta?',
  fontes: 'Outra fonte pagadora',
  mesInicio: 'Mês de início',
  declaracao: 'Declaração',
} as const

export const ageExemptionSentences: Readonly<Record<AgeExemptionProblem['code'], string>> = {
  'declaration-required': 'Confirme a declaração para continuar.',
  'answer-required': 'Diga onde você usa a parcela isenta.',
  unchanged: 'Já é assim hoje. Não é preciso pedir.',
  'sources-required': 'Informe quem é a outra fonte pagadora.',
  'month-required': 'Escolha o mês de início.',
  'month-already-paid':
    'O pagamento deste mês já está fechado. Para deixar de usar aqui, escolha um mês seguinte.',
  'month-too-far': 'Escolha um mês dos próximos doze.',
  'month-too-old':
    'Peça no máximo doze meses para trás, contando este. O que veio antes se acerta na declaração anual.',
  'before-65': 'A isenção começa no mês em que você faz 65 anos.',
  'document-required': 'Envie um documento de identidade.',
  'birth-date-unknown': 'Não temos a sua data de nascimento. Fale com o atendimento.',
}

/** Under the names of the other paying sources. */
export const sourceSentences = {
  tooMany: (most: number) => `Informe no máximo ${most} fontes pagadoras.`,
  tooLong: (longest: number) => `Use no máximo ${longest} caracteres em cada nome.`,
} as const
