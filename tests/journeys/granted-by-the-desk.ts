import { makeCall } from '#backend/testing/http-client.ts'
import { autenticar } from '#contract/identity/sessions.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { people } from './people.ts'
import { query } from './portal-database.ts'
import type { Portal } from './portal-fixture.ts'

type Move = { by: 'Karina' | 'Luiz' | 'Marta'; idStatus: number; etapa?: number }

const taken: Move = { by: 'Karina', idStatus: 2 }

/** By how a kind of request is decided: with one look, or analysed by one and approved by another. */
const ways = {
  'at once': [taken, { by: 'Karina', idStatus: 5 }],
  'in two stages': [taken, { by: 'Karina', idStatus: 2, etapa: 2 }, { by: 'Marta', idStatus: 5 }],
} satisfies Record<string, readonly Move[]>

/**
 * Has the service desk grant a request by the calls that its screens make. For journeys that are about what comes of it; those about the
 * desk itself go there.
 */
export async function grantedByTheDesk(
  portal: Portal,
  protocol: string,
  way: keyof typeof ways,
): Promise<void> {
  const { rows } = await query(portal, 'select id from requests where protocol = $1', [protocol])
  const idRequisicao = (rows as { id: number }[])[0]?.id ?? 0
  for (const { by, ...move } of ways[way]) {
    const body = { cpf: people[by].cpf, senha: 'Prev@2026' }
    const { token } = (await makeCall(portal.apiUrl, autenticar, { body })).answer
    const { versao } = (
      await makeCall(portal.apiUrl, retornarRequisicao, { token, params: { idRequisicao } })
    ).answer
    const moved = await makeCall(portal.apiUrl, movimentarRequisicao, {
      token,
      body: { idRequisicao, versao, ...move },
    })
    if (moved.status >= 400) throw new Error(`${by} could not move ${protocol}: ${moved.problem.detail}`)
  }
}
