import { endsByAge } from '#domain/dependants/age-limit.ts'
import {
  checkDependantList,
  type ListFacts,
  type ListProblem,
  type ToldDependant,
} from '#domain/dependants/check-list.ts'
import { type DependantPaper, papersFor } from '#domain/dependants/documents.ts'
import { DependantType, type DependantTypeId } from '#domain/dependants/kinships.ts'
import { tidyName } from '#domain/full-name.ts'
import type { Outcome } from '#domain/outcome.ts'
import { checkDependants } from '#domain/re-registration/dependants.ts'
import type { Complaint } from '../complaints.ts'
import { nameSentence } from '../people/names.text.ts'
import { dateText, percentText } from '../value-text.ts'
import type { YesNo } from '../yes-no.ts'
import { yesNoOf } from '../yes-no.ts'
import { planClassNames, dependantSentences as words } from './dependants.text.ts'
import type {
  DependantOnRecord,
  DependantRulesOnWire,
  DependantsData,
  DependantsValues,
  DependantValues,
  RequestedChange,
  RequestedDependant,
} from './dependants.ts'

/** Facts by which lists are validated. `cpf`: the person's own. */
export type DependantFacts = { today: string; cpf: string; rules: DependantRulesOnWire }

/** The same for one type, with what is on record of it. `idPlano`: of the plan on screen. */
export type DependantsFacts = DependantFacts & { idPlano: number; onRecord: readonly DependantOnRecord[] }

const fieldOf: Readonly<Record<ListProblem['field'], string>> = {
  name: 'name',
  cpf: 'cpf',
  birthDate: 'birthdate',
  kinship: 'kindship',
  share: 'average',
}

/** Field of each paper of a request. */
export const paperFields = {
  kinship: 'comprovante',
  school: 'escolar',
  medical: 'laudo',
} as const satisfies Readonly<Record<DependantPaper, keyof RequestedDependant>>

type Person = Pick<DependantValues, 'name' | 'cpf' | 'birthdate' | 'kindship' | 'average' | 'estudante'> & {
  /** Null: withheld from who looks, who then judges nobody by their age. */
  incapaz: YesNo | null
}

/** A dependant as the rules of the domain know one. */
export function dependantForRules({
  name,
  cpf,
  birthdate,
  kindship,
  average,
  estudante,
  incapaz,
}: Person): ToldDependant {
  return {
    name,
    cpf,
    birthDate: birthdate,
    kinship: kindship,
    share: average,
    ...agedFacts({ kindship, estudante, incapaz }),
  }
}

/** Studies and disability, which count only where an age would end it. */
function agedFacts({ kindship, estudante, incapaz }: Pick<Person, 'kindship' | 'estudante' | 'incapaz'>) {
  const counts = kindship !== null && endsByAge(kindship)
  return { isStudent: counts && estudante === 'S', isDisabled: counts && incapaz !== 'N' }
}

/** Facts by which a list of one type is validated; `idPlano` null: the only plan. */
export function listFacts(
  type: DependantTypeId,
  idPlano: number | null,
  { today, cpf, rules: { ir, planos } }: DependantFacts,
): ListFacts {
  const plan = planos.find(({ id }) => id === idPlano) ?? planos[0]
  const limitsOf = ({ idadeLimite, idadeEstudante }: DependantRulesOnWire['ir']) => ({
    ageLimit: idadeLimite,
    studentAgeLimit: idadeEstudante,
  })
  return {
    type,
    today,
    ownCpf: cpf,
    limits: { tax: limitsOf(ir), plan: { ...limitsOf(plan ?? ir), studentsStay: plan?.estudantes ?? false } },
    acceptsDesignated: plan?.designados ?? false,
  }
}

