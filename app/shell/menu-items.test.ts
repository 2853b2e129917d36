import { describe, expect, it } from 'vitest'
import { attendantNavigation, participantNavigation } from '#app/navigation/trees.ts'
import { Category } from '#domain/participants.ts'
import { type Address, menuItems } from './menu-items.ts'

const current = (category: number, pathname: string, search: Address['search'] = {}) =>
  menuItems(participantNavigation(category), { pathname, search })
    .flatMap((item) => item.items ?? [item])
    .filter(({ isCurrent }) => isCurrent)
    .map(({ label }) => label)

describe('the menu', () => {
  it('marks the open page, and what is below it', () => {
    expect(current(Category.taxpayer, '/')).toEqual(['Início'])
    expect(current(Category.taxpayer, '/services')).toEqual(['Serviços'])
    expect(current(Category.taxpayer, '/services/alterar-contribuicao')).toEqual(['Serviços'])
    expect(current(Category.taxpayer, '/servicesx')).toEqual([])
  })

  it('marks the kind of dependants that is open', () => {
    expect(current(Category.assisted, '/dependentes', { tipo: 'previdencial' })).toEqual([
      'Dependentes Previdencial',
    ])
    expect(current(Category.assisted, '/dependentes')).toEqual([])
    expect(current(Category.taxpayer, '/dependentes')).toEqual(['Dependentes'])
  })

  it('marks a page that is still to come', () => {
    expect(current(Category.taxpayer, '/development', { pagina: '/perfil' })).toEqual(['Perfil'])
  })

  it('leads to the two kinds of dependants by their query', () => {
    const group = menuItems(participantNavigation(Category.assisted), { pathname: '/', search: {} }).find(
      ({ items }) => items,
    )
    expect(group?.items?.map(({ href }) => href)).toEqual([
      '/dependentes?tipo=imposto-renda',
      '/dependentes?tipo=previdencial',
    ])
  })

  it('is the back office for attendants', () => {
    const items = menuItems(attendantNavigation(null), { pathname: '/settings/indexadores', search: {} })
    expect(items.map(({ label }) => label)).toEqual([
      'Início',
      'Central de solicitações',
      'Configurações',
      'Chat',
    ])
    expect(items.find((item) => 'isCurrent' in item && item.isCurrent)?.label).toBe('Configurações')
  })

  it('leads attendants to the requests of the plan that they chose', () => {
    const centre = (deskPlan: number | null) =>
      menuItems(attendantNavigation(deskPlan), { pathname: '/request-management', search: {} })[1]
    expect(centre(4)).toMatchObject({ href: '/request-management?idPlano=4', isCurrent: true })
    expect(centre(null)).toMatchObject({ href: '/request-management', isCurrent: true })
  })
})
