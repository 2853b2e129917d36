import { ageOn, type IsoDate } from '../calendar.ts'
import { onlyDigits } from '../cpf.ts'
import { emailProblem, tidyEmail } from '../email-address.ts'
import { nameProblem, tidyName } from '../full-name.ts'
import { ENDED_SITUATIONS, isCategoryId, isPossiblePair, isSituationId } from '../participants.ts'
import { checkBankAccount, writtenBankAccount } from '../people/bank-account.ts'
import { formatPhone, readPhone } from '../people/phone.ts'
import { isState } from '../people/states.ts'
import { type CheckFacts, column, foldName, type ImportSheet, withoutZeros } from './import-sheet.ts'
import { foldWords } from './row-changes.ts'
import { RowReader } from './row-reader.ts'

/** Ages that a participant can have (years). */
const YOUNGEST = 14
const OLDEST = 120

/** Age up to which a year of birth that is written with two digits is looked for. */
const LIKELY_OLDEST = 99

/** A mobile from abroad that is one of Brazil without its `+`, which some write before an area code. */
const READS_AS_BRAZIL = /^[+][1-9]{2}9\d{8}$/

/** As in every form of the portal (letters). */
const LONGEST_EMAIL = 120

/** A person and one enrolment, as a sheet tells them. */
export type PersonRow = {
  cpf: string
  nome: string
  data_nascimento: IsoDate
  sexo: 'F' | 'M' | null
  email: string | null
  /** As `readPhone` gives it. */
  telefone: string | null
  plano_id: number
  matricula: string
  categoria_id: number
  situacao_id: number
  data_adesao: IsoDate
  data_admissao: IsoDate | null
  /** Reais a month, two decimals. */
  salario: string | null
  patrocinadora: string | null
  regime_tributario: 'progressivo' | 'regressivo' | null
  /** Name of an investment profile, as it is registered. */
  perfil: string | null
  banco: string | null
  agencia: string | null
  conta: string | null
  cep: string | null
  logradouro: string | null
  numero: string | null
  complemento: string | null
  bairro: string | null
  cidade: string | null
  uf: string | null
}

const optional = { isRequired: false }

const sexes = { f: 'F', feminino: 'F', m: 'M', masculino: 'M' } as const
const regimes = {
  progressivo: 'progressivo',
  p: 'progressivo',
  regressivo: 'regressivo',
  r: 'regressivo',
} as const

/** People with their enrolments. */
export const peopleSheet: ImportSheet<PersonRow> = {
  kind: 'pessoas',
  columns: [
    column('cpf', 'cpf', { names: ['cpf_participante', 'documento', 'nr_cpf'] }),
    column('nome', 'text', { names: ['nome_completo', 'participante', 'nome_participante'] }),
    column('data_nascimento', 'day', { names: ['nascimento', 'dt_nascimento', 'data_de_nascimento'] }),
    column('sexo', 'text', { ...optional, names: ['genero'] }),
    column('email', 'text', { ...optional, names: ['e_mail', 'correio_eletronico'] }),
    column('telefone', 'phone', { ...optional, names: ['celular', 'fone', 'tel'] }),
    column('plano_id', 'text', { names: ['plano', 'id_plano', 'codigo_plano', 'cod_plano'] }),
    column('matricula', 'text', { names: ['inscricao', 'registro', 'nr_matricula'] }),
    column('categoria_id', 'text', { names: ['categoria', 'id_categoria'] }),
    column('situacao_id', 'text', { names: ['situacao', 'id_situacao'] }),
    column('data_adesao', 'day', { names: ['adesao', 'dt_adesao', 'data_de_adesao', 'inscrito_em'] }),
    column('data_admissao', 'day', { ...optional, names: ['admissao', 'dt_admissao', 'data_de_admissao'] }),
    column('salario', 'reais', { ...optional, names: ['salario_base', 'remuneracao', 'vencimentos'] }),
    column('patrocinadora', 'text', { ...optional, names: ['empresa', 'empregador'] }),
    column('regime_tributario', 'text', { ...optional, names: ['regime', 'regime_de_tributacao'] }),
    column('perfil', 'text', { ...optional, names: ['perfil_de_investimento', 'perfil_investimento'] }),
    column('banco', 'text', { ...optional, names: ['codigo_banco', 'cod_banco'] }),
    column('agencia', 'text', { ...optional, names: ['ag'] }),
    column('conta', 'text', { ...optional, names: ['conta_corrente', 'cc'] }),
    column('cep', 'text', { ...optional, names: ['codigo_postal'] }),
    column('logradouro', 'text', { ...optional, names: ['endereco', 'rua'] }),
    column('numero', 'text', {
      ...optional,
      names: ['nr', 'num', 'n', 'numero_endereco', 'numero_do_endereco'],
    }),
    column('complemento', 'text', optional),
    column('bairro', 'text', optional),
    column('cidade', 'text', { ...optional, names: ['municipio', 'localidade'] }),
    column('uf', 'text', { ...optional, names: ['estado'] }),
  ],
  identify: ({ plano_id, matricula }) => `${plano_id}/${withoutZeros(matricula)}`,
  inCommon: (row) => ({ subject: row.cpf, told: foldWords(JSON.stringify(personPart(row))) }),
  onlyOne: ({ cpf, plano_id, matricula, situacao_id }) =>
    ENDED_SITUATIONS.some((ended) => ended === situacao_id)
      ? null
      : { subject: `${cpf}/${plano_id}`, enrolment: matricula },
  check: (cells, facts) => {
    const read = new RowReader(cells, facts)
    const values: PersonRow = {
      cpf: read.cpf('cpf'),
      nome: personName(read),
      data_nascimento: birthDay(read, facts.today),
      sexo: read.word('sexo', sexes, 'sex'),
      email: emailOf(read),
      telefone: phone(read),
      plano_id: read.oneOf('plano_id', (id) => facts.planIds.has(id), 'plan'),
      matricula: read.requiredIdentifier('matricula', 20),
      ...standing(read),
      data_adesao: read.requiredDay('data_adesao', facts.today),
      data_admissao: read.day('data_admissao', facts.today),
      salario: read.reais('salario'),
      patrocinadora: read.optional('patrocinadora', 120),
      regime_tributario: read.word('regime_tributario', regimes, 'regime'),
      perfil: profileOf(read, facts),
      ...bankAccount(read),
      ...address(read),
    }
    return { values, problems: read.problems }
  },
}