/** Everything wrong with a list that has both types, by `dependentes[0].field`: each type and each plan is a list of its own. */
export function dependantComplaints(
  everybody: readonly DependantValues[],
  facts: DependantFacts,
): Complaint[] {
  const placed = everybody.map((dependant, at) => ({ dependant, at }))
  const { planos } = facts.rules
  const unplaced = placed.flatMap(({ dependant, at }): Complaint[] => {
    const { finality, idPlano } = dependant
    if (finality === null) return unchosenComplaints(dependant, at, facts.today)
    const isOfPlan = idPlano === null ? planos.length === 1 : planos.some(({ id }) => id === idPlano)
    if (finality === DependantType.plan && !isOfPlan)
      return [{ field: `dependentes[${at}].idPlano`, sentence: words.plan }]
    return []
  })
  const lists = Map.groupBy(
    placed.filter(({ dependant }) => dependant.finality !== null),
    ({ dependant: { finality, idPlano } }) =>
      finality === DependantType.plan ? (idPlano ?? planos[0]?.id ?? 0) : null,
  )
  const wrong = [...lists].flatMap(([plan, members]) => {
    const type = plan === null ? DependantType.incomeTax : DependantType.plan
    const problems = checkDependantList(
      members.map(({ dependant }) => dependantForRules(dependant)),
      listFacts(type, plan, facts),
    )
    return problems.map((problem) => complaintAt(members[problem.at]?.at ?? 0, problem))
  })
  return [...unplaced, ...wrong]
}

/** Complaints before a dependant's type was chosen: only about who they are. The kinship is asked for afterwards. */
function unchosenComplaints(dependant: DependantValues, at: number, today: string): Complaint[] {
  const problems = checkDependants([dependantForRules(dependant)], today).filter(
    ({ field }) => field !== 'kinship',
  )
  return [
    { field: `dependentes[${at}].finality`, sentence: words.finality },
    ...problems.map((problem) => complaintAt(at, problem)),
  ]
}

function complaintAt(at: number, problem: ListProblem): Complaint {
  return { field: `dependentes[${at}].${fieldOf[problem.field]}`, sentence: sentenceOf(problem) }
}

function sentenceOf(problem: ListProblem): string {
  switch (problem.code) {
    case 'incomplete':
      return words.name
    case 'invalid-name':
      return nameSentence(problem.why)
    case 'invalid':
      return words.cpf
    case 'repeated':
      return words.sameCpf
    case 'own':
      return words.ownCpf
    case 'in-the-future':
      return words.future
    case 'other-list':
      return words.otherKinship
    case 'over-age':
      return `Pela idade, contou até ${dateText(problem.lastDay)}. Confira a data e o parentesco.`
    case 'out-of-range':
      return words.shareRange
    case 'sum':
      return sumSentence(problem)
    case 'required':
      return requiredSentences[problem.field]
  }
}

const requiredSentences = { birthDate: words.birth, kinship: words.kinship, share: words.share } as const

/** Shares missing to 100 in a class, or too many: `As partes de Pais somam 80%. Faltam 20% para 100%.` */
function sumSentence({
  class: of,
  sum,
  missing,
}: Pick<Extract<ListProblem, { code: 'sum' }>, 'class' | 'sum' | 'missing'>): string {
  const left =
    missing > 0
      ? `${missing === 1 ? 'Falta' : 'Faltam'} ${percentText(missing)} para 100%.`
      : `Passou ${percentText(-missing)} de 100%.`
  return `As partes de ${planClassNames[of].toLowerCase()} somam ${percentText(sum)}. ${left}`
}

/**
 * A wanted list of one type: what a request keeps of it, or every complaint. Whether the papers are really there, and whether somebody else
 * deducts a dependant, only the API knows.
 */
export function checkDependantsValues(
  { tipo, dependentes }: DependantsValues,
  facts: DependantsFacts,
): Outcome<DependantsData, Complaint> {
  const { onRecord, today } = facts
  const placed = dependentes.map((dependant, at) => ({ dependant, at }))
  const staying = placed.filter(({ dependant }) => dependant.encerra === 'N')
  const problems = [
    ...checkDependantList(
      staying.map(({ dependant }) => dependantForRules(dependant)),
      listFacts(tipo, facts.idPlano, facts),
    ).map((problem) => complaintAt(staying[problem.at]?.at ?? 0, problem)),
    ...staying.flatMap(({ dependant, at }) =>
      isUnanswered(dependant, onRecord)
        ? [{ field: `dependentes[${at}].incapaz`, sentence: words.disability }]
        : missingPapers(dependant, at, onRecord),
    ),
    ...placed
      .filter(({ dependant }) => dependant.encerra === 'S')
      .flatMap(({ dependant, at }) => endComplaints(dependant, at, onRecord, today)),
  ]
  if (!isWholeList(dependentes, onRecord))
    problems.push({ field: 'dependentes', sentence: words.listChanged })
  const data = { tipo, dependentes: dependentes.map((dependant) => requestedChange(dependant, onRecord)) }
  if (problems.length === 0 && data.dependentes.every(({ mudanca }) => mudanca === 'mantido'))
    problems.push({ field: 'dependentes', sentence: words.nothing })
  return problems.length === 0 ? { ok: true, result: data } : { ok: false, problems }
}

