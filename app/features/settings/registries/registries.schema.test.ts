import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { registries } from '#contract/settings/registries.ts'
import { inpc } from './registries.fixtures.ts'
import { draftOf, recordOf } from './registries.schema.ts'
import { campaign } from './slides/slides.fixtures.ts'
import { slidesRegistry as slides } from './slides/slides-registry.ts'

const indexers = { schema: registries.indexadores.data, summary: registries.indexadores.summary }

describe('a record of the wire', () => {
  it('is what its registry says', () => {
    expect(recordOf(indexers, inpc)).toEqual(inpc)
    expect(recordOf(slides, campaign)).toEqual(campaign)
  })

  it('is never taken for one of another registry', () => {
    expect(() => recordOf(indexers, campaign)).toThrow(v.ValiError)
    expect(() => recordOf(slides, inpc)).toThrow(v.ValiError)
  })
})

describe('a draft', () => {
  it('is put back only into the form that it was kept from', () => {
    const isDraft = draftOf(slides.blank)
    expect(isDraft({ dados: { ...slides.blank, titulo: 'Cam', fim: '2026-12-15' } })).toBe(true)
    expect(isDraft({ dados: { titulo: 'Cam' } })).toBe(false)
    expect(isDraft({ dados: inpc.dados })).toBe(false)
    expect(isDraft(null)).toBe(false)
  })
})
