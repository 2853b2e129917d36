import { desc, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { consents } from '#backend/database/schema/consents.ts'
import { conflict } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { consentTexts } from '#contract/people/consents.text.ts'
import type { ConsentPurpose, ConsentsAnswer } from '#contract/people/personal-profile.ts'

type Answer = { finalidade: ConsentPurpose; versao: number; concedido: boolean }

/** Where each consent of a person stands. An answer to an older text counts no more: the person is asked again. */
export async function readConsents(database: Querier, personId: number): Promise<ConsentsAnswer> {
  const rows = await database
    .select()
    .from(consents)
    .where(eq(consents.personId, personId))
    .orderBy(desc(consents.at), desc(consents.id))
  const purposes = Object.keys(consentTexts) as ConsentPurpose[]
  return {
    consentimentos: purposes.map((purpose) => {
      const { version } = consentTexts[purpose]
      const newest = rows.find((row) => row.purpose === purpose && row.textVersion === version)
      return {
        finalidade: purpose,
        versao: version,
        concedido: newest?.isGranted ?? false,
        desde: newest?.at.toISOString() ?? null,
      }
    }),
  }
}

/** Records an answer; the same answer again writes nothing. @throws 409 for a text that changed meanwhile. */
export async function recordConsent(
  work: Work,
  personId: number,
  { finalidade, versao, concedido }: Answer,
): Promise<void> {
  if (consentTexts[finalidade].version !== versao) {
    throw conflict('Este texto mudou. Recarregue a página, leia de novo e responda.')
  }
  const { consentimentos } = await readConsents(work.database, personId)
  const current = consentimentos.find((consent) => consent.finalidade === finalidade)
  if (current?.desde && current.concedido === concedido) return
  await work.database.insert(consents).values({
    personId,
    purpose: finalidade,
    textVersion: versao,
    isGranted: concedido,
    at: work.now,
  })
  await audit(work, {
    subjectId: personId,
    action: concedido ? 'consent.granted' : 'consent.withdrawn',
    entityId: finalidade,
    after: { versao },
  })
}

/** Withdraws everything that a person allowed. */
export async function withdrawConsents(work: Work, personId: number): Promise<void> {
  const { consentimentos } = await readConsents(work.database, personId)
  for (const { finalidade, versao, concedido } of consentimentos) {
    if (concedido) await recordConsent(work, personId, { finalidade, versao, concedido: false })
  }
}
