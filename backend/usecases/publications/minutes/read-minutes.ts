import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { registryRecords } from '#backend/database/queries/registry-records.ts'
import { namer } from '#backend/names.ts'
import { notFound } from '#backend/problem.ts'
import { minutesBodyNames } from '#contract/publications/minutes.text.ts'
import type { MinutesData, MinutesItem } from '#contract/publications/minutes.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { minutesTags } from '#domain/publications/minutes/minutes-tags.ts'
import { areMinutesPublic } from '#domain/publications/minutes/publication.ts'

const bodyNamed = namer(minutesBodyNames)

/** Minutes of a plan and of the whole entity that are published on a day, newest first. */
export async function listMinutes(
  database: Querier,
  { plan }: LinkRow,
  today: IsoDate,
): Promise<MinutesItem[]> {
  const recorded = await registryRecords(database, 'atas')
  return recorded
    .filter((minutes) => isFor(minutes, plan.id, today))
    .toSorted((one, other) => other.data.localeCompare(one.data) || other.id - one.id)
    .map(({ id, orgao, numero, data, titulo, resumo, assuntos, idPlano }) => ({
      id,
      orgao: bodyNamed(orgao),
      numero,
      data,
      titulo,
      resumo,
      assuntos: minutesTags(assuntos),
      plano: idPlano === 0 ? null : { id: plan.id, nome: plan.name },
    }))
}

/** The PDF of one of {@link listMinutes}. @throws 404 when it is none of them */
export async function minutesDocument(
  database: Querier,
  { plan }: LinkRow,
  { id, today }: { id: number; today: IsoDate },
): Promise<{ documentId: string | null; fileName: string }> {
  const [found] = await registryRecords(database, 'atas', id)
  if (!found || !isFor(found, plan.id, today)) throw notFound('Esta ata não existe ou não é do seu plano.')
  return { documentId: found.arquivo, fileName: `ata_${found.data}_${found.numero}.pdf` }
}

function isFor({ idPlano, visibilidade, publicadaEm }: MinutesData, planId: number, today: IsoDate): boolean {
  return (
    (idPlano === 0 || idPlano === planId) &&
    areMinutesPublic({ visibility: visibilidade, publishedOn: publicadaEm }, today)
  )
}
