import type { Querier } from '#backend/database/client.ts'
import { registryRecords } from '#backend/database/queries/registry-records.ts'
import { boardNamed } from '#backend/names.ts'
import { notFound } from '#backend/problem.ts'
import type { MinutesData, MinutesItem } from '#contract/publications/minutes.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { minutesTags } from '#domain/publications/minutes/minutes-tags.ts'
import { areMinutesPublic } from '#domain/publications/minutes/publication.ts'

/** Of which plan, and on which day of São Paulo. */
type Input = { plan: { id: number; name: string }; today: IsoDate }

/** Minutes of a plan and of the whole entity that are published on a day, newest first. */
export async function listMinutes(database: Querier, input: Input): Promise<MinutesItem[]> {
  const recorded = await registryRecords(database, 'atas')
  return recorded
    .filter((minutes) => isFor(minutes, input))
    .toSorted((one, other) => other.data.localeCompare(one.data) || other.id - one.id)
    .map(({ id, orgao, numero, data, titulo, resumo, assuntos, idPlano }) => ({
      id,
      orgao: boardNamed(orgao),
      numero,
      data,
      titulo,
      resumo,
      assuntos: minutesTags(assuntos),
      plano: idPlano === 0 ? null : { id: input.plan.id, nome: input.plan.name },
    }))
}

/** One of {@link listMinutes}, as it was recorded. @throws 404 when it is none of them. */
export async function readMinutes(database: Querier, minutesId: number, input: Input): Promise<MinutesData> {
  const [found] = await registryRecords(database, 'atas', minutesId)
  if (!found || !isFor(found, input)) throw notFound('Esta ata não existe ou não é do seu plano.')
  return found
}

function isFor({ idPlano, visibilidade, publicadaEm }: MinutesData, { plan, today }: Input): boolean {
  return (
    (idPlano === 0 || idPlano === plan.id) &&
    areMinutesPublic({ visibility: visibilidade, publishedOn: publicadaEm }, today)
  )
}
