import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { DemoCpf } from './demo-people.ts'
import type { TestApi } from './test-api.ts'

/** Takes a payment through its stages: Karina looks at it, and Marta grants it, since nobody approves what they analysed. @returns the last status */
export async function grantPayment(test: TestApi, idRequisicao: number): Promise<number> {
  let last = 0
  for (const [cpf, wanted] of [
    [DemoCpf.karina, { idStatus: 2 }],
    [DemoCpf.karina, { idStatus: 2, etapa: 2 }],
    [DemoCpf.marta, { idStatus: 5 }],
  ] as const) {
    const token = await test.signIn(cpf)
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    const body = { idRequisicao, versao, ...wanted }
    last = (await test.call(movimentarRequisicao, { body, token })).status
  }
  return last
}
