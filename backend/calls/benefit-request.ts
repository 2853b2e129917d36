import {
  enviarDocumentoBeneficio,
  retornarRequerimentoBeneficio,
} from '#contract/benefits/benefit-request.ts'
import type { Api } from '../api.ts'
import { fileOnWire, keepSentFile } from '../files/keep-file.ts'
import { benefitPurposes } from '../usecases/benefits/benefit-documents.ts'
import { readBenefitRequest } from '../usecases/benefits/read-benefit-request.ts'
import { receiveProof } from './receive-proof.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** Reading and its papers only: filing is registered with the request's kind. */
export function registerBenefitRequestCalls(api: Api): void {
  registerCall(api, retornarRequerimentoBeneficio, ({ link: row, today }) =>
    readBenefitRequest(api.database, row, today),
  )

  registerUpload(api, enviarDocumentoBeneficio, async (sent) => {
    const { person, link } = sent.link
    const paper = await receiveProof(sent, person.id)
    const purpose = benefitPurposes[sent.params.tipoDocumento]
    const place = { purpose, ownerId: person.id, linkId: link.id } as const
    return fileOnWire(await sent.work((unit) => keepSentFile(unit, paper, place)))
  })
}
