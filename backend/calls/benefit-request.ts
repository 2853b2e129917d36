import { enviarDocumentoBeneficio } from '#contract/benefits/benefit-request.ts'
import type { Api } from '../api.ts'
import { fileOnWire, keepSentFile } from '../files/keep-file.ts'
import { benefitPurposes } from '../usecases/benefits/benefit-documents.ts'
import { receiveProof } from './receive-proof.ts'
import { registerUpload } from './register-upload.ts'

/** Reading and its papers only: filing is registered with the request's kind. */
export function registerBenefitRequestCalls(api: Api): void {
  registerUpload(api, enviarDocumentoBeneficio, async (sent) => {
    const { person, link } = sent.link
    const paper = await receiveProof(sent, person.id)
    const purpose = benefitPurposes[sent.params.tipoDocumento]
    const place = { purpose, ownerId: person.id, linkId: link.id } as const
    return fileOnWire(await sent.work((unit) => keepSentFile(unit, paper, place)))
  })
}
