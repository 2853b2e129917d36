import type { EmailProblem } from '#domain/email-address.ts'
import type { NameProblem } from '#domain/full-name.ts'
import type { ImportProblem, ImportReason } from '#domain/imports/import-problem.ts'
import { isImportKind } from '#domain/imports/import-setting.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import type { MappingProblem } from '#domain/imports/map-columns.ts'
import type { PhoneCode } from '#domain/people/phone.ts'
import { categoryNames } from '../life-cycle/category-names.ts'
import { linkSituationNames } from '../life-cycle/link-situation-names.ts'
import { emailSentence, phoneSentences } from '../people/contacts.text.ts'
import { nameSentence } from '../people/names.text.ts'

export const importTypeRefused =
  'Envie uma planilha .xlsx sem senha ou um arquivo .csv. Um .xls ou .ods precisa ser salvo como .xlsx.'

export const importRefusals = {
  unknown: 'Não há uma importação com este número.',
  state: 'Esta importação mudou desde que você abriu a página. Veja como ela está agora.',
  changed: 'A conferência mudou desde que você abriu a página. Veja as contagens de novo.',
  nothing: 'Nenhuma linha muda o cadastro. Não há o que aplicar.',
  emptied:
    'As linhas e o arquivo desta importação já foram apagados, no fim do prazo. O resumo fica, mas ela não pode mais ser desfeita.',
  own: (line: number) =>
    `A linha ${line} desta planilha é sua. Peça a outra pessoa do atendimento que aplique ou desfaça a importação.`,
  noRefused: 'Nenhuma linha foi recusada nesta importação.',
  secondAttendant:
    'Esta planilha muda a conta bancária de quem já está no cadastro. Quem enviou não aplica: peça a outra pessoa do atendimento.',
  nothingToTick: 'Nenhuma linha troca esta informação. Confira de novo.',
  noSheet: 'O arquivo não tem esta planilha.',
  noLine: 'Escolha uma das primeiras linhas da planilha.',
} as const

/** E13: that the same file was imported, and by whom. */
export function importedSentence({ id, by, at }: { id: number; by: string; at: string | null }): string {
  const when = at === null ? '' : ` em ${at}`
  return `E13: este arquivo já foi importado${when}${by === '' ? '' : `, por ${by}`} (importação ${id}). Se algo mudou e ele precisa entrar de novo, abra essa importação e libere o arquivo.`
}

export function missingColumnSentence(code: MappingProblem['code']): string {
  if (code === 'taken-twice') return 'Esta coluna do arquivo já foi escolhida para outra informação.'
  if (code === 'beyond') return 'O arquivo não tem esta coluna.'
  return 'E01: escolha a coluna do arquivo que tem esta informação.'
}

/** '1/6' as 'Contribuinte, Suspenso'. */
function standing(about: string): string {
  const [category = 0, situation = 0] = about.split('/').map(Number)
  return `${categoryNames[category - 1] ?? ''}, ${linkSituationNames[situation - 1] ?? ''}`
}

