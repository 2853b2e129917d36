import { arquivoComprovanteEndereco } from '#contract/people/addresses.ts'
import type { Api } from '../api.ts'
import { contentOf } from '../files/find-file.ts'
import { keptFile } from './file-answer.ts'
import { registerCall } from './register-call.ts'

/** Proofs of residence that go with an address. */
export function registerAddressCalls(api: Api): void {
  registerCall(api, arquivoComprovanteEndereco, async ({ storedFile }) =>
    keptFile('comprovante_endereco', {
      content: await contentOf(api.storage, storedFile),
      mediaType: storedFile.mediaType,
    }),
  )
}
