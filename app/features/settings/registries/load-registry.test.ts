import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { loadRegistry } from './load-registry.ts'

async function readFor(item: number | 'novo' | undefined) {
  const queryClient = new QueryClient()
  const ensured = vi.spyOn(queryClient, 'ensureQueryData').mockResolvedValue(undefined)
  const load = vi.fn<(queryClient: QueryClient, item: number) => Promise<void>>(async () => undefined)
  const registry = { id: 'indexadores', fields: {}, details: { load } }
  const filters = { palavraChave: 'ipca', situacao: 'ativos', page: 1 } as const
  await loadRegistry(registry as never, queryClient, { ...filters, item })
  return {
    read: ensured.mock.calls.map(([{ queryKey }]) => queryKey),
    details: load.mock.calls.map(([, of]) => of),
  }
}

it('the page of a registry reads its list as it is filtered, or one record with what hangs on it, and always who may change it', async () => {
  const filters = { palavraChave: 'ipca', situacao: 'ativos', page: 1 }
  expect(await readFor(undefined)).toEqual({
    read: [['retornarPermissoes'], ['retornarCadastro', { cadastro: 'indexadores', ...filters, limit: 10 }]],
    details: [],
  })
  const record = { cadastro: 'indexadores', idItem: 7 }
  expect(await readFor(7)).toEqual({
    read: [
      ['retornarPermissoes'],
      ['retornarItemCadastro', record],
      ['retornarHistoricoItemCadastro', record],
    ],
    details: [7],
  })
  expect(await readFor('novo')).toEqual({ read: [['retornarPermissoes']], details: [] })
})
