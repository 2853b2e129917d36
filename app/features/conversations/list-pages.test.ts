import { describe, expect, it } from 'vitest'
import { summary, thread } from './conversations.fixtures.ts'
import { hasConversation, type ListPages, withAllRead, withChanged } from './list-pages.ts'

const page = (...ids: number[]) => ({
  conversas: ids.map((id) => ({ ...summary, id, ordem: 100 - id })),
  proxima: null,
  contagem: null,
  atendimento: thread.atendimento,
})
const list: ListPages = { pages: [page(1, 2), page(3, 4)], pageParams: [] }
const ids = ({ pages }: ListPages) => pages.map(({ conversas }) => conversas.map(({ id }) => id))

describe('a conversation that changed', () => {
  it('comes up when something new was said in it, from whatever page', () => {
    expect(ids(withChanged(list, { ...summary, id: 4, ordem: 200 }))).toEqual([[4, 1, 2], [3]])
  })

  it('stays in its place otherwise', () => {
    const after = withChanged(list, { ...summary, id: 3, ordem: 97, situacao: 'encerrada' })
    expect(ids(after)).toEqual(ids(list))
    expect(after.pages[1]?.conversas[0]?.situacao).toBe('encerrada')
  })

  it('that is not in the list changes nothing', () => {
    expect(withChanged(list, { ...summary, id: 9, ordem: 300 })).toBe(list)
    expect([hasConversation(list, 9), hasConversation(list, 4)]).toEqual([false, true])
  })

  it('is read as a whole', () => {
    expect(withAllRead(list, 3).pages[1]?.conversas[0]?.naoLidas).toBe(0)
    expect(withAllRead(withAllRead(list, 3), 9)).toEqual(withAllRead(list, 3))
  })
})
