import type * as v from 'valibot'
import type { FileRow } from '#backend/files/keep-file.ts'
import { audit } from '#backend/security/audit.ts'
import { documentSentences } from '#contract/documents/documents.text.ts'
import { type DocumentData, documentData, enviarDocumento } from '#contract/documents/documents.ts'
import { defineRequestKind } from '../request-engine/define-request-kind.ts'
import { nothingToRecheck } from '../request-engine/recheck.ts'
import { documentEffect } from '../request-engine/record-sentences.ts'

type Input = v.InferOutput<(typeof enviarDocumento)['body']>

/** A document that a person sends by themselves: looked at by the service desk, and kept with the plan's records once it is accepted. */
export const documentSending = defineRequestKind<Input, DocumentData>({
  slug: 'envio-documento',
  call: enviarDocumento,
  service: null,
  filedBy: 'participant',
  data: { schema: documentData, upgrades: [] },
  isExclusive: false,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: null,
  documents: [
    {
      purpose: 'sent-document',
      field: 'arquivo',
      missing: documentSentences.fileRequired,
      required: true,
      sent: ({ arquivo }) => arquivo,
    },
  ],
  check: async ({ documents }, { tipo, observacao }) => {
    const file = documents.get('sent-document')
    if (!file) return refused('arquivo', documentSentences.fileRequired)
    if (tipo === 'outro' && observacao === '') return refused('observacao', documentSentences.noteRequired)
    return { ok: true, result: { tipo, observacao, ...factsOf(file) } }
  },
  recheck: nothingToRecheck,
  effect: (_, data) => documentEffect(data),
  settle: (work, { row, requestId, data }) =>
    audit(work, {
      subjectId: row.link.personId,
      action: 'document.accepted',
      entityId: requestId,
      after: { documentType: data.tipo },
    }),
})

function refused(field: string, sentence: string) {
  return { ok: false as const, problems: [{ field, sentence }] }
}

function factsOf({ name, bytes, sha256, sentSha256, uploadedAt }: FileRow) {
  const sent = sentSha256 ?? sha256
  return {
    nome: name,
    tamanho: bytes,
    recebidoEm: uploadedAt.toISOString(),
    sha256: sent,
    sha256Guardado: sent === sha256 ? null : sha256,
  }
}
