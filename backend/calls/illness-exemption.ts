import { enviarLaudoMedico, retornarIsencaoDoenca } from '#contract/taxes/illness-exemption.ts'
import type { Api } from '../api.ts'
import { fileOnWire, keepSentFile } from '../files/keep-file.ts'
import { readIllnessExemption } from '../usecases/taxes/illness-exemption/read-illness-exemption.ts'
import { receiveProof } from './receive-proof.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** The exemption of income tax by illness, and the medical report that it is asked for with. */
export function registerIllnessExemptionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarIsencaoDoenca, ({ link: row, today }) =>
    readIllnessExemption(database, row, today),
  )

  registerUpload(api, enviarLaudoMedico, async (sent) => {
    const { person, link } = sent.link
    const report = await receiveProof(sent, person.id)
    const place = { purpose: 'medical-report', ownerId: person.id, linkId: link.id } as const
    return fileOnWire(await sent.work((unit) => keepSentFile(unit, report, place)))
  })
}
