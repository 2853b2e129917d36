import { matchItems } from '@portal/design-system/CommandPalette'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Category } from '#domain/participants.ts'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { attendantGroups, personIdOf } from './attendant-groups.ts'
import { carlos, olivia } from './command-palette.fixtures.ts'
import { commandPaletteText } from './command-palette.text.ts'
import { attendantPages, participantPages } from './page-items.ts'
import { hereOf } from './palette-item.ts'
import { participantChoices } from './participant-groups.ts'
import { newestFirst, recentChoices, rememberChoice } from './recent-choices.ts'
import { recentPeopleQuery, rememberPerson } from './recent-people.ts'
import { serviceItems } from './service-items.ts'

const { actions: text } = commandPaletteText
const everything = serviceSlugs.map((slug) => ({ slug }))
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)
const actions = [
  { id: 'acao:plano', title: 'Trocar de plano', keywords: text.planWords, run: vi.fn<() => void>() },
  { id: 'acao:sair', title: text.signOut, keywords: text.signOutWords, run: vi.fn<() => void>() },
]
const choices = (given: Partial<Parameters<typeof participantChoices>[0]> = {}) =>
  participantChoices({
    features: everything,
    category: Category.taxpayer,
    here: { path: '/' },
    recent: [],
    ...given,
  })

describe('services in the palette', () => {
  it('are what the plan offers and nothing else, by name', () => {
    const offered = [
      { slug: 'requests' },
      { slug: 'pep' },
      { slug: 'alterar-contribuicao' },
      { slug: 'other' },
    ]
    expect(titles(serviceItems({ features: offered, category: Category.taxpayer }))).toEqual([
      'Acompanhar solicitações',
      'Alterar contribuição',
      'Pessoa exposta politicamente',
    ])
    const all = titles(serviceItems({ features: everything, category: Category.taxpayer }))
    expect(all).toEqual(all.toSorted((one, other) => one.localeCompare(other, 'pt-BR')))
    expect(all).toHaveLength(serviceSlugs.length)
  })

  it('has the two kinds of dependants for the assisted, and one page for everyone else', () => {
    const dependents = (category: number) =>
      serviceItems({ features: [{ slug: 'dependentes' }], category }).map(({ title, path, search }) => [
        title,
        path,
        search?.tipo,
      ])
    expect(dependents(Category.assisted)).toEqual([
      ['Dependentes de IR', '/dependentes', 'imposto-renda'],
      ['Dependentes Previdencial', '/dependentes', 'previdencial'],
    ])
    expect(dependents(Category.taxpayer)).toEqual([['Dependentes', '/dependentes', undefined]])
    expect(serviceItems({ features: [], category: Category.assisted })).toEqual([])
  })

  it.each([
    ['alterar contribuicao', 'Alterar contribuição'],
    ['BOLETO', 'Gerar contribuição'],
    ['aposentar', 'Solicitar benefício'],
    ['saque', 'Saque à vista'],
  ])('are found by %j: first %s', (query, first) => {
    expect(matchItems(choices().groups, query)[0]?.items[0]?.title).toBe(first)
  })

  it.each([
    ['telefone', 'Perfil'],
    ['banco', 'Perfil'],
    ['conta', 'Perfil'],
    ['sair', 'Sair do portal'],
    ['matrícula', 'Trocar de plano'],
    ['parar', 'Suspender benefício'],
  ])('and whatever else people type: %j finds %s', (query, title) => {
    const { groups } = choices({ actions })
    expect(matchItems(groups, query).flatMap(({ items }) => titles(items))).toContain(title)
  })

  it('have an answer to “boleto” in every plan: where nothing is paid by slip, the statement', () => {
    const withoutSlips = everything.filter(({ slug }) => slug !== 'gerar-contribuicao')
    const found = (features: typeof everything) =>
      matchItems(choices({ features }).groups, 'boleto').flatMap(({ items }) => titles(items))
    expect(found(withoutSlips)).toEqual(['Extrato de contribuições'])
    expect(found(everything)).toEqual(['Gerar contribuição'])
  })

  it('grey out the page that is open, whatever its other query values', () => {
    const { find } = choices({ here: hereOf('/services/requests', { page: 2, idStatus: 1 }) })
    expect(find('requests')).toMatchObject({ isDisabled: true, hint: 'Você está aqui' })
    expect(find('pep')?.isDisabled).toBeUndefined()
    const other = choices({
      category: Category.assisted,
      here: hereOf('/dependentes', { tipo: 'previdencial' }),
    })
    expect(other.find('dependentes:previdencial')?.isDisabled).toBe(true)
    expect(other.find('dependentes:imposto-renda')?.isDisabled).toBeUndefined()
  })

  it('know the page that "em construção" stands for', () => {
    expect(hereOf('/development', { pagina: '/perfil' })).toEqual({ path: '/perfil' })
    expect(hereOf('/services/', {}).path).toBe('/services')
  })

  it('come after the recent ones, of which only what is still offered is shown', () => {
    const { groups } = choices({ features: [{ slug: 'pep' }], recent: ['pep', 'resgate', 'pagina:/perfil'] })
    expect(groups[0]).toMatchObject({ id: 'recentes', isForStart: true })
    expect(titles(groups[0]?.items ?? [])).toEqual(['Pessoa exposta politicamente', 'Perfil'])
  })
})

