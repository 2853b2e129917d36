import { groupSentences } from '#contract/re-registration/re-registration.text.ts'
import type { ReRegistrationData } from '#contract/re-registration/re-registration.ts'
import { RE_REGISTRATION_PROOFS, requiredProofs } from '#domain/re-registration/groups.ts'
import type { RequestDocument } from '../request-engine/documents.ts'
import { purposeOfProof, reRegistrationDraft } from './files.ts'

type Input = { dados: Pick<ReRegistrationData, 'grupos' | 'arquivos'> }

/** Files of a re-registration: a photograph always, and a proof of each group that changed and can be proved. */
export const reRegistrationDocuments: readonly RequestDocument<Input>[] = RE_REGISTRATION_PROOFS.map(
  (proof) => ({
    purpose: purposeOfProof[proof],
    draft: reRegistrationDraft,
    field: `documentos.${proof}`,
    missing: groupSentences.proof,
    required: true,
    when: ({ dados }) => {
      const changed = dados.grupos.filter(({ resposta }) => resposta === 'mudou')
      return requiredProofs(changed.map(({ grupo }) => grupo)).includes(proof)
    },
    sent: ({ dados }) => dados.arquivos.find(({ comprovante }) => comprovante === proof)?.id ?? null,
  }),
)
