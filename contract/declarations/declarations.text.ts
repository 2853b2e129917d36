import type { PepProblem } from '#domain/declarations/check-pep-declaration.ts'
import type { FatcaProblem } from '#domain/declarations/fatca.ts'
import type { ForeignResidenceProblem } from '#domain/declarations/foreign-residence.ts'
import { dateText } from '../value-text.ts'

/** Who answers "yes" or "no" to nothing. */
const answerRequired = 'Escolha sim ou não.'

const countryRequired = 'Escolha o país.'
const confirmationRequired = 'Confirme que as informações são verdadeiras.'

const pepRequired: Readonly<Record<string, string>> = {
  relation: 'Escolha a sua relação com o cargo público.',
  name: 'Informe o nome da pessoa exposta.',
  cpf: 'Informe o CPF da pessoa exposta.',
  kinshipDegree: 'Escolha o grau de parentesco.',
  post: 'Informe o cargo ou a função.',
  body: 'Informe o órgão ou a entidade.',
  country: countryRequired,
  startedOn: 'Informe quando começou.',
  endedOn: 'Informe quando terminou, ou marque que ainda está no cargo.',
}

export function pepSentence(problem: PepProblem): string {
  switch (problem.code) {
    case 'answer-required':
      return answerRequired
    case 'required':
      return pepRequired[problem.field] ?? ''
    case 'invalid-cpf':
      return 'CPF inválido. Confira os números.'
    case 'too-distant':
      return `Só conta o parentesco até o ${problem.maximum}º grau. Se for mais distante, responda “Não” na primeira pergunta.`
    case 'invalid-date':
      return 'Esta data não existe. Confira dia, mês e ano.'
    case 'in-the-future':
      return 'Use uma data que já passou.'
    case 'before-start':
      return 'O fim não pode ser antes do começo.'
    case 'confirmation-required':
      return confirmationRequired
  }
}

const fatcaRequired: Readonly<Record<string, string>> = {
  birthCity: 'Informe a cidade onde nasceu.',
  birthCountry: 'Escolha o país onde nasceu.',
  nationalities: 'Escolha a sua nacionalidade.',
  isUsPerson: answerRequired,
  residences: 'Informe ao menos um país em que você paga impostos.',
  country: countryRequired,
  explanation: 'Explique por que não conseguiu o número.',
  indiciaExplanation: 'Explique por que não é cidadão nem residente fiscal dos EUA.',
}

/** Complaint about a declaration for FATCA and CRS. `country`: of the tax residence that the problem is about. */
export function fatcaSentence(problem: FatcaProblem, country: string): string {
  switch (problem.code) {
    case 'required':
      return fatcaRequired[problem.field] ?? ''
    case 'too-many':
      return 'Informe no máximo três países.'
    case 'repeated-country':
      return 'Há um país repetido. Informe cada país uma vez.'
    case 'us-residence-required':
      return 'Quem é cidadão ou residente fiscal dos EUA informa também a residência fiscal lá, com o SSN.'
    case 'number-or-reason':
      return 'Informe o número fiscal ou o motivo de não ter, só um dos dois.'
    case 'invalid-tax-number':
      return taxNumberSentence(country)
    case 'confirmation-required':
      return confirmationRequired
  }
}

function taxNumberSentence(country: string): string {
  if (country === 'BR') return 'No Brasil o número fiscal é o CPF. Confira os números.'
  if (country === 'US') return 'Nos Estados Unidos o número (SSN) tem 9 dígitos.'
  return 'O número fiscal tem até 20 caracteres.'
}

/** In Brazil the tax number is one's own CPF. */
export const ownCpfSentence = 'Informe o seu próprio CPF.'

/** Complaint about a declaration of living abroad; the sentences of the two numbers are the product's. */
export function residenceSentence(problem: ForeignResidenceProblem): string {
  switch (problem.field) {
    case 'livesAbroad':
      return answerRequired
    case 'country':
      return problem.code === 'required' ? countryRequired : 'O Brasil não é exterior. Escolha outro país.'
    case 'postalCode':
      return 'O código postal é obrigatório'
    case 'taxNumber':
      return problem.code === 'required'
        ? 'O número de identificação fiscal é obrigatório'
        : 'Use só números no número de identificação fiscal.'
    case 'proof':
      return proofSentence(problem)
  }
}

function proofSentence(problem: Extract<ForeignResidenceProblem, { field: 'proof' }>): string {
  switch (problem.code) {
    case 'required':
      return 'Informe a data em que o comprovante foi emitido.'
    case 'in-the-future':
      return 'A data de emissão não pode ser no futuro.'
    case 'too-old':
      return `O comprovante é antigo demais. Envie um emitido a partir de ${dateText(problem.notBefore)}.`
  }
}

/** No file was sent with a residence abroad. */
export const proofRequired = 'Envie o comprovante de residência.'
/** The bytes are neither of an image nor of a PDF. */
export const proofTypeRefused =
  'Este arquivo não é uma imagem nem um PDF. Formatos válidos: PNG, JPG, PDF até 10MB.'

export const pepRelationNames = {
  titular: 'Eu ocupo ou ocupei o cargo',
  familiar: 'Sou familiar de quem ocupa',
  'estreito-colaborador': 'Sou estreito colaborador de quem ocupa',
  representante: 'Sou representante de quem ocupa',
} as const

/** Degrees of kinship. */
export const kinshipNames: Readonly<Record<number, string>> = {
  1: '1º grau: pais, filhos, cônjuge, companheiro, enteados, sogros',
  2: '2º grau: avós, netos, irmãos, cunhados',
  3: 'Mais distante: tios, sobrinhos, primos',
}

/** Why a tax residence has no number. */
export const noTaxNumberNames = {
  A: 'O país não emite número fiscal',
  B: 'Não consegui obter o número',
  C: 'O país não exige o número',
} as const
