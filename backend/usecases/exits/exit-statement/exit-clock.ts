import type { Querier } from '#backend/database/client.ts'
import {
  contestationsOf,
  type Exit,
  type ExitContestation,
  exitOf,
  exitStatementsOf,
  type StoredExitStatement,
} from '#backend/database/queries/exits.ts'
import type { ExitClockOnWire } from '#contract/exits/exit-statement.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { decisionEndsOn } from '#domain/exits/decision-period.ts'
import { openStatement } from './stored-statement.ts'

/**
 * The exit of a link with its statements, and the last day to choose: null before the delivery, and while a contestation (`contested`) waits
 * for its answer.
 */
export type ExitClock = {
  exit: Exit
  statements: readonly StoredExitStatement[]
  endsOn: IsoDate | null
  contested: ExitContestation | null
}

/** How long who left the sponsor has to choose; null for a link of which no end of employment is known. */
export async function readExitClock(database: Querier, linkId: number): Promise<ExitClock | null> {
  const exit = await exitOf(database, linkId)
  if (exit === null) return null
  const statements = await exitStatementsOf(database, exit.id)
  const [first] = statements
  if (!first) return { exit, statements, endsOn: null, contested: null }
  // Terms promised with the statement hold, whatever the plan requires by now.
  const rules = { decisionDays: openStatement(first).diasOpcao }
  const contestations = await contestationsOf(database, exit.id)
  const period = {
    deliveredOn: first.deliveredOn,
    contestations: contestations.map(({ contestedOn, answeredOn }) => ({ from: contestedOn, answeredOn })),
  }
  return {
    exit,
    statements,
    endsOn: decisionEndsOn(period, rules),
    contested: contestations.find(({ answeredOn }) => answeredOn === null) ?? null,
  }
}

/** The same as the portal reads it. */
export function clockOnWire({ exit, statements, endsOn, contested }: ExitClock): ExitClockOnWire {
  return {
    extratoAte: exit.statementDueOn,
    entregueEm: statements[0]?.deliveredOn ?? null,
    prazo: endsOn,
    contestacao: contested && {
      idRequisicao: contested.requestId,
      protocolo: contested.protocol,
      desde: contested.contestedOn,
      respostaAte: contested.deadline,
    },
  }
}
