import type { DependantPaper } from '#domain/dependants/documents.ts'
import type { Kinship, KinshipProof, PlanClass } from '#domain/dependants/kinships.ts'

/** Fields of a dependant, by the keys of the wire. */
export const dependantFields = {
  name: 'Nome completo',
  cpf: 'CPF',
  birthdate: 'Data de nascimento',
  finality: 'Conta para',
  idPlano: 'Plano',
  kindship: 'Parentesco',
  average: 'Parte que recebe',
  estudante: 'Estuda no ensino superior ou técnico?',
  incapaz: 'Não pode trabalhar, por incapacidade física ou mental?',
} as const

/** Fields of a request about dependants beside those, by the same keys. */
export const dependantRequestFields = {
  ...dependantFields,
  comprovante: 'Documento do parentesco',
  escolar: 'Comprovante de matrícula',
  laudo: 'Laudo médico',
  motivoFim: 'O que aconteceu',
  fim: 'Último dia como dependente',
} as const

/** For what somebody counts, by the ids of the product. */
export const dependantTypeNames = { 1: 'Imposto de renda', 2: 'Plano' } as const

/** Kinships as people know them. */
export const kinshipNames: Readonly<Record<Kinship, string>> = {
  '01': 'Cônjuge',
  '02': 'Companheiro(a) com filho, ou há mais de 5 anos',
  '03': 'Filho(a) ou enteado(a)',
  '04': 'Filho(a) ou enteado(a) que estuda',
  '06': 'Irmão, neto ou bisneto sob sua guarda judicial',
  '07': 'Irmão, neto ou bisneto sob sua guarda, que estuda',
  '09': 'Pai, mãe, avós ou bisavós com renda isenta',
  '10': 'Menor pobre que você cria, sob guarda judicial',
  '11': 'Pessoa incapaz de quem você é tutor ou curador',
  '12': 'Ex-cônjuge que recebe pensão',
  '99': 'Outro',
  conjuge: 'Cônjuge',
  companheiro: 'Companheiro(a)',
  filho: 'Filho(a)',
  enteado: 'Enteado(a)',
  genitor: 'Pai ou mãe',
  irmao: 'Irmão ou irmã',
  designado: 'Pessoa designada por você',
}

/** Classes of the plan's dependants: who is in one shares 100%. */
export const planClassNames: Readonly<Record<PlanClass, string>> = {
  1: 'Cônjuge, companheiro e filhos',
  2: 'Pais',
  3: 'Irmãos',
  4: 'Pessoas designadas',
}

export const kinshipProofNames: Readonly<Record<KinshipProof, string>> = {
  marriage: 'Certidão de casamento',
  union: 'Declaração ou escritura de união estável',
  birth: 'Certidão de nascimento',
  custody: 'Termo de guarda ou de tutela',
  identity: 'Documento de identidade com filiação',
  divorce: 'Sentença ou acordo da pensão',
}

/** The other papers. */
export const paperNames: Readonly<Record<Exclude<DependantPaper, 'kinship'>, string>> = {
  school: 'Comprovante de matrícula deste semestre',
  medical: 'Laudo médico',
}

/** Why somebody is not a dependant any more, in the words of a hard day. */
export const dependantEndNames = {
  death: 'Faleceu',
  separation: 'Houve separação ou divórcio',
  other: 'Outro motivo',
} as const
export type DependantEnd = keyof typeof dependantEndNames

/** The same once it is over, with the ones that nobody chooses. */
export const dependantEndedNames = {
  ...dependantEndNames,
  age: 'Completou a idade',
  changed: 'Os dados foram alterados',
} as const

export const dependantChangeNames = {
  inclusao: 'Passa a ser dependente',
  alteracao: 'Tem dados alterados',
  encerramento: 'Deixa de ser dependente',
  mantido: 'Continua como está',
} as const

export const dependantSentences = {
  name: 'Informe o nome completo.',
  cpf: 'CPF inválido. Confira os números.',
  sameCpf: 'Este CPF já está na lista.',
  ownCpf: 'Este é o seu CPF. Informe o CPF do dependente.',
  otherTaxpayer:
    'Este CPF já conta como dependente de outra pessoa no imposto deste mês. Cada dependente reduz o imposto de uma pessoa só: combinem quem fica com ele.',
  birth: 'Informe a data de nascimento.',
  future: 'Use uma data que já passou.',
  kinship: 'Escolha o parentesco.',
  otherKinship: 'Escolha um parentesco desta lista.',
  finality: 'Diga para o que este dependente conta.',
  plan: 'Escolha o plano.',
  share: 'Informe a parte que este dependente recebe.',
  shareRange: 'Informe de 0,01% a 100%, com até duas casas.',
  endReason: 'Diga o que aconteceu.',
  endDay: 'Informe o último dia.',
  endFuture: 'Use o dia de hoje ou um que já passou.',
  endBefore: 'Este dia é anterior ao começo. Confira a data.',
  nothing: 'Nada mudou na lista. Adicione, altere ou encerre um dependente.',
  listChanged:
    'Sua lista de dependentes mudou enquanto você preenchia. Atualize a página e confira antes de enviar.',
  listChangedMeanwhile:
    'A lista de dependentes mudou depois deste pedido. Devolva para correção, e a pessoa confere a lista de novo.',
  incomplete:
    'Este pedido veio de outro sistema, sem CPF nem data de nascimento. Devolva para correção, e a pessoa completa no formulário.',
  document: 'Envie este documento.',
  disability: 'Escolha sim ou não.',
  ownDisability: 'Só a própria pessoa muda esta resposta. Deixe como está no cadastro.',
  ownCorrection: 'Só a própria pessoa pode corrigir este pedido. Ela também pode cancelá-lo e fazer outro.',
} as const
