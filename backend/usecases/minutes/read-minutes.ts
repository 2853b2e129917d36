import { and, desc, eq, isNull, lte, or } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { meetingMinutes } from '../../database/schema/minutes.ts'
import { plans } from '../../database/schema/plans.ts'
import type { WholeMinutes } from '../../documents/minutes-document.ts'
import { boardNamed } from '../../names.ts'
import { notFound } from '../../problem.ts'

/** Minutes of a plan and of the whole entity that are published on a day, newest first. */
export async function listMinutes(
  database: Querier,
  planId: number,
  today: IsoDate,
): Promise<WholeMinutes[]> {
  return (await publishedMinutes(database, planId, today)).map(onWire)
}

/** One of {@link listMinutes}. @throws 404 when it is none of them. */
export async function readMinutes(
  database: Querier,
  { planId, minutesId }: { planId: number; minutesId: number },
  today: IsoDate,
): Promise<WholeMinutes> {
  const [found] = await publishedMinutes(database, planId, today, minutesId)
  if (!found) throw notFound('Esta ata não existe ou não é do seu plano.')
  return onWire(found)
}

function publishedMinutes(database: Querier, planId: number, today: IsoDate, minutesId?: number) {
  return database
    .select({ minutes: meetingMinutes, plan: { id: plans.id, nome: plans.name } })
    .from(meetingMinutes)
    .leftJoin(plans, eq(plans.id, meetingMinutes.planId))
    .where(
      and(
        or(eq(meetingMinutes.planId, planId), isNull(meetingMinutes.planId)),
        lte(meetingMinutes.publishedOn, today),
        minutesId === undefined ? undefined : eq(meetingMinutes.id, minutesId),
      ),
    )
    .orderBy(desc(meetingMinutes.heldOn), desc(meetingMinutes.id))
}

type Row = Awaited<ReturnType<typeof publishedMinutes>>[number]

function onWire({ minutes, plan }: Row): WholeMinutes {
  const { id, body, number, heldOn, title, summary, tags, attendees, decisions } = minutes
  return {
    id,
    orgao: boardNamed(body),
    numero: number,
    data: heldOn,
    titulo: title,
    resumo: summary,
    assuntos: tags,
    plano: plan,
    presentes: attendees,
    deliberacoes: decisions,
  }
}
