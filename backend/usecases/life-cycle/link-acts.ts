import { liberarSuspensaoJudicial, registrarSuspensaoJudicial } from '#contract/court-suspension.ts'
import { emitirExtratoDesligamento } from '#contract/exit-statement.ts'
import { registrarDesligamento } from '#contract/exits.ts'
import { LINK_ACTS, type LinkAct } from '#contract/link-acts.ts'
import type { LinkEvent } from '#domain/life-cycle/link-transitions.ts'
import { nextLinkState } from '#domain/life-cycle/next-link-state.ts'
import { Situation } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import { exitOf, exitStatementsOf } from '../../database/queries/exits.ts'
import { type LinkRow, linksOfPerson } from '../../database/queries/plan-links.ts'

type Act = {
  /** The call that does it: its level is the act's. */
  call: { access: { minimumLevel: number } }
  /** Whether there is something to do on a link as it stands. */
  isOpen: (database: Querier, row: LinkRow) => boolean | Promise<boolean>
}

const acts: Readonly<Record<LinkAct, Act>> = {
  'registrar-desligamento': {
    call: registrarDesligamento,
    isOpen: (_, row) => row.plan.modality === 'sponsored' && mayHappen(row, 'employment-ended'),
  },
  'entregar-extrato': { call: emitirExtratoDesligamento, isOpen: hasStatementToDeliver },
  'suspender-por-ordem-judicial': {
    call: registrarSuspensaoJudicial,
    isOpen: (_, row) =>
      row.link.situationReason !== 'JUDICIAL' &&
      (mayHappen(row, 'benefit-suspended') || mayHappen(row, 'benefit-resumed')),
  },
  'liberar-por-ordem-judicial': {
    call: liberarSuspensaoJudicial,
    isOpen: (_, { link }) => link.situationReason === 'JUDICIAL',
  },
}

/** What an attendant of a level may do now on each plan of a person. The calls refuse by themselves. */
export async function readLinkActs(database: Querier, personId: number, level: number) {
  const found: { idVinculo: number; atos: LinkAct[] }[] = []
  for (const row of await linksOfPerson(database, personId)) {
    const atos: LinkAct[] = []
    for (const name of LINK_ACTS) {
      const { call, isOpen } = acts[name]
      if (call.access.minimumLevel <= level && (await isOpen(database, row))) atos.push(name)
    }
    if (atos.length > 0) found.push({ idVinculo: row.link.id, atos })
  }
  return found
}

function mayHappen({ link: { category, situation } }: LinkRow, event: LinkEvent): boolean {
  return nextLinkState({ category, situation, previous: null }, event).ok
}

async function hasStatementToDeliver(database: Querier, { link }: LinkRow): Promise<boolean> {
  if (link.situation !== Situation.disconnected) return false
  const exit = await exitOf(database, link.id)
  return exit !== null && (await exitStatementsOf(database, exit.id)).length === 0
}
