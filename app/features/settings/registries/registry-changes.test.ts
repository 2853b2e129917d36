import { describe, expect, it } from 'vitest'
import { changeSentence } from './registry-changes.ts'

const registry = {
  labels: { nome: 'Nome', ordem: 'Posição', fim: 'Último dia', publico: 'Quem vê' },
  words: { publico: (value: unknown) => (value === 'todos' ? 'todos os participantes' : String(value)) },
}

describe('a change of a record', () => {
  it.each([
    [{ campo: 'nome', antes: 'Central', depois: 'Ouvidoria' }, 'Nome: de “Central” para “Ouvidoria”'],
    [{ campo: 'ordem', antes: 1, depois: null }, 'Posição: de 1 para em branco'],
    [{ campo: 'fim', antes: '', depois: '2026-12-15' }, 'Último dia: de em branco para 15/12/2026'],
    [{ campo: 'publico', antes: 'bpd', depois: 'todos' }, 'Quem vê: de bpd para todos os participantes'],
    [{ campo: 'aberto', antes: false, depois: true }, 'aberto: de não para sim'],
    [{ campo: '2026-10', antes: null, depois: 0.33 }, '10/2026: de em branco para 0,33'],
  ])('says what it is called, from what and to what: %j', (change, sentence) => {
    expect(changeSentence(registry, 'alterou', change)).toBe(sentence)
  })

  it('of a new record says what it began with', () => {
    expect(changeSentence(registry, 'criou', { campo: 'nome', antes: null, depois: 'Ouvidoria' })).toBe(
      'Nome: “Ouvidoria”',
    )
  })
})