const sentences: Readonly<Record<ImportReason, string | ((about: string) => string)>> = {
  'missing-column': 'Falta a coluna.',
  required: 'Preencha: é obrigatório.',
  'too-long': (most) => `Use no máximo ${most} letras.`,
  name: (about) => nameSentence(coded(about || 'shape', 'sign') as NameProblem),
  'broken-row': 'Esta linha não pôde ser lida: confira as aspas e se ela tem as mesmas colunas do cabeçalho.',
  'cell-error': (error) =>
    `A célula mostra ${error}, um erro da planilha. Corrija a fórmula ou escreva o valor.`,
  uncomputed:
    'A célula tem uma fórmula sem resultado. Abra o arquivo na planilha, deixe calcular, salve e envie de novo.',
  letters: 'Há letras que não puderam ser lidas. Salve a planilha como .xlsx e envie de novo.',
  'turned-day': (shown) =>
    `A planilha transformou este campo em data (${shown}). Formate a coluna como texto e escreva de novo.`,
  scientific: (shown) =>
    `A planilha escreveu ${shown} e perdeu números. Formate a coluna como texto e escreva o número inteiro.`,
  cpf: 'CPF inválido. Confira os números.',
  'cpf-scientific': (shown) =>
    `A planilha escreveu ${shown} e perdeu números do CPF. Formate a coluna como texto e escreva os 11 números.`,
  date: 'Este dia não existe no calendário. Confira o dia e o mês.',
  'date-unread': 'Não deu para ler a data. Use dia/mês/ano, como 31/12/1980.',
  'date-two-readings': (days) =>
    `A data pode ser ${either(days)}. Escreva dia/mês/ano, com quatro números no ano.`,
  month: 'Não há um mês com este número. Use de 1 a 12 e o ano, como 10/2026.',
  'month-unread': 'Não deu para ler o mês. Use mês/ano, como 10/2026.',
  'month-two-readings': (months) => `O mês pode ser ${either(months)}. Escreva mês/ano, como 10/2026.`,
  'future-date': 'A data ainda não chegou.',
  'past-date': 'A data já passou.',
  'long-past':
    'A data é antiga demais. A planilha mostra um vazio assim: confira, e apague se não houver data.',
  repeated: (line) => `Repete a linha ${line}.`,
  'other-data': (line) => `A linha ${line} traz outros dados da mesma pessoa.`,
  'person-unknown': 'Não há uma pessoa com este CPF.',
  'link-unknown': 'Não há esta matrícula neste plano.',
  'other-person': 'Esta matrícula é de outra pessoa.',
  zeros: (enrolment) =>
    `No portal a matrícula desta pessoa é ${enrolment}. Se for a mesma, escreva-a com os zeros.`,
  'other-zeros': (enrolment) =>
    `A matrícula ${enrolment} deste plano é de outra pessoa e só difere nos zeros. Confira o número.`,
  colleague: 'Este CPF é de um atendente. A planilha não altera os dados de quem atende.',
  deceased: 'Esta pessoa faleceu.',
  ended: 'Esta matrícula já acabou e não recebe contribuições.',
  plan: 'Não há um plano com este número.',
  category: 'Use a categoria de 1 a 5.',
  'other-category': (category) =>
    `No portal esta matrícula é de ${categoryNames[Number(category) - 1] ?? 'outra categoria'}.`,
  situation: 'Use a situação de 1 a 9.',
  profile: 'Não há um perfil de investimento com este nome.',
  'other-profile': (name) => `O perfil desta matrícula é ${name}. Ele muda por pedido, não pela planilha.`,
  switched: 'O perfil desta matrícula mudou depois deste dia. Use um dia de crédito depois da troca.',
  regime: 'Escreva progressivo ou regressivo.',
  'other-regime': (regime) => `O regime já escolhido é o ${regime}. A planilha não o muda.`,
  abroad: 'Esta pessoa mora no exterior. O endereço muda pela declaração de residência.',
  sex: 'Escreva F ou M.',
  state: 'Use a sigla do estado, com duas letras.',
  'postal-code': 'Use os 8 números do CEP.',
  type: 'Use CB, CS, CV, CP, CR ou CA.',
  status: 'A campanha começa no status 1. Deixe a coluna vazia ou use 1.',
  indexer: 'Não há um índice ativo com este código.',
  pair: 'Esta categoria não pode ter esta situação.',
  'other-situation': (about) =>
    `No portal esta matrícula está em ${standing(about)}. A planilha não muda a situação: use o atendimento.`,
  'under-way': 'O recadastramento desta pessoa já começou. Espere o fim ou reinicie no atendimento.',
  amount: 'Use um valor maior que zero com até duas casas, como 1.234,56.',
  negative: 'O valor está negativo. Use um valor maior que zero, como 1.234,56.',
  decimals: 'O valor tem mais de duas casas. Use centavos, como 1.234,56.',
  'two-amounts': (amounts) => `O valor pode ser ${either(amounts)}. Escreva os centavos, como 1.234,00.`,
  number: 'Use um número, como 0,45.',
  percent: (largest) => `Use a variação do mês em %, de −${largest} a ${largest}, com até quatro casas.`,
  'month-closed': (year) => `O ano de ${year} está fechado: o informe de rendimentos já saiu.`,
  'no-quota': 'Não há cota deste perfil publicada para o dia do crédito.',
  'other-quota': (value) => `A cota publicada para este dia é ${value}.`,
  email: (about) => emailSentence(coded(about || 'invalid', 'letter') as EmailProblem),
  phone: (code) => phoneSentences[(code || 'incomplete') as PhoneCode],
  imported: 'Esta contribuição já está no saldo.',
  age: 'A idade precisa estar entre 14 e 120 anos.',
  account: 'A agência ou a conta não está no formato do banco. Confira os números e o dígito.',
  formula: (expected) => `A fórmula do plano dá ${expected}.`,
  'cpf-padded': (cpf) => `Lido como ${cpf}: a planilha tinha tirado os zeros do começo.`,
  'agency-padded': (agency) => `Lida como ${agency}, com os zeros do começo.`,
  'second-enrolment': (enrolment) =>
    `Esta pessoa já tem a matrícula ${enrolment} aberta neste plano, no portal ou nesta planilha. A linha cria mais uma.`,
  'own-change': (on) =>
    `A própria pessoa mudou isto em ${on}. Fica como está, a não ser que você marque a troca.`,
  'phone-abroad': (phone) =>
    `Lido como telefone de outro país: ${phone}. Se o número é do Brasil, tire o + e importe de novo.`,
}