/** Part of a row about the person, whatever the enrolment. */
export function personPart({ cpf, nome, data_nascimento, sexo, email, telefone, ...row }: PersonRow) {
  const { banco, agencia, conta, cep, logradouro, numero, complemento, bairro, cidade, uf } = row
  return {
    cpf,
    nome,
    data_nascimento,
    sexo,
    email,
    telefone,
    banco,
    agencia,
    conta,
    cep,
    logradouro,
    numero,
    complemento,
    bairro,
    cidade,
    uf,
  }
}

/** An e-mail address as it is kept. */
export function emailOf(read: RowReader): string | null {
  const text = read.optional('email', LONGEST_EMAIL)
  if (text === null) return null
  const email = tidyEmail(text)
  const problem = emailProblem(email)
  if (problem)
    read.refuse('email', 'email', 'letter' in problem ? `${problem.code} ${problem.letter}` : problem.code)
  return email
}

/** The registered name of the profile that a cell names. */
export function profileOf(read: RowReader, { profiles }: CheckFacts): string | null {
  const names = Object.fromEntries(profiles.map((name) => [foldName(name), name]))
  return read.word('perfil', names, 'profile')
}

/** A name as people have them: messages say it, so that it carries no address and no link. */
function personName(read: RowReader): string {
  const name = tidyName(read.required('nome', 120))
  const problem = name === '' ? null : nameProblem(name)
  if (problem)
    read.refuse('nome', 'name', 'sign' in problem ? `${problem.code} ${problem.sign}` : problem.code)
  return name
}

function birthDay(read: RowReader, today: IsoDate): IsoDate {
  const ages = { youngest: YOUNGEST, oldest: LIKELY_OLDEST }
  const day = read.requiredDay('data_nascimento', today, { ages })
  if (day === '' || day > today) return day
  const age = ageOn(day, today)
  if (age < YOUNGEST || age > OLDEST) read.refuse('data_nascimento', 'age')
  return day
}

function phone(read: RowReader): string | null {
  const text = read.identifier('telefone', 40)
  if (text === null) return null
  const told = readPhone(text)
  if ('number' in told && told.number !== '') {
    if (READS_AS_BRAZIL.test(told.number)) read.refuse('telefone', 'phone-abroad', formatPhone(told.number))
    return told.number
  }
  read.refuse('telefone', 'phone', 'code' in told ? told.code : 'incomplete')
  return null
}

function standing(read: RowReader): Pick<PersonRow, 'categoria_id' | 'situacao_id'> {
  const categoria_id = read.oneOf('categoria_id', isCategoryId, 'category')
  const situacao_id = read.oneOf('situacao_id', isSituationId, 'situation')
  if (isCategoryId(categoria_id) && isSituationId(situacao_id) && !isPossiblePair(categoria_id, situacao_id))
    read.refuse('situacao_id', 'pair')
  return { categoria_id, situacao_id }
}

/** A whole account by the format of its bank, or none. */
function bankAccount(read: RowReader): Pick<PersonRow, 'banco' | 'agencia' | 'conta'> {
  const told = {
    banco: read.identifier('banco', 10),
    agencia: read.identifier('agencia', 10),
    conta: read.identifier('conta', 20),
  }
  if (Object.values(told).every((part) => part === null)) return told
  const typed = {
    bank: (told.banco ?? '').replace(/^\d{1,3}$/, (code) => code.padStart(3, '0')),
    agency: (told.agencia ?? '').replace(/^\d{1,4}$/, (number) => number.padStart(4, '0')),
    account: told.conta ?? '',
  }
  const problems = checkBankAccount(typed)
  const columns = { bank: 'banco', agency: 'agencia', account: 'conta' } as const
  for (const { field, code } of problems)
    read.refuse(columns[field], code === 'required' ? 'required' : 'account')
  if (problems.length > 0) return told
  if (typed.agency !== told.agencia) read.refuse('agencia', 'agency-padded', typed.agency)
  const { bank: banco, agency: agencia, account: conta } = writtenBankAccount(typed)
  return { banco, agencia, conta }
}

type AddressPart = 'cep' | 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'uf'

/** A whole address in Brazil, or none. */
function address(read: RowReader): Pick<PersonRow, AddressPart> {
  const told = {
    cep: read.identifier('cep', 12),
    logradouro: read.optional('logradouro', 120),
    numero: read.identifier('numero', 20),
    complemento: read.optional('complemento', 60),
    bairro: read.optional('bairro', 80),
    cidade: read.optional('cidade', 80),
    uf: read.optional('uf')?.toUpperCase() ?? null,
  }
  if (Object.values(told).every((part) => part === null)) return told
  for (const [part, text] of Object.entries(told))
    if (text === null && part !== 'complemento') read.refuse(part, 'required')
  const cep = told.cep === null ? null : onlyDigits(told.cep).padStart(8, '0')
  if (cep !== null && cep.length !== 8) read.refuse('cep', 'postal-code')
  if (told.uf !== null && !isState(told.uf)) read.refuse('uf', 'state')
  return { ...told, cep }
}
