import { and, asc, eq } from 'drizzle-orm'
import type { Death, DeathLink } from '#contract/deaths/deaths.ts'
import { deathDayComplaint } from '#contract/deaths/deaths-check.ts'
import { pensionSentences } from '#contract/deaths/pensions.text.ts'
import { pensionObstacleWords } from '#contract/deaths/wire-words.ts'
import { kinshipNames } from '#contract/dependants/dependants.text.ts'
import { splitAmong } from '#domain/benefits/grant-benefit.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { AttendantLevel } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { deathLinks, deaths, pensions } from '../../database/schema/deaths.ts'
import { dependants } from '../../database/schema/dependants.ts'
import { files } from '../../database/schema/files.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { ofSubject } from '../../files/keep-file.ts'
import { categoryNamed, situationNamed } from '../../names.ts'
import { invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { refusalOfBeneficiary } from './beneficiary.ts'
import { linkAtDeath, openRequestsOf } from './link-at-death.ts'
import { ongoingPart, partsOfLots, readPensionTerms } from './pension-terms.ts'
import { linksToEnd } from './register-death.ts'

/**
 * The death of a person as it was registered, or what it would mean had they died on a day. `supposed` null: today.
 * @throws 422 for a day that cannot be
 */
export async function readDeath(
  database: Querier,
  personId: number,
  { actor, supposed, today }: { actor: Actor; supposed: IsoDate | null; today: IsoDate },
): Promise<Death> {
  const [person] = await database
    .select({ birthDate: people.birthDate })
    .from(people)
    .where(eq(people.id, personId))
  const nascimento = person?.birthDate ?? null
  const [found] = await database
    .select({ death: deaths, registrar: { id: people.id, nome: people.name } })
    .from(deaths)
    .innerJoin(people, eq(people.id, deaths.registeredById))
    .where(eq(deaths.personId, personId))
  if (!found) {
    const diedOn = supposed ?? today
    const complaint = deathDayComplaint({ faleceuEm: diedOn, nascimento }, today)
    if (complaint !== null) throw invalid({ faleceuEm: complaint })
    const rows = await linksToEnd(database, personId)
    const vinculos = await Promise.all(rows.map((row) => supposedLink(database, row, { diedOn, today })))
    return { registro: null, nascimento, impedimentoPensao: null, vinculos }
  }
  const { death, registrar } = found
  const ended = await database
    .select()
    .from(deathLinks)
    .where(eq(deathLinks.deathId, death.id))
    .orderBy(asc(deathLinks.linkId))
  return {
    registro: {
      faleceuEm: death.diedOn,
      registradoPor: registrar,
      registradoEm: death.createdAt.toISOString(),
      certidao: await certificateOf(database, death.id),
    },
    nascimento,
    impedimentoPensao: refusalToOpen(actor, death.registeredById),
    vinculos: await Promise.all(ended.map((row) => endedLink(database, row, today))),
  }
}

async function supposedLink(
  database: Querier,
  row: LinkRow,
  days: { diedOn: IsoDate; today: IsoDate },
): Promise<DeathLink> {
  const [at, solicitacoes] = await Promise.all([
    linkAtDeath(database, row, days),
    openRequestsOf(database, row.link.id),
  ])
  const { balance, loan, entitled, obstacle } = at
  const values = partsOf(
    balance,
    entitled.map(({ points }) => points),
  )
  return {
    ...headOf(row),
    saldo: balance,
    pagoDepois: at.paidAfter,
    boletos: at.boletos.length,
    emprestimo: loan && { coberto: loan.covered, emAberto: loan.stillOwed, devolver: loan.refund },
    solicitacoes,
    beneficiarios: entitled.map(({ dependant, points }, index) => ({
      ...beneficiaryHead(dependant),
      idPensao: null,
      percentual: points,
      valor: values[index] ?? 0,
      renda: null,
      espera: null,
      matricula: null,
    })),
    semPensao: obstacle && pensionObstacleWords.toWire(obstacle),
    pensao: null,
  }
}

async function endedLink(
  database: Querier,
  ended: typeof deathLinks.$inferSelect,
  today: IsoDate,
): Promise<DeathLink> {
  const { linkId, loanCovered, loanStillOwed, loanRefund, withoutPension } = ended
  const [row, solicitacoes, rows] = await Promise.all([
    linkById(database, linkId),
    openRequestsOf(database, linkId),
    pensionsOf(database, linkId),
  ])
  const all = rows.map(({ pension }) => pension)
  const isWaiting = all.some(({ beneficiaryLinkId }) => beneficiaryLinkId === null)
  const terms = isWaiting ? await readPensionTerms(database, row, today) : null
  const parts = await partsOfLots(database, all, today)
  const refusals = await Promise.all(
    rows.map(async ({ dependant, enrolment }) =>
      enrolment === null ? refusalOfBeneficiary(database, dependant) : null,
    ),
  )
  const hasLoan = loanCovered !== null && loanStillOwed !== null && loanRefund !== null
  return {
    ...headOf(row),
    saldo: ended.balance,
    pagoDepois: ended.paidAfter,
    boletos: ended.cancelledBoletos,
    emprestimo: hasLoan ? { coberto: loanCovered, emAberto: loanStillOwed, devolver: loanRefund } : null,
    solicitacoes,
    beneficiarios: rows.map(({ pension, dependant, enrolment }, at) => ({
      ...beneficiaryHead(dependant),
      idPensao: pension.id,
      percentual: pension.points,
      valor: pension.amount ?? sumReais((parts.get(pension.id) ?? []).map(({ value }) => value)),
      renda: terms && enrolment === null ? ongoingPart(terms, all, pension.id) : null,
      espera: refusals[at] ?? null,
      matricula: enrolment,
    })),
    semPensao: withoutPension && pensionObstacleWords.toWire(withoutPension),
    pensao: terms && {
      cota: terms.unitValue,
      rendimentoReal: terms.realReturnPercent,
      primeiroPagamento: terms.paidOn,
      regras: {
        ...terms.rules,
        incomeTypes: [...terms.rules.incomeTypes],
        thirteenthFor: [...terms.rules.thirteenthFor],
      },
    },
  }
}

function pensionsOf(database: Querier, linkId: number) {
  return database
    .select({ pension: pensions, dependant: dependants, enrolment: planLinks.enrolment })
    .from(pensions)
    .innerJoin(dependants, eq(dependants.id, pensions.dependantId))
    .leftJoin(planLinks, eq(planLinks.id, pensions.beneficiaryLinkId))
    .where(eq(pensions.linkId, linkId))
    .orderBy(asc(pensions.id))
}

/** Why an attendant opens no pensions of a death; null when they may. */
function refusalToOpen({ level, personId }: Actor, registeredById: number): string | null {
  if (personId === registeredById) return pensionSentences.registrar
  return (level ?? 0) < AttendantLevel.registry ? pensionSentences.levelTooLow : null
}

async function certificateOf(database: Querier, deathId: number): Promise<string | null> {
  const [file] = await database
    .select({ publicId: files.publicId })
    .from(files)
    .where(and(ofSubject({ kind: 'death', id: deathId }), eq(files.purpose, 'death-certificate')))
  return file?.publicId ?? null
}

/** A balance by points, reais; nothing where nobody receives it. */
function partsOf(balance: number, points: readonly number[]): number[] {
  return points.length === 0 ? [] : splitAmong(balance, points)
}

function headOf({ link, plan }: LinkRow) {
  return {
    idVinculo: link.id,
    plano: { id: plan.id, nome: plan.name },
    matricula: link.enrolment,
    categoria: categoryNamed(link.category),
    situacao: situationNamed(link.situation),
  }
}

function beneficiaryHead({
  name,
  birthDate,
  kinship,
}: Pick<typeof dependants.$inferSelect, 'name' | 'birthDate' | 'kinship'>) {
  const names: Readonly<Record<string, string>> = kinshipNames
  return { nome: name, nascimento: birthDate, parentesco: names[kinship] ?? kinship }
}
