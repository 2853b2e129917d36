import { findPostalCode } from '#app/api/postal-code.server.ts'
import { publicQuery } from '#app/session/server-functions.ts'
import { postalCodeInput } from './addresses.schema.ts'

/** What the postal service knows about a CEP; null when it knows nothing or does not answer. Never fails, and needs no session. */
export const lookUpPostalCode = publicQuery
  .validator(postalCodeInput)
  .handler(({ data }) => findPostalCode(data.cep))
