import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { alterarContribuicao } from '#contract/contributions/contributions.ts'
import { people } from '../database/schema/people.ts'
import { requests } from '../database/schema/requests.ts'
import type { CallResult } from './http-client.ts'
import type { TestApi } from './test-api.ts'

export type ChangeSender = {
  token: string
  idPessoa: number
  /** Sends a change of percentages with a key of its own, and whatever `change` says instead. */
  send: (change: Record<string, unknown>) => Promise<CallResult<typeof alterarContribuicao>>
}

/** Signs a demo person in to send changes of contribution in a plan. */
export async function changeSender(test: TestApi, cpf: string, idPlano: number): Promise<ChangeSender> {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  return {
    token,
    idPessoa,
    send: (change) => {
      const body = { idPessoa, idPlano, chaveEnvio: randomUUID(), modalidade: 'percentual', ...change }
      return test.call(alterarContribuicao, { body, token })
    },
  }
}

/** CPF of an invented demo person. */
export async function cpfNamed(test: TestApi, name: string): Promise<string> {
  const [person] = await test.database.select({ cpf: people.cpf }).from(people).where(eq(people.name, name))
  if (!person) throw new Error(`no demo person called ${name}`)
  return person.cpf
}

/** How many requests there are. */
export async function countRequests(test: TestApi): Promise<number> {
  const [row] = await test.database.select({ all: count() }).from(requests)
  return row?.all ?? -1
}
