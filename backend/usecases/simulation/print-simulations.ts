import type { Querier } from '../../database/client.ts'
import { readEntity } from '../../database/queries/entity.ts'
import { planColorOf } from '../../database/queries/plan-color.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { writePdf } from '../../documents/pdf/write-pdf.ts'
import { type PrintedSimulation, simulationDocument } from '../../documents/simulation-document.ts'
import { type SavedRow, savedByIds } from './saved-rows.ts'

/** Kept simulations of a link as one PDF, side by side in this order. @throws 404 when one of them is not the link's */
export async function printSimulations(
  database: Querier,
  row: LinkRow,
  ids: readonly number[],
  now: Date,
): Promise<{ content: Buffer; fileName: string; rows: SavedRow[] }> {
  const rows = await savedByIds(database, row, [...new Set(ids)])
  const { person, plan, link } = row
  const [{ name: entity }, planColor] = await Promise.all([
    readEntity(database),
    planColorOf(database, plan.id),
  ])
  const context = { entity, person: person.name, plan: plan.name, enrolment: link.enrolment, planColor, now }
  return {
    content: await writePdf(simulationDocument(rows.map(printed), context)),
    fileName: `simulacao_beneficio_${rows.map(({ id }) => id).join('-')}.pdf`,
    rows,
  }
}

/** A kept row as documents and messages tell it. */
export function printed({ name, savedOn, inputs, basis, result }: SavedRow): PrintedSimulation {
  return { name, savedOn, inputs, rules: basis.regras, result }
}
