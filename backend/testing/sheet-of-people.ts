import type { ImportReason } from '#domain/imports/import-problem.ts'
import { type Random, seededRandom } from '../demo/random.ts'
import { DemoCpf } from './demo-people.ts'
import { csvOf, inventedCpf } from './invented-rows.ts'

type Row = Readonly<Record<string, string>>

/** Makes a good row bad, with the reasons for which it is then refused, in the order of their columns. */
type Fault = { reasons: readonly ImportReason[]; spoil: (row: Row, earlier: Row) => Row }

const cells = (over: Row, ...reasons: ImportReason[]): Fault => ({
  reasons,
  spoil: (row) => ({ ...row, ...over }),
})

/** Faults that only the records show. Each once: a second row of the same person would be refused for contradicting the first. */
const ON_RECORD: readonly Fault[] = [
  cells({ cpf: DemoCpf.karina }, 'colleague'),
  cells({ cpf: DemoCpf.luiz }, 'colleague'),
  cells({ matricula: '100871', plano_id: '1' }, 'other-person'),
  cells({ matricula: '100234', plano_id: '1' }, 'other-person'),
]

/** Faults of a row by itself, or against an earlier one. */
const BY_ITSELF: readonly Fault[] = [
  cells({ nome: '' }, 'required'),
  cells({ matricula: '' }, 'required'),
  cells({ data_adesao: '' }, 'required'),
  cells({ cep: '01310-100', logradouro: '' }, 'required'),
  cells({ patrocinadora: 'Patrocinadora '.repeat(12) }, 'too-long'),
  cells({ nome: 'Ganhe em www.exemplo.com' }, 'name'),
  cells({ cpf: '123.456.789-00' }, 'cpf'),
  cells({ cpf: '111.111.111-11' }, 'cpf'),
  cells({ data_nascimento: '31/02/1980' }, 'date'),
  cells({ data_admissao: '2019-13-01' }, 'date'),
  cells({ data_adesao: '01/01/2090' }, 'future-date'),
  cells({ plano_id: '99' }, 'plan'),
  cells({ categoria_id: '8' }, 'category'),
  cells({ situacao_id: '0' }, 'situation'),
  cells({ perfil: 'Ousado' }, 'profile'),
  cells({ regime_tributario: 'simples' }, 'regime'),
  cells({ sexo: 'X' }, 'sex'),
  cells({ uf: 'XX' }, 'state'),
  cells({ cep: '123456789' }, 'postal-code'),
  cells({ categoria_id: '5', situacao_id: '6' }, 'pair'),
  cells({ salario: '-1,00' }, 'negative'),
  cells({ salario: '9.500,005' }, 'decimals'),
  cells({ salario: 'a combinar' }, 'amount'),
  cells({ email: 'iracema@' }, 'email'),
  cells({ telefone: '91234' }, 'phone'),
  cells({ data_nascimento: '01/01/2020' }, 'age'),
  cells({ data_nascimento: '01/01/1890' }, 'age'),
  cells({ banco: '341', agencia: '57', conta: '12345-71-1' }, 'account'),
  cells({ cpf: '123', salario: '0', email: 'nenhum' }, 'cpf', 'email', 'amount'),
  {
    reasons: ['repeated'],
    spoil: (row, { plano_id, matricula }) => ({
      ...row,
      plano_id: plano_id ?? '',
      matricula: matricula ?? '',
    }),
  },
  { reasons: ['other-data'], spoil: (row, { cpf }) => ({ ...row, cpf: cpf ?? '', nome: 'Outra Pessoa' }) },
]

const NAMES = ['Iracema', 'João', 'Conceição', 'Luís', 'Antônia', 'Zélia', 'Otávio', 'Inês']
const FAMILIES = ['de Souza', 'Araújo', 'Magalhães', 'Brandão', 'dos Santos', 'Queirós', 'Lopes']
const CITIES = [
  ['01310-100', 'Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP'],
  ['20040-002', 'Avenida Rio Branco', 'Centro', 'Rio de Janeiro', 'RJ'],
  ['70040-010', 'Setor Bancário Sul', 'Asa Sul', 'Brasília', 'df'],
] as const

