import { eq } from 'drizzle-orm'
import { announcements } from '#backend/database/schema/announcements.ts'
import { conflict, invalid, notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import { secondsAfter } from '#backend/security/tokens.ts'
import type { Work } from '#backend/work.ts'
import { type AnnouncementForm, MAX_DAYS_AHEAD } from '#contract/messages/announcements.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { countReach } from './audience.ts'

export type AnnouncementRow = typeof announcements.$inferSelect

/**
 * Stores an announcement; what is due goes out from the queue. The same again under its key answers the first one and writes nothing.
 * @throws 422 where it reaches nobody, or its time is over or too far away; 409 where the key was used for another one
 */
export async function writeAnnouncement(
  work: Work,
  actor: Pick<Actor, 'personId'>,
  form: AnnouncementForm,
): Promise<number> {
  const { database, now } = work
  const wanted = {
    audience: form.destino,
    personId: form.idPessoa,
    planId: form.idPlano,
    category: form.idCategoria,
    title: form.titulo,
    text: form.texto,
    leadsTo: form.caminho,
  }
  const repeated = await byKey(work, form.chaveEnvio)
  if (repeated) return requireSame(repeated, wanted, form.enviarEm)
  const sendAt = timeOf(form.enviarEm, now)
  const { people: expected } = await countReach(database, wanted, saoPauloDateOf(now))
  if (expected === 0)
    throw invalid({ destino: 'Ninguém receberia esta notificação. Confira para quem ela é.' })
  const [stored] = await database
    .insert(announcements)
    .values({
      ...wanted,
      submissionKey: form.chaveEnvio,
      sentById: actor.personId,
      sendAt,
      expected,
      createdAt: now,
      state: 'agendado',
    })
    .onConflictDoNothing({ target: announcements.submissionKey })
    .returning({ id: announcements.id })
  if (!stored) {
    const first = await byKey(work, form.chaveEnvio)
    if (!first) throw new Error('the announcement was not stored')
    return requireSame(first, wanted, form.enviarEm)
  }
  await audit(work, {
    subjectId: wanted.personId,
    action: 'announcement.sent',
    entityId: stored.id,
    after: {
      audience: wanted.audience,
      planId: wanted.planId,
      category: wanted.category,
      expected,
      sendAt: sendAt.toISOString(),
    },
  })
  return stored.id
}

/**
 * Cancels one that is planned.
 * @throws 404 for none; 409 when it goes out already, or was cancelled
 */
export async function cancelAnnouncement(
  work: Work,
  actor: Pick<Actor, 'personId'>,
  id: number,
): Promise<void> {
  const [row] = await work.database.select().from(announcements).where(eq(announcements.id, id)).for('update')
  if (!row) throw notFound('Esta notificação não existe.')
  if (row.state !== 'agendado') {
    throw conflict(
      row.state === 'cancelado'
        ? 'Esta notificação já foi cancelada.'
        : 'Esta notificação já foi enviada e não pode mais ser cancelada.',
      'transicao-invalida',
    )
  }
  await work.database
    .update(announcements)
    .set({ state: 'cancelado', endedAt: work.now, cancelledById: actor.personId })
    .where(eq(announcements.id, id))
  await audit(work, { subjectId: row.personId, action: 'announcement.cancelled', entityId: id })
}

async function byKey({ database }: Work, key: string): Promise<AnnouncementRow | null> {
  const [row] = await database.select().from(announcements).where(eq(announcements.submissionKey, key))
  return row ?? null
}

type Input = Pick<
  AnnouncementRow,
  'audience' | 'personId' | 'planId' | 'category' | 'title' | 'text' | 'leadsTo'
>

function requireSame(stored: AnnouncementRow, wanted: Input, sendAt: string | null): number {
  const names = Object.keys(wanted) as (keyof Input)[]
  const time = sendAt === null ? stored.createdAt : new Date(sendAt)
  if (names.every((name) => stored[name] === wanted[name]) && time.getTime() === stored.sendAt.getTime())
    return stored.id
  throw conflict(
    'Este envio já foi usado em outra notificação. Confira a lista do que foi enviado.',
    'chave-ja-usada',
  )
}

function timeOf(wanted: string | null, now: Date): Date {
  if (wanted === null) return now
  const at = new Date(wanted)
  if (Number.isNaN(at.getTime())) throw invalid({ enviarEm: 'Informe o dia e a hora.' })
  if (at <= now) throw invalid({ enviarEm: 'Escolha um dia e uma hora que ainda não passaram.' })
  if (at > secondsAfter(now, MAX_DAYS_AHEAD * 24 * 3600))
    throw invalid({ enviarEm: 'Escolha um dia dentro de um ano.' })
  return at
}