describe('recent choices', () => {
  const stored = new Map<string, string>()
  beforeEach(() =>
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    }),
  )
  afterEach(() => {
    stored.clear()
    vi.unstubAllGlobals()
  })

  it('are kept for each person, newest first, five at most, and hold ids only', () => {
    for (const id of ['pep', 'fatca', 'resgate', 'bpd', 'atas', 'requests', 'pep']) rememberChoice(7, id)
    expect(recentChoices(7)).toEqual(['pep', 'requests', 'atas', 'bpd', 'resgate'])
    expect(recentChoices(8)).toEqual([])
    expect([...stored]).toEqual([['paleta:7', '["pep","requests","atas","bpd","resgate"]']])
  })

  it.each(['', '{', '"pep"', '[1,null,{"a":1}]', '["<script>"]'])('reads %j as none', (text) => {
    stored.set('paleta:7', text)
    expect(recentChoices(7)).toEqual([])
  })

  it('live without a store', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(recentChoices(7)).toEqual([])
    expect(() => rememberChoice(7, 'pep')).not.toThrow()
  })

  it('put one first that was there already', () => {
    expect(newestFirst(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  })
})

describe('the palette of an attendant', () => {
  const groups = (query: string, found = [carlos], recent = [olivia]) =>
    attendantGroups({ query, found, recent, here: { path: '/settings' } })

  it('has recent people, who was found, and the pages that fit', () => {
    expect(groups('config').map(({ id, items }) => [id, titles(items)])).toEqual([
      ['recentes', ['Olívia Freitas']],
      ['pessoas', ['Carlos Eduardo Nunes']],
      ['paginas', ['Configurações']],
    ])
    expect(groups('carlos').map(({ id }) => id)).toEqual(['recentes', 'pessoas'])
    expect(groups('carlos').map(({ isForStart = false }) => isForStart)).toEqual([true, false])
  })

  it('shows number, masked CPF, e-mail and status beside each name, as far as they are known', () => {
    expect(groups('carlos', [carlos, olivia])[1]?.items.map(({ hint }) => hint)).toEqual([
      'Nº 2 · ***.444.777-** · carlos.nunes@exemplo.com.br · Em andamento',
      'Nº 9 · ***.230.001-**',
    ])
  })

  it('remembers whom the attendant chose, newest first and each once', () => {
    const queryClient = new QueryClient()
    for (const person of [carlos, olivia, { ...carlos }]) rememberPerson(queryClient, person)
    expect(queryClient.getQueryData(recentPeopleQuery.queryKey)).toEqual([carlos, olivia])
  })

  it('knows a person from a page', () => {
    expect(groups('')[1]?.items.map(({ id }) => personIdOf(id))).toEqual([carlos.id])
    expect(personIdOf('pagina:/settings')).toBeNull()
  })

  it('and that of a participant name each page once: what is a service too is found among the services', () => {
    expect(participantPages().map(({ path }) => path)).not.toContain('/dependentes')
    for (const pages of [participantPages(), attendantPages()]) {
      const paths = pages.map(({ path }) => path)
      expect(paths).toEqual([...new Set(paths)])
      expect(paths).toEqual(expect.arrayContaining(['/notification-management', '/alterar-senha']))
    }
    expect(participantPages().map(({ path }) => path)).toContain('/services')
  })

  it('greys out the page that is open', () => {
    expect(groups('config')[2]?.items[0]).toMatchObject({ isDisabled: true })
  })
})
