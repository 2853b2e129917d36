import { arquivoComprovanteEndereco, enviarComprovanteEndereco } from '#contract/addresses.ts'
import type { Api } from '../api.ts'
import { contentOf } from '../files/find-file.ts'
import { fileOnWire, keepSentFile } from '../files/keep-file.ts'
import { requireActFor, requireReadPerson } from '../security/permissions.ts'
import { readAddressProof } from '../usecases/addresses/address-proofs.ts'
import { keptFile } from './file-answer.ts'
import { receiveProof } from './receive-proof.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** Proofs of residence that go with an address. */
export function registerAddressCalls(api: Api): void {
  registerUpload(api, enviarComprovanteEndereco, async (sent) => {
    const { idPessoa } = sent.params
    requireActFor(sent.actor, idPessoa)
    const proof = await receiveProof(sent, idPessoa)
    const place = { purpose: 'address-proof', ownerId: idPessoa } as const
    return fileOnWire(await sent.work((unit) => keepSentFile(unit, proof, place)))
  })

  registerCall(api, arquivoComprovanteEndereco, async ({ actor, params }) => {
    requireReadPerson(actor, params.idPessoa)
    const proof = await readAddressProof(api.database, params.idPessoa, params.idComprovante)
    return keptFile('comprovante_endereco', {
      content: await contentOf(api.storage, proof),
      mediaType: proof.mediaType,
    })
  })
}
