import type { Querier } from '#backend/database/client.ts'
import type { StoredExitStatement } from '#backend/database/queries/exits.ts'
import { notFound } from '#backend/problem.ts'
import { exitStatementSentences } from '#contract/exits/exit-statement.text.ts'
import type { ExitStatementAnswer, ExitStatementOnWire } from '#contract/exits/exit-statement.ts'
import { clockOnWire, readExitClock } from './exit-clock.ts'
import { openStatement } from './stored-statement.ts'

/** The newest statement of a link and the time to choose. @throws 404 where no end of employment is known */
export async function readStatement(database: Querier, linkId: number): Promise<ExitStatementAnswer> {
  const clock = await readExitClock(database, linkId)
  if (clock === null) throw notFound(exitStatementSentences.noExit)
  const newest = clock.statements.at(-1)
  return {
    relogio: clockOnWire(clock),
    extrato: newest ? statementOnWire(newest) : null,
    versoes: clock.statements.map(({ version, deliveredOn }) => ({
      versao: version,
      entregueEm: deliveredOn,
    })),
  }
}

/** One version of a statement, the newest without a number. @throws 404 where it was not delivered */
export async function statementVersion(
  database: Querier,
  linkId: number,
  version: number | undefined,
): Promise<ExitStatementOnWire> {
  const clock = await readExitClock(database, linkId)
  const found = clock?.statements.findLast((one) => version === undefined || one.version === version)
  if (!found) throw notFound(exitStatementSentences.notDelivered)
  return statementOnWire(found)
}

function statementOnWire(stored: StoredExitStatement): ExitStatementOnWire {
  const { version, deliveredOn, digest } = stored
  return { versao: version, entregueEm: deliveredOn, codigo: digest, conteudo: openStatement(stored) }
}
