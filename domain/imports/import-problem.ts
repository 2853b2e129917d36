/**
 * Why a row of a sheet is not taken, each with the code under which sponsors and the desk know it, and what is only told of one that is:
 * the codes with A, and E16. A reason is finer than its code: it says which sentence helps.
 */
const codes = {
  'missing-column': 'E01',
  required: 'E02',
  'too-long': 'E02',
  name: 'E02',
  'broken-row': 'E02',
  'cell-error': 'E02',
  uncomputed: 'E02',
  letters: 'E02',
  'turned-day': 'E02',
  scientific: 'E02',
  cpf: 'E03',
  'cpf-scientific': 'E03',
  date: 'E04',
  'date-unread': 'E04',
  'date-two-readings': 'E04',
  month: 'E04',
  'month-unread': 'E04',
  'month-two-readings': 'E04',
  'future-date': 'E04',
  'past-date': 'E04',
  'long-past': 'E04',
  repeated: 'E05',
  'other-data': 'E05',
  'person-unknown': 'E06',
  'link-unknown': 'E06',
  'other-person': 'E06',
  zeros: 'E06',
  'other-zeros': 'E06',
  colleague: 'E06',
  deceased: 'E06',
  ended: 'E06',
  plan: 'E07',
  category: 'E07',
  'other-category': 'E07',
  situation: 'E07',
  profile: 'E07',
  'other-profile': 'E07',
  switched: 'E07',
  regime: 'E07',
  'other-regime': 'E07',
  abroad: 'E07',
  sex: 'E07',
  state: 'E07',
  'postal-code': 'E07',
  type: 'E07',
  status: 'E07',
  indexer: 'E07',
  pair: 'E08',
  'other-situation': 'E08',
  'under-way': 'E08',
  amount: 'E09',
  negative: 'E09',
  decimals: 'E09',
  'two-amounts': 'E09',
  number: 'E09',
  percent: 'E09',
  'month-closed': 'E10',
  'no-quota': 'E11',
  'other-quota': 'E11',
  email: 'E12',
  phone: 'E12',
  imported: 'E13',
  age: 'E14',
  account: 'E15',
  formula: 'E16',
  'cpf-padded': 'A01',
  'agency-padded': 'A01',
  'second-enrolment': 'A02',
  'own-change': 'A03',
  'phone-abroad': 'A04',
} as const

export type ImportReason = keyof typeof codes
export type ImportCode = (typeof codes)[ImportReason]

/** Every reason, by the order of the codes. */
export const importReasons = Object.keys(codes) as ImportReason[]

/** One thing that is wrong in a row. `about`: what the sentence names, as a line of the sheet or what is on record. */
export interface ImportProblem {
  /** Null: the row as a whole. */
  column: string | null
  reason: ImportReason
  about?: string
}

/** Code of a reason: E01 to E16, A01 to A04. */
export function importCode(reason: ImportReason): ImportCode {
  return codes[reason]
}

/** Whether a problem is only told, and its row taken all the same: a basic contribution that is not the formula's, a CPF without its zeros. */
export function isWarning({ reason }: ImportProblem): boolean {
  const code = importCode(reason)
  return code === 'E16' || code.startsWith('A')
}

/** Whether a row with these problems is not taken. */
export function isRefused(problems: readonly ImportProblem[]): boolean {
  return problems.some((problem) => !isWarning(problem))
}
