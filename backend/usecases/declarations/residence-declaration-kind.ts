import type * as v from 'valibot'
import { fileOnWire } from '#backend/files/keep-file.ts'
import { declarations } from '#backend/rules/entity-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { proofRequired } from '#contract/declarations/declarations.text.ts'
import { declararResidencia, type ResidenceData } from '#contract/declarations/declarations.ts'
import { checkResidenceValues } from '#contract/declarations/residence-check.ts'
import type { AddressData } from '#contract/people/addresses.ts'
import { storeAddress } from '../people/addresses/store-address.ts'
import { defineRequestKind } from '../request-engine/define-request-kind.ts'
import { declarationShapes } from './declaration-shapes.ts'
import { requestFatcaAgain } from './request-fatca-again.ts'
import { storeDeclaration } from './store-declaration.ts'

type Input = v.InferOutput<typeof declararResidencia.body>

/**
 * A declaration of a residence abroad with its proof, whose address is the person's from then on, or of the return to Brazil, after which
 * they give their address in the profile.
 */
export const residenceDeclaration = defineRequestKind<Input, ResidenceData>({
  slug: 'residente-exterior',
  call: declararResidencia,
  service: 'residente-exterior',
  filedBy: 'participant',
  data: declarationShapes['residente-exterior'],
  isExclusive: false,
  settlement: { when: 'at-filing' },
  correctionPath: null,
  documents: [
    {
      purpose: 'residence-proof',
      field: 'comprovante',
      missing: proofRequired,
      required: true,
      when: ({ residente_exterior }) => residente_exterior === 'S',
      sent: ({ comprovante }) => comprovante,
    },
  ],
  check: async ({ database, documents, today }, input) => {
    const outcome = checkResidenceValues(input, await ruleOn(database, declarations, null, today), today)
    if (!outcome.ok) return outcome
    if (input.residente_exterior !== 'S')
      return { ok: true, result: { residente_exterior: 'N', residencia: null } }
    const proof = documents.get('residence-proof')
    const comprovante = proof ? fileOnWire(proof) : null
    const { pais, codigoPostal, nif, complemento, comprovanteEmitidoEm } = input
    return {
      ok: true,
      result: {
        residente_exterior: 'S',
        residencia: { pais, codigoPostal, nif, complemento, comprovante, comprovanteEmitidoEm },
      },
    }
  },
  settle: async (work, settling) => {
    await storeDeclaration(work, 'residente-exterior', settling, null)
    await requestFatcaAgain(work, settling.row.person.id, settling.data)
    const { residencia } = settling.data
    if (residencia !== null) await storeAddress(work, settling.row.person.id, addressOf(residencia))
  },
})

/** The address that a declared residence is from now on; its proof stays with the declaration. */
function addressOf({
  pais,
  codigoPostal,
  nif,
  complemento,
}: NonNullable<ResidenceData['residencia']>): AddressData {
  return {
    residente_exterior: 'S',
    pais,
    cep: codigoPostal,
    numeroIdentificacaoFiscal: nif,
    complemento,
    logradouro: '',
    numero: '',
    bairro: '',
    cidade: '',
    estado: '',
    comprovante: null,
  }
}
