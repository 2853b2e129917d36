import { arquivoComprovanteEndereco, enviarComprovanteEndereco } from '#contract/people/addresses.ts'
import type { Api } from '../api.ts'
import { contentOf } from '../files/find-file.ts'
import { fileOnWire, keepSentFile } from '../files/keep-file.ts'
import { keptFile } from './file-answer.ts'
import { receiveProof } from './receive-proof.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** Proofs of residence that go with an address. */
export function registerAddressCalls(api: Api): void {
  registerUpload(api, enviarComprovanteEndereco, async (sent) => {
    const proof = await receiveProof(sent, sent.person.id)
    const place = { purpose: 'address-proof', ownerId: sent.person.id } as const
    return fileOnWire(await sent.work((unit) => keepSentFile(unit, proof, place)))
  })

  registerCall(api, arquivoComprovanteEndereco, async ({ storedFile }) =>
    keptFile('comprovante_endereco', {
      content: await contentOf(api.storage, storedFile),
      mediaType: storedFile.mediaType,
    }),
  )
}
