import { expect, it } from 'vitest'
import { listQuery } from './list-query.ts'

it('a view of the list is asked for as the API names it', () => {
  const asked = (lista: Parameters<typeof listQuery>[0]['lista'], palavraChave = '') =>
    listQuery({ lista, palavraChave })
  expect(asked('todas')).toEqual({})
  expect(asked('encerradas')).toEqual({ situacao: 'encerradas' })
  expect(asked('aguardando', 'boleto')).toEqual({
    caixa: 'aguardando',
    situacao: 'abertas',
    palavraChave: 'boleto',
  })
  expect(asked('todas', 'a')).toEqual({})
  expect(listQuery({ lista: 'todas', palavraChave: '', antesDe: 9 })).toEqual({ antesDe: 9 })
})
