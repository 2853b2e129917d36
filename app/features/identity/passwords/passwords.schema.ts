import * as v from 'valibot'
import { cpf } from '#contract/formats.ts'

/** The CPF whose owner forgot the password, as typed. */
export const cpfForLink = v.object({ cpf })