/** Whether everybody on record is in a list, and nobody who is not on record any more. */
function isWholeList(
  dependentes: readonly RequestedDependant[],
  onRecord: readonly DependantOnRecord[],
): boolean {
  const named = dependentes.filter(({ id }) => id !== '')
  return named.length === onRecord.length && named.every((one) => recordOf(one, onRecord) !== undefined)
}

const recordOf = ({ id }: { id: string }, onRecord: readonly DependantOnRecord[]) =>
  id === '' ? undefined : onRecord.find((row) => row.id === id)

/** Whether it still has to be said if somebody can work: of who is on record it is known, also where it is withheld. */
export function isUnanswered(
  dependant: Pick<RequestedDependant, 'id' | 'kindship' | 'incapaz'>,
  onRecord: readonly DependantOnRecord[],
): boolean {
  const { incapaz, kindship } = dependant
  if (incapaz !== null || kindship === null || !endsByAge(kindship)) return false
  return recordOf(dependant, onRecord)?.incapaz !== null
}

const paperFacts = (one: Pick<Person, 'kindship' | 'estudante' | 'incapaz'>) => ({
  kinship: one.kindship,
  ...agedFacts(one),
})

/** Papers that a dependant of a request has to bring: none for who ends. */
export function papersOf(
  dependant: Pick<RequestedDependant, 'id' | 'kindship' | 'estudante' | 'incapaz' | 'encerra'>,
  onRecord: readonly DependantOnRecord[],
): DependantPaper[] {
  if (dependant.encerra === 'S') return []
  const record = recordOf(dependant, onRecord)
  const [now, before] = [paperFacts(dependant), record ? paperFacts(record) : null]
  const isDisabled = dependant.incapaz === null ? (before?.isDisabled ?? false) : now.isDisabled
  return papersFor({ ...now, isDisabled }, before)
}

function missingPapers(
  dependant: RequestedDependant,
  at: number,
  onRecord: readonly DependantOnRecord[],
): Complaint[] {
  return papersOf(dependant, onRecord)
    .filter((paper) => dependant[paperFields[paper]] === null)
    .map((paper) => ({ field: `dependentes[${at}].${paperFields[paper]}`, sentence: words.document }))
}

function endComplaints(
  dependant: RequestedDependant,
  at: number,
  onRecord: readonly DependantOnRecord[],
  today: string,
): Complaint[] {
  const { motivoFim, fim } = dependant
  const complaints: Complaint[] = []
  const complain = (field: string, sentence: string) =>
    complaints.push({ field: `dependentes[${at}].${field}`, sentence })
  if (motivoFim === null) complain('motivoFim', words.endReason)
  if (fim === null) complain('fim', words.endDay)
  else if (fim > today) complain('fim', words.endFuture)
  else if (fim < (recordOf(dependant, onRecord)?.desde ?? fim)) complain('fim', words.endBefore)
  return complaints
}

function requestedChange(
  dependant: RequestedDependant,
  onRecord: readonly DependantOnRecord[],
): RequestedChange {
  const before = recordOf(dependant, onRecord)
  const anterior = before ? factsOf(before) : null
  const ends = dependant.encerra === 'S'
  const now = ends && anterior ? anterior : factsOf(dependant)
  return {
    mudanca: changeOf(now, anterior, ends),
    id: before?.id ?? null,
    ...now,
    anterior,
    motivoFim: ends ? dependant.motivoFim : null,
    fim: ends ? dependant.fim : null,
  }
}

type Facts = NonNullable<RequestedChange['anterior']>

function factsOf(one: Person): Facts {
  return {
    name: tidyName(one.name),
    cpf: one.cpf.replaceAll(/\D/g, ''),
    birthdate: one.birthdate,
    kindship: one.kindship,
    parentescoInformado: null,
    average: one.average,
    estudante: yesNoOf(agedFacts(one).isStudent),
    incapaz: agedFacts(one).isDisabled ? one.incapaz : 'N',
  }
}

function changeOf(now: Facts, before: Facts | null, ends: boolean): RequestedChange['mudanca'] {
  if (ends) return 'encerramento'
  if (!before) return 'inclusao'
  const isSame = (Object.keys(now) as (keyof Facts)[]).every((key) => now[key] === before[key])
  return isSame ? 'mantido' : 'alteracao'
}
