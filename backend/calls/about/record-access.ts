import type { CallDefinition } from '#contract/define-call.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import { recordConsultation } from '../../security/record-consultation.ts'
import { requireReason } from '../../usecases/documents/reading-reasons.ts'
import type { RunWork } from '../../work.ts'
import type { Subject } from './open-subject.ts'

/**
 * Puts on a person's access record that an attendant came to their data: once a session, and each file that was handed over. Nothing for
 * one's own. Written before the answer leaves: what could not be recorded is not shown.
 */
export async function recordAccess(
  call: CallDefinition,
  { actor, subject, params, work }: { actor: Actor | null; subject: Subject; params: unknown; work: RunWork },
): Promise<void> {
  const { owner, row } = subject
  if (!actor || actor.level === null || actor.personId === owner.id) return
  await work(async (unit) => {
    await recordConsultation(unit.database, actor, owner.id, unit.now)
    if (call.file === undefined) return
    await audit(unit, {
      subjectId: owner.id,
      action: 'file.read',
      entityId: 'storedFile' in row ? row.storedFile.publicId : addressOf(call, params),
      after: {
        purpose: purposeOf(call, row),
        requestId: requestOf(row),
        ...(isOpenedWithReason(call) && 'storedFile' in row
          ? { reason: await requireReason(unit, actor.personId, row.storedFile) }
          : {}),
      },
    })
  })
}

/** Whether an attendant says why before the file is handed over: what a person sent, outside the request that it is worked on with. */
function isOpenedWithReason({ about }: CallDefinition): boolean {
  return 'file' in about && about.of === 'sent-document'
}

/** A stored file's own purpose, or the call that draws the document. */
function purposeOf({ path }: CallDefinition, row: Subject['row']): string {
  return 'storedFile' in row ? row.storedFile.purpose : (path.split('/')[1] ?? '')
}

/** The request that the document is of, or that the file went with. */
function requestOf(row: Subject['row']): number | null {
  if ('request' in row) return row.request.request.id
  return 'storedFile' in row && row.storedFile.subjectKind === 'request' ? row.storedFile.subjectId : null
}

/** Which document of its kind: `/arquivoContracheque/2/1/2026-10`. */
function addressOf({ path }: CallDefinition, params: unknown): string {
  const given = new Map(Object.entries(params ?? {}))
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given.get(name)))
}
