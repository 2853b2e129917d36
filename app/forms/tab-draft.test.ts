import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStore } from './memory-store.fixtures.ts'
import { tabDraft } from './tab-draft.ts'
import { forgetDrafts } from './tab-store.ts'

type Values = { nome: string }

const isSame = (held: unknown): held is Values => typeof held === 'object' && held !== null && 'nome' in held
const open = (version: number) => tabDraft('nome:1').read(version, isSame)?.values.nome ?? null

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', memoryStore())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('comes back over the version that it was typed over, and over no later one', () => {
  tabDraft('nome:1').hold({ nome: 'Ana' }, 3)
  expect(open(3)).toBe('Ana')
  expect(open(4)).toBeNull()
})

it('does not come back over an earlier version that somebody began anew', () => {
  tabDraft('nome:1').hold({ nome: 'Ana' }, 3)
  expect(open(1)).toBeNull()
})

it('comes back on a page that was drawn before it was saved, however many savings came after', () => {
  const draft = tabDraft('nome:1')
  draft.holdSaved({ nome: 'Ana' }, 1, true)
  expect(open(0)).toBe('Ana')
  draft.hold({ nome: 'Ana Lima' }, 1)
  expect(open(0)).toBe('Ana Lima')
  draft.holdSaved({ nome: 'Ana Lima' }, 2, true)
  expect(open(0)).toBe('Ana Lima')
  expect(open(2)).toBeNull()
  vi.advanceTimersByTime(10_000)
  expect(open(0)).toBeNull()
})

it('comes back where it was typed after the last saving', () => {
  tabDraft('nome:1').holdSaved({ nome: 'Ana Lima' }, 1, false)
  vi.advanceTimersByTime(60_000)
  expect(open(1)).toBe('Ana Lima')
})

it('is nothing for another form, once it is forgotten, and where something else is kept', () => {
  const draft = tabDraft('nome:1')
  draft.hold({ telefone: '11' }, 0)
  expect(open(0)).toBeNull()
  draft.hold({ nome: 'Ana' }, 0)
  expect(tabDraft('nome:2').read(0, isSame)).toBeNull()
  draft.forget()
  expect(open(0)).toBeNull()
  draft.hold({ nome: 'Ana' }, 0)
  forgetDrafts()
  expect(open(0)).toBeNull()
  sessionStorage.setItem('rascunho:nome:1', '{"nome":"Ana"}')
  expect(open(0)).toBeNull()
})

it('says where the tab holds nothing', () => {
  expect(tabDraft('nome:1').hold({ nome: 'Ana' }, 0)).toBe(true)
  vi.stubGlobal('sessionStorage', undefined)
  expect(tabDraft('nome:1').hold({ nome: 'Ana' }, 0)).toBe(false)
  expect(open(0)).toBeNull()
})
