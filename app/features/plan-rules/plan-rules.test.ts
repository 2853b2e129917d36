import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { ask } from '#app/session/ask.ts'
import type { RulePage } from './define-rule-page.ts'
import { termsChangingLater, termsEdition, termsWithDraft } from './plan-rules.fixtures.ts'
import { ruleErrors } from './plan-rules.schema.ts'
import { loadRuleSetting } from './rule-setting.ts'
import { inForceOf, valuesOf } from './rule-values.ts'
import { chosenPage, planOf } from './shown-rule.ts'

const page = (id: string, scope: 'plan' | 'everybody') => ({ rule: { id, scope } }) as unknown as RulePage
const pages = [page('contribution-terms', 'plan'), page('request-life', 'everybody')] as const
const address = (regra = '', idPlano?: number) => ({ regra, idPlano })
const plans = [{ id: 4 }, { id: 7 }]

describe('the rule that is shown', () => {
  it('is the one of the address, else the first; a setting without rules shows none', () => {
    expect(chosenPage(pages, address('request-life'))).toBe(pages[1])
    expect(chosenPage(pages, address())).toBe(pages[0])
    expect(chosenPage(pages, address('unknown'))).toBe(pages[0])
    expect(chosenPage([], address())).toBeUndefined()
  })

  it('is of the plan of the address, else of the first; a rule for everybody is of none', () => {
    expect(planOf(pages[0], address('', 7), plans)).toBe(7)
    expect(planOf(pages[0], address(), plans)).toBe(4)
    expect(planOf(pages[0], address(), [])).toBeUndefined()
    expect(planOf(pages[1], address('', 7), plans)).toBeNull()
  })
})

describe('what the page of a setting reads', () => {
  async function readFor(search: ReturnType<typeof address>, of: readonly RulePage[] = pages) {
    const queryClient = new QueryClient()
    queryClient.setQueryData(ask('retornarPlanos').queryKey, plans as never)
    const ensured = vi.spyOn(queryClient, 'ensureQueryData')
    const prefetched = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue(undefined)
    ensured.mockImplementation(async ({ queryKey }) =>
      queryKey[0] === 'retornarPlanos' ? plans : termsEdition,
    )
    await loadRuleSetting(queryClient, { title: '', lead: '', pages: of }, search)
    const keys = (calls: unknown[][]) => calls.map(([options]) => (options as { queryKey: unknown }).queryKey)
    return { ensured: keys(ensured.mock.calls), prefetched: keys(prefetched.mock.calls) }
  }

  it('is the rule of the plan that the address names, at once', async () => {
    const edition = ['plan-rules', 'edition', 'contribution-terms', 7]
    expect(await readFor(address('', 7))).toEqual({
      ensured: [['retornarPlanos'], ['retornarPermissoes'], edition],
      prefetched: [['retornarPermissoes'], edition],
    })
  })

  it('is the rule of the first plan, once it is known which that is', async () => {
    expect(await readFor(address())).toEqual({
      ensured: [
        ['retornarPlanos'],
        ['retornarPermissoes'],
        ['plan-rules', 'edition', 'contribution-terms', 4],
      ],
      prefetched: [['retornarPermissoes']],
    })
  })

  it('is nothing where a setting has no rules', async () => {
    expect(await readFor(address(), [])).toEqual({ ensured: [], prefetched: [] })
  })
})

describe('the form of a rule', () => {
  it('opens with what holds today, from a day that is still to be chosen', () => {
    for (const edition of [termsEdition, termsChangingLater]) {
      expect(inForceOf(edition)?.versao).toBe(2)
      expect(valuesOf(edition)).toEqual({
        regras: termsEdition.historico[0]?.regras,
        aPartirDe: null,
        fonte: '',
        nota: '',
      })
    }
    expect(valuesOf({ ...termsEdition, historico: [] }).regras).toEqual({})
  })

  it('opens with the draft where there is one', () => {
    expect(valuesOf(termsWithDraft)).toMatchObject({
      regras: { basicMax: 7 },
      aPartirDe: '2027-01-01',
      fonte: 'Ata 91 do Conselho Deliberativo',
    })
  })

  it('says the first thing that is wrong under each part, and nothing where all is right', () => {
    const schema = v.object({
      dueDay: v.pipe(v.number(), v.minValue(1, 'O primeiro dia é 1.'), v.maxValue(0, 'Nunca.')),
    }) as never
    const values = { aPartirDe: null, fonte: '', nota: '' }
    expect(ruleErrors({ schema }, { ...values, regras: { dueDay: 0.5 } })).toEqual({
      fields: { 'regras.dueDay': 'O primeiro dia é 1.' },
    })
    const loose = v.object({ dueDay: v.number() }) as never
    expect(ruleErrors({ schema: loose }, { ...values, regras: { dueDay: 10 } })).toBeUndefined()
  })
})
