import { findPostalCode } from '#app/api/postal-code.server.ts'
import { personCommand, publicQuery } from '#app/session/server-functions.ts'
import { enviarComprovanteEndereco } from '#contract/addresses.ts'
import { addressProofUpload, postalCodeInput } from './addresses.schema.ts'

/** What the postal service knows about a CEP; null when it knows nothing or does not answer. Never fails, and needs no session. */
export const lookUpPostalCode = publicQuery
  .validator(postalCodeInput)
  .handler(({ data }) => findPostalCode(data.cep))

/** Sends a proof of residence of the signed-in person. @throws PortalProblem `invalid` when it is not taken. */
export const sendAddressProof = personCommand.validator(addressProofUpload).handler(({ data, context }) =>
  context.api.call(enviarComprovanteEndereco, {
    params: { idPessoa: context.session.pessoa.id },
    file: data.arquivo,
  }),
)