/** Every one so many rows is a second enrolment of the person of the row before. */
const SECOND_EVERY = 40

/** A sheet of people who are not there yet, with rows that are refused among them. */
export type SheetOfPeople = {
  csv: string
  /** Lines that are refused, counted as the file does, with the reasons for it. */
  planted: ReadonlyMap<number, readonly ImportReason[]>
}

/** Invents a sheet: `bad` of its rows, spread over it, have something wrong. The same seed invents the same one. */
export function sheetOfPeople({
  rows,
  bad,
  seed,
}: {
  rows: number
  bad: number
  seed: number
}): SheetOfPeople {
  const random = seededRandom(seed)
  const good: Row[] = []
  for (let n = 0; n < rows; n += 1) good.push(inventedRow(random, n, good.at(-1)))
  const planted = new Map<number, readonly ImportReason[]>()
  const spoilt = placesOf(random, rows, bad).map((at, nth): [number, Row] => {
    const { reasons, spoil } = (ON_RECORD[nth] ?? BY_ITSELF[nth % BY_ITSELF.length]) as Fault
    planted.set(at + 2, reasons)
    return [at, spoil(good[at] as Row, good[at - 2] as Row)]
  })
  for (const [at, row] of spoilt) good[at] = row
  return { csv: csvOf(good), planted }
}

/** Where bad rows are: one in each of as many parts, and never beside the second enrolment of somebody, which would be left alone. */
function placesOf(random: Random, rows: number, bad: number): number[] {
  const part = Math.floor((rows - SECOND_EVERY) / bad)
  return Array.from({ length: bad }, (_, n) => {
    const at = SECOND_EVERY + n * part + random.integer(0, Math.max(0, part - 4))
    const fromSecond = at % SECOND_EVERY
    return fromSecond < 4 ? at + 4 - fromSecond : fromSecond > SECOND_EVERY - 3 ? at - 3 : at
  })
}

function inventedRow(random: Random, n: number, before: Row | undefined): Row {
  const enrolment = { plano_id: '1', matricula: `7${String(n).padStart(6, '0')}` }
  if (before && n % SECOND_EVERY === 1) return { ...before, ...enrolment, plano_id: '7' }
  const [cep, logradouro, bairro, cidade, uf] = random.pick(CITIES)
  const two = (from: number, to: number) => String(random.integer(from, to)).padStart(2, '0')
  return {
    cpf: inventedCpf(n),
    nome: `${random.pick(NAMES)} ${random.pick(FAMILIES)}`,
    data_nascimento: `${two(1, 28)}/${two(1, 12)}/19${two(55, 95)}`,
    sexo: random.pick(['F', 'M', 'Feminino', '']),
    email: `pessoa${n}@exemplo.com.br`,
    telefone: random.pick(['(11) 91234-5678', '1133334444', '']),
    ...enrolment,
    categoria_id: '1',
    situacao_id: '1',
    data_adesao: `20${two(10, 24)}-${two(1, 12)}-${two(1, 28)}`,
    data_admissao: random.pick(['01/02/2009', '']),
    salario: `${random.integer(2, 29)}.${random.integer(100, 999)},${two(0, 99)}`,
    patrocinadora: random.pick(['HP Brasil', 'DXC Technology']),
    regime_tributario: random.pick(['regressivo', 'P', '']),
    perfil: random.pick(['Moderado', 'conservador', '']),
    ...random.pick<Row>([
      { banco: '341', agencia: '0057', conta: '12345-7' },
      { banco: '', agencia: '', conta: '' },
    ]),
    cep,
    logradouro,
    numero: String(random.integer(1, 3000)),
    complemento: '',
    bairro,
    cidade,
    uf,
  }
}
