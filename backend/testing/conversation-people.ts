import { randomUUID } from 'node:crypto'
import { criarConversa } from '#contract/conversations/conversations.ts'
import { DemoCpf } from './demo-people.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** Somebody who is signed in. */
export type Person = { id: number; token: string }

/** An API of its own, with who writes (Ana, Helena) and who answers (Karina, Luiz) signed in. */
export async function startWithConversationPeople(options: Parameters<typeof startTestApi>[0] = {}) {
  const api = await startTestApi(options)
  const person = async (cpf: string) => ({ id: await api.personId(cpf), token: await api.signIn(cpf) })
  return {
    api,
    ana: await person(DemoCpf.ana),
    helena: await person(DemoCpf.helena),
    karina: await person(DemoCpf.karina),
    luiz: await person(DemoCpf.luiz),
  }
}

/** A conversation of somebody in plan 1 that nobody answered yet. @returns its id */
export async function openConversation(
  api: TestApi,
  owner: Person,
  more: Record<string, unknown> = {},
): Promise<number> {
  const { answer } = await api.call(criarConversa, {
    token: owner.token,
    body: {
      idPessoa: owner.id,
      idPlano: 1,
      assunto: `Dúvida ${randomUUID()}`,
      mensagem: 'Olá, preciso de ajuda.',
      chaveEnvio: randomUUID(),
      ...more,
    },
  })
  return answer.id
}
