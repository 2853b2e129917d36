import { describe, expect, it } from 'vitest'
import { reachSentence } from './announcement-sentences.ts'
import { checkAnnouncement, formOf, noAnnouncement } from './announcement-values.ts'

const whole = {
  ...noAnnouncement,
  destino: 'plano',
  idPlano: 1,
  titulo: 'Aviso',
  texto: 'Um aviso.',
} as const

describe('a notification to many people', () => {
  it('lacks what was not chosen or written', () => {
    expect(Object.keys(checkAnnouncement(noAnnouncement)?.fields ?? {})).toEqual([
      'destino',
      'titulo',
      'texto',
    ])
    expect(checkAnnouncement(whole)).toBeUndefined()
    expect(checkAnnouncement({ ...whole, destino: 'pessoa' })?.fields).toHaveProperty('idPessoa')
    expect(checkAnnouncement({ ...whole, destino: 'categoria' })?.fields).toHaveProperty('idCategoria')
    const later = checkAnnouncement({ ...whole, quando: 'depois' })?.fields
    expect(Object.keys(later ?? {})).toEqual(['dia', 'hora'])
  })

  it('sends nothing that belongs to another choice, and the hour of São Paulo', () => {
    const category = { ...whole, destino: 'categoria', idPessoa: 7, idPlano: 0, idCategoria: 2 } as const
    expect(formOf(category, 'k')).toMatchObject({
      idPessoa: null,
      idPlano: null,
      idCategoria: 2,
      enviarEm: null,
    })
    const later = { ...whole, quando: 'depois', dia: '2026-11-30', hora: '08:30' } as const
    expect(formOf(later, 'k').enviarEm).toBe('2026-11-30T11:30:00.000Z')
  })

  it.each([
    [1, 1, '1 pessoa recebe no portal e também por e-mail.'],
    [34, 30, '34 pessoas recebem no portal, 30 delas também por e-mail.'],
    [2, 0, '2 pessoas recebem no portal, sem e-mail.'],
    [100_000, 100_000, '100.000 pessoas recebem no portal e também por e-mail.'],
  ])('says of %i people and %i e-mails: %s', (pessoas, porEmail, sentence) => {
    expect(reachSentence({ pessoas, porEmail, nome: null })).toBe(sentence)
  })

  it('names the one person that it is for', () => {
    expect(reachSentence({ pessoas: 1, porEmail: 0, nome: 'Carlos Eduardo Nunes' })).toBe(
      'Carlos Eduardo Nunes recebe no portal, sem e-mail.',
    )
    expect(reachSentence({ pessoas: 0, porEmail: 0, nome: null })).toBe(
      '0 pessoas recebem no portal, sem e-mail.',
    )
  })
})
