import { describe, expect, it } from 'vitest'
import { specifiedPaths } from '#contract/portal-paths.ts'
import { Category } from '#domain/participants.ts'
import { attendantPages, pageAround, participantPages } from './phone-pages.ts'

const labels = (pages: readonly { label: string }[]) => pages.map(({ label }) => label)

describe('the pages at the lower edge of a phone', () => {
  it('lead who saves to the statement, and who receives to the pay slip', () => {
    const savers = ['Início', 'Extrato', 'Serviços', 'Solicitações', 'Chat']
    const receivers = ['Início', 'Contracheque', 'Serviços', 'Solicitações', 'Chat']
    expect(labels(participantPages(Category.taxpayer))).toEqual(savers)
    expect(labels(participantPages(Category.selfSponsored))).toEqual(savers)
    expect(labels(participantPages(Category.deferred))).toEqual(savers)
    expect(labels(participantPages(Category.assisted))).toEqual(receivers)
    expect(labels(participantPages(Category.pensioner))).toEqual(receivers)
  })

  it('are all of an attendant, of the plan at which they look', () => {
    expect(labels(attendantPages(null))).toEqual(['Início', 'Solicitações', 'Configurações', 'Chat'])
    expect(attendantPages(4)[1]).toMatchObject({ path: '/request-management', search: { idPlano: '4' } })
  })

  it('are pages of the product', () => {
    const every = [...participantPages(Category.taxpayer), ...participantPages(Category.assisted)]
    for (const { path } of [...every, ...attendantPages(null)]) expect(specifiedPaths).toContain(path)
  })

  it.each([
    ['/', 'Início'],
    ['/services', 'Serviços'],
    ['/services/fatca', 'Serviços'],
    ['/services/requests', 'Solicitações'],
    ['/services/extrato-contribuicao', 'Extrato'],
    ['/perfil', undefined],
  ])('say where %s lies', (pathname, label) => {
    expect(pageAround(participantPages(Category.taxpayer), pathname)?.label).toBe(label)
  })
})
