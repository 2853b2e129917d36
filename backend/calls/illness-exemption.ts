import { enviarLaudoMedico } from '#contract/taxes/illness-exemption.ts'
import type { Api } from '../api.ts'
import { fileOnWire, keepSentFile } from '../files/keep-file.ts'
import { receiveProof } from './receive-proof.ts'
import { registerUpload } from './register-upload.ts'

/** The exemption of income tax by illness, and the medical report that it is asked for with. */
export function registerIllnessExemptionCalls(api: Api): void {
  registerUpload(api, enviarLaudoMedico, async (sent) => {
    const { person, link } = sent.link
    const report = await receiveProof(sent, person.id)
    const place = { purpose: 'medical-report', ownerId: person.id, linkId: link.id } as const
    return fileOnWire(await sent.work((unit) => keepSentFile(unit, report, place)))
  })
}
