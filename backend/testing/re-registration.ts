import { eq } from 'drizzle-orm'
import {
  gerarCodigoSegurancaRecadastramentoAdministrador,
  validarCodigoSeguranca,
} from '#contract/re-registration/re-registration-access.ts'
import { people } from '../database/schema/people.ts'
import { DemoCpf } from './demo-people.ts'
import type { TestApi } from './test-api.ts'

/** Has an attendant generate a code for a person. */
export async function serviceDeskCode(api: TestApi, cpf: string): Promise<string> {
  const body = { cpf, idPessoaAdmin: await api.personId(DemoCpf.karina) }
  const token = await api.signIn(DemoCpf.karina)
  return (await api.call(gerarCodigoSegurancaRecadastramentoAdministrador, { token, body })).answer.data
    .codigo
}

/** Opens a person's re-registration with a code of the service desk. @returns its token */
export async function openedReRegistration(api: TestApi, cpf: string): Promise<string> {
  const codigo = await serviceDeskCode(api, cpf)
  return (await api.call(validarCodigoSeguranca, { body: { cpf, codigo } })).answer.token
}

/** Status of a person's re-registration. */
export async function statusOf(api: TestApi, cpf: string): Promise<number | null> {
  const [row] = await api.database
    .select({ status: people.reRegistrationStatus })
    .from(people)
    .where(eq(people.cpf, cpf))
  return row?.status ?? null
}
