import { findPostalCode } from '#app/api/postal-code.server.ts'
import { publicQuery } from '#app/session/server-functions.ts'
import { postalCodeInput } from './addresses.schema.ts'

/** Looks up a CEP; null when the service knows nothing or does not answer. Never fails, and needs no session. */
export const lookUpPostalCode = publicQuery
  .validator(postalCodeInput)
  .handler(({ data }) => findPostalCode(data.cep))
