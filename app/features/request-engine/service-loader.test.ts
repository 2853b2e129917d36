import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { PortalProblem } from '#app/api/problem.ts'
import { planQueries } from '#app/plan/plan.queries.ts'
import { planText } from '#app/plan/plan.text.ts'
import { serviceLoader } from './service-loader.ts'

const isOffered = { id: 8, slug: 'alterar-contribuicao', nome: 'Alterar contribuição', somenteLeitura: false }
const service = { slug: 'alterar-contribuicao', access: 'write' } as const

function inputOf(features: (typeof isOffered)[]) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(planQueries.features().queryKey, features)
  return { context: { queryClient, service }, deps: { idRequisicao: 41 } }
}

describe('the loader of a service', () => {
  it('begins every reading at once, with what the address says', async () => {
    const read = vi.fn<(name: string) => Promise<void>>(async () => undefined)
    const load = serviceLoader((_, { idRequisicao }: { idRequisicao: number }) => [
      read('current'),
      read(`returned ${idRequisicao}`),
    ])
    const loading = load(inputOf([isOffered]))
    expect(read.mock.calls).toEqual([['current'], ['returned 41']])
    await loading
  })

  it('lets the gate speak before the data', async () => {
    const refused = new PortalProblem({ kind: 'forbidden', detail: 'A frase da API.' })
    const load = serviceLoader(() => [Promise.reject(refused)])
    await expect(load(inputOf([]))).rejects.toThrow(planText.notOffered)
  })

  it('hears what the data says where the gate is open', async () => {
    const silent = new PortalProblem({ kind: 'unavailable', detail: 'Sem resposta.' })
    const load = serviceLoader(() => [Promise.reject(silent)])
    await expect(load(inputOf([isOffered]))).rejects.toBe(silent)
  })
})
