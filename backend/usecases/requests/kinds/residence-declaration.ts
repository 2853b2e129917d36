import type * as v from 'valibot'
import { declarations } from '#backend/rules/entity-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { proofGone } from '#contract/declarations.text.ts'
import { declararResidencia, type ResidenceData } from '#contract/declarations.ts'
import { checkResidenceValues } from '#contract/residence-check.ts'
import { declarationShapes } from '../../declarations/declaration-shapes.ts'
import { attachProof, waitingProof } from '../../declarations/residence-proofs.ts'
import { storeDeclaration } from '../../declarations/store-declaration.ts'
import { defineRequestKind } from './define-request-kind.ts'

type Asked = v.InferOutput<typeof declararResidencia.body>

/** A declaration of a residence abroad with its proof, or of the return to Brazil. */
export const residenceDeclaration = defineRequestKind<Asked, ResidenceData>({
  slug: 'residente-exterior',
  call: declararResidencia,
  service: 'residente-exterior',
  filedBy: 'participant',
  data: declarationShapes['residente-exterior'],
  isExclusive: false,
  settlement: { when: 'at-filing' },
  correctionPath: null,
  check: async ({ database, row, today }, asked) => {
    const outcome = checkResidenceValues(asked, await ruleOn(database, declarations, null, today), today)
    if (!outcome.ok) return outcome
    if (asked.residente_exterior !== 'S' || asked.comprovante === null)
      return { ok: true, result: { residente_exterior: 'N', residencia: null } }
    const comprovante = await waitingProof(database, row.person.id, asked.comprovante)
    if (!comprovante) return { ok: false, problems: [{ field: 'comprovante', sentence: proofGone }] }
    const { pais, codigoPostal, nif, complemento, comprovanteEmitidoEm } = asked
    return {
      ok: true,
      result: {
        residente_exterior: 'S',
        residencia: { pais, codigoPostal, nif, complemento, comprovante, comprovanteEmitidoEm },
      },
    }
  },
  settle: async (work, settling) => {
    const proof = settling.data.residencia?.comprovante
    if (proof) await attachProof(work, proof.id, settling.requestId)
    await storeDeclaration(work, 'residente-exterior', settling, null)
  },
})
