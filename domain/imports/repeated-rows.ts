import type { ImportProblem } from './import-problem.ts'
import type { ImportSheet, RowValues } from './import-sheet.ts'

/** Looks for rows of a sheet that say the same thing twice, or different things of one person, from its first row to its last. */
export class RepeatedRows<Values extends RowValues> {
  readonly #sheet: ImportSheet<Values>
  readonly #lines = new Map<string, number>()
  readonly #subjects = new Map<string, { line: number; told: string }>()
  readonly #enrolments = new Map<string, string>()

  constructor(sheet: ImportSheet<Values>) {
    this.#sheet = sheet
  }

  /** Problems of the next row beside those it has by itself; `about` is the line that it repeats. */
  problemsOf(line: number, values: Values): ImportProblem[] {
    const identity = this.#sheet.identify(values)
    const first = this.#lines.get(identity)
    if (first !== undefined) return [{ column: null, reason: 'repeated', about: String(first) }]
    this.#lines.set(identity, line)
    return [...this.#otherData(line, values), ...this.#secondEnrolment(values)]
  }

  #otherData(line: number, values: Values): ImportProblem[] {
    const common = this.#sheet.inCommon?.(values)
    if (!common) return []
    const before = this.#subjects.get(common.subject)
    if (before === undefined) this.#subjects.set(common.subject, { line, told: common.told })
    return before !== undefined && before.told !== common.told
      ? [{ column: 'cpf', reason: 'other-data', about: String(before.line) }]
      : []
  }

  #secondEnrolment(values: Values): ImportProblem[] {
    const only = this.#sheet.onlyOne?.(values)
    if (!only) return []
    const before = this.#enrolments.get(only.subject)
    if (before !== undefined) return [{ column: 'matricula', reason: 'second-enrolment', about: before }]
    this.#enrolments.set(only.subject, only.enrolment)
    return []
  }
}
