import { arquivoComprovanteEndereco, enviarComprovanteEndereco } from '#contract/addresses.ts'
import type { Api } from '../api.ts'
import { requireActFor, requireReadPerson } from '../security/permissions.ts'
import { keepAddressProof, readAddressProof } from '../usecases/addresses/address-proofs.ts'
import { checkProof } from '../usecases/proofs/check-proof.ts'
import { keptFile } from './file-answer.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** Proofs of residence that go with an address. */
export function registerAddressCalls(api: Api): void {
  registerUpload(api, enviarComprovanteEndereco, async ({ actor, params, file, work }) => {
    requireActFor(actor, params.idPessoa)
    const proof = await checkProof(file)
    return work((unit) => keepAddressProof(unit, params.idPessoa, proof))
  })

  registerCall(api, arquivoComprovanteEndereco, async ({ actor, params }) => {
    requireReadPerson(actor, params.idPessoa)
    const proof = await readAddressProof(api.database, params.idPessoa, params.idComprovante)
    return keptFile('comprovante_endereco', proof)
  })
}
