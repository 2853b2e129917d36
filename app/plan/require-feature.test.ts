import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { PlanFeature } from '#contract/plans/plans.ts'
import { planQueries } from './plan.queries.ts'
import { planText } from './plan.text.ts'
import { requireFeature } from './require-feature.ts'

const features: PlanFeature[] = [
  { id: 8, slug: 'alterar-contribuicao', nome: 'Alterar contribuição', somenteLeitura: false },
  { id: 1, slug: 'regime-tributacao', nome: 'Regime de tributação', somenteLeitura: true },
]

function clientWith(known: PlanFeature[]): QueryClient {
  const queryClient = new QueryClient()
  queryClient.setQueryData(planQueries.features().queryKey, known)
  return queryClient
}

const client = clientWith(features)

describe('the gate of a service', () => {
  it('lets through what is offered', async () => {
    await expect(requireFeature(client, 'alterar-contribuicao', 'write')).resolves.toBe(features[0])
    await expect(requireFeature(client, 'regime-tributacao', 'read')).resolves.toBe(features[1])
  })

  it('says no to what is not offered', async () => {
    await expect(requireFeature(client, 'resgate', 'read')).rejects.toMatchObject({
      problem: { kind: 'forbidden', detail: planText.notOffered },
    })
  })

  it('says no to asking for what can only be read', async () => {
    await expect(requireFeature(client, 'regime-tributacao', 'write')).rejects.toMatchObject({
      problem: { kind: 'forbidden', detail: planText.readOnly },
    })
  })
})
