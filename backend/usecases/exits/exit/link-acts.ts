import type { Querier } from '#backend/database/client.ts'
import { exitOf, exitStatementsOf } from '#backend/database/queries/exits.ts'
import { type LinkRow, linksOfPerson } from '#backend/database/queries/plan-links.ts'
import { attendantLevelNamed } from '#backend/names.ts'
import { liberarSuspensaoJudicial, registrarSuspensaoJudicial } from '#contract/benefits/court-suspension.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import { registrarDatasAcumulacao } from '#contract/exits/accumulation-dates.ts'
import { emitirExtratoDesligamento } from '#contract/exits/exit-statement.ts'
import { exitSentences } from '#contract/exits/exits.text.ts'
import { registrarDesligamento } from '#contract/exits/exits.ts'
import { linkActSentences } from '#contract/life-cycle/link-acts.text.ts'
import { LINK_ACTS, type LinkAct, type retornarAtosVinculos } from '#contract/life-cycle/link-acts.ts'
import { levelAndAbove } from '#contract/service-desk/attendant-levels.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { LinkEvent } from '#domain/life-cycle/link-transitions.ts'
import { nextLinkState } from '#domain/life-cycle/next-link-state.ts'
import { type AttendantLevelId, Situation } from '#domain/participants.ts'
import { datesRefusal } from '../exit-options/accumulation-dates.ts'

type Act = {
  /** The call that does it: its level is the act's. */
  call: { access: { minimumLevel: AttendantLevelId } }
  /** Why there is nothing to do on a link as it stands, a sentence; null: there is. */
  whyNot: (database: Querier, row: LinkRow, today: IsoDate) => string | null | Promise<string | null>
}

const acts: Readonly<Record<LinkAct, Act>> = {
  'registrar-desligamento': {
    call: registrarDesligamento,
    whyNot: (_, row) => {
      if (row.plan.modality !== 'sponsored') return exitSentences.noSponsor
      return mayHappen(row, 'employment-ended') ? null : exitSentences.notPossible
    },
  },
  'entregar-extrato': {
    call: emitirExtratoDesligamento,
    whyNot: async (database, row) =>
      (await hasStatementToDeliver(database, row)) ? null : linkActSentences.noStatement,
  },
  'suspender-por-ordem-judicial': {
    call: registrarSuspensaoJudicial,
    whyNot: (_, row) => {
      if (row.link.situationReason === 'JUDICIAL') return linkActSentences.alreadyStopped
      const isPaid = mayHappen(row, 'benefit-suspended') || mayHappen(row, 'benefit-resumed')
      return isPaid ? null : linkActSentences.noBenefit
    },
  },
  'liberar-por-ordem-judicial': {
    call: liberarSuspensaoJudicial,
    whyNot: (_, { link }) => (link.situationReason === 'JUDICIAL' ? null : linkActSentences.notStopped),
  },
  'informar-datas-acumulacao': { call: registrarDatasAcumulacao, whyNot: datesRefusal },
}

/**
 * Acts that an attendant of a level may do now on each plan of a person, and the reason against every other act: first the state of the
 * plan, which holds for everybody, then their level. The calls refuse by themselves.
 */
export async function readLinkActs(
  database: Querier,
  personId: number,
  level: number,
  today: IsoDate,
): Promise<CallAnswer<typeof retornarAtosVinculos>> {
  const found: CallAnswer<typeof retornarAtosVinculos> = []
  for (const row of await linksOfPerson(database, personId)) {
    const atos: LinkAct[] = []
    const impedidos: { ato: LinkAct; motivo: string }[] = []
    for (const name of LINK_ACTS) {
      const { call, whyNot } = acts[name]
      const refusal = (await whyNot(database, row, today)) ?? levelRefusal(call.access.minimumLevel, level)
      if (refusal === null) atos.push(name)
      else impedidos.push({ ato: name, motivo: refusal })
    }
    found.push({ idVinculo: row.link.id, atos, impedidos })
  }
  return found
}

function levelRefusal(minimum: AttendantLevelId, level: number): string | null {
  return level >= minimum ? null : linkActSentences.level(levelAndAbove(attendantLevelNamed(minimum)))
}

function mayHappen({ link: { category, situation } }: LinkRow, event: LinkEvent): boolean {
  return nextLinkState({ category, situation, previous: null }, event).ok
}

async function hasStatementToDeliver(database: Querier, { link }: LinkRow): Promise<boolean> {
  if (link.situation !== Situation.disconnected) return false
  const exit = await exitOf(database, link.id)
  return exit !== null && (await exitStatementsOf(database, exit.id)).length === 0
}
