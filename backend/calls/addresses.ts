import { arquivoComprovanteEndereco, enviarComprovanteEndereco } from '#contract/addresses.ts'
import type { Api } from '../api.ts'
import { keepAddressProof, readAddressProof } from '../usecases/addresses/address-proofs.ts'
import { checkProof } from '../usecases/proofs/check-proof.ts'
import { keptFile } from './file-answer.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** Proofs of residence that go with an address. */
export function registerAddressCalls(api: Api): void {
  registerUpload(api, enviarComprovanteEndereco, async ({ person, file, work }) => {
    const proof = await checkProof(file)
    return work((unit) => keepAddressProof(unit, person.id, proof))
  })

  registerCall(api, arquivoComprovanteEndereco, async ({ params, storedFile }) => {
    const proof = await readAddressProof(api.database, params.idPessoa, storedFile.id)
    return keptFile('comprovante_endereco', proof)
  })
}