/** 'sign @' as { code: 'sign', sign: '@' } */
function coded(about: string, name: string): Record<string, string> {
  const [code = '', ...told] = about.split(' ')
  return { code, [name]: told.join(' ') }
}

/** '01/02/1926|01/02/2026' as '01/02/1926 ou 01/02/2026' */
function either(readings: string): string {
  return readings.split('|').join(' ou ')
}

/** Why a row is not taken, or what is to be looked at, in words. */
export function problemSentence({ reason, about = '', column }: ImportProblem): string {
  if (reason === 'amount' && column === 'valor' && about === 'percent')
    return 'Use um percentual com até quatro casas, entre -50 e 50.'
  const sentence = sentences[reason]
  return typeof sentence === 'string' ? sentence : sentence(about)
}

/** Records that depend on an imported row, by their table. */
const hanging: Readonly<Record<string, string>> = {
  ledger_entries: 'lançamentos no saldo',
  requests: 'solicitações',
  sessions: 'entradas no portal',
  credentials: 'uma senha criada',
  onboardings: 'o primeiro acesso',
  conversations: 'conversas',
  contribution_payments: 'boletos de contribuição',
  contribution_percentages: 'contribuições escolhidas',
  voluntary_settings: 'contribuições escolhidas',
  salaries: 'salários informados depois',
  tax_regime_options: 'uma opção de regime feita depois',
  plan_links: 'outra matrícula',
  dependants: 'dependentes',
  loans: 'empréstimos',
  link_moves: 'mudanças de situação',
  files: 'arquivos enviados',
  declarations: 'declarações',
  're-registration': 'um recadastramento em andamento',
  money: 'resgates, transferências ou trocas de perfil que usaram o dinheiro',
}

/** Rows that a sheet of a kind brought, as a sentence goes on. */
const applied: Readonly<Record<ImportKindId, string>> = {
  pessoas: 'pessoas',
  salarios: 'salários',
  recadastramentos: 'recadastramento',
  contribuicoes: 'contribuições',
  indices: 'índices',
}

/** Why an import is not undone, in words: what was changed since, what hangs on it, or which other one goes first. */
export function obstacleSentence(reason: string): string {
  if (reason === 'changed') return 'O que a planilha gravou foi alterado depois.'
  const [kind, about = '', id] = reason.split(':')
  if (kind === 'import' && isImportKind(about))
    return `A importação ${id} (${applied[about]}) está aplicada sobre as mesmas matrículas. Desfaça primeiro essa importação.`
  return `Há ${hanging[about] ?? 'registros feitos depois'}.`
}

export const refusedSheetText = { name: 'Linhas recusadas', line: 'linha', reasons: 'motivos' } as const

export const templateText = {
  sheet: 'Importação',
  guide: 'Como preencher',
  column: 'Coluna',
  required: 'Obrigatória',
  yes: 'Sim',
  no: 'Não',
  how: 'Formato',
  formats: {
    text: 'Texto',
    cpf: '11 números, com ou sem pontos',
    day: 'dd/mm/aaaa',
    month: 'mm/aaaa',
    reais: '1.234,56',
    unit: '2,10430000',
    percent: '0,46',
    phone: 'DDD e número, ou + e código do país',
  },
} as const
