import { arquivoComprovanteEndereco, enviarComprovanteEndereco } from '#contract/endereco.ts'
import type { Api } from '../api.ts'
import { requireActFor, requireReadPerson } from '../security/permissions.ts'
import { keepAddressProof, readAddressProof } from '../usecases/addresses/address-proofs.ts'
import { proofTypeOf } from '../usecases/declarations/residence-proofs.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** Proofs of residence that go with an address. */
export function registerAddressCalls(api: Api): void {
  registerUpload(api, enviarComprovanteEndereco, async ({ actor, params, file, work }) => {
    requireActFor(actor, params.idPessoa)
    const mediaType = await proofTypeOf(file)
    return work((unit) => keepAddressProof(unit, { personId: params.idPessoa, content: file, mediaType }))
  })

  registerCall(api, arquivoComprovanteEndereco, async ({ actor, params }) => {
    requireReadPerson(actor, params.idPessoa)
    const { mediaType, content } = await readAddressProof(api.database, params.idPessoa, params.idComprovante)
    const extension = mediaType.split('/')[1]?.replace('jpeg', 'jpg')
    return { content, mediaType, fileName: `comprovante_endereco.${extension}` }
  })
}
