import * as v from 'valibot'
import { reRegistrationDraft } from '#contract/re-registration/re-registration.ts'
import type { Work } from '../../work.ts'
import { archiveDraft, saveDraft } from '../drafts/server-drafts.ts'
import { readStored } from '../request-engine/stored-data.ts'
import { draftPlace } from './draft-place.ts'
import { reuseFiles } from './files.ts'
import { reRegistrationShape } from './re-registration-shape.ts'
import { newestRequest, refusedItems } from './refusals.ts'

/** Makes a draft of what was refused: what was good stays answered, what was refused is open again, its files to be sent anew. */
export async function reopenRefused(work: Work, personId: number): Promise<void> {
  const newest = await newestRequest(work.database, personId)
  if (!newest) return
  const refused = (await refusedItems(work.database, newest)).map(({ item }) => item)
  const { grupos } = readStored(reRegistrationShape, { data: newest.data, version: newest.dataVersion })
  const place = draftPlace(personId)
  await archiveDraft(work, place)
  const draft: Record<string, unknown> = {}
  for (const { grupo, resposta, atual } of grupos) {
    if (!refused.includes(grupo)) draft[grupo] = { resposta, valores: resposta === 'certo' ? null : atual }
  }
  await reuseFiles(work, personId, newest.id, refused)
  await saveDraft(work, place, { expectedVersion: 0, data: v.parse(reRegistrationDraft, draft) })
}
