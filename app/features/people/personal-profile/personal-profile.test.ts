import { describe, expect, it } from 'vitest'
import { ownPasswordRequired } from '#contract/identity/passwords.text.ts'
import { addressLines } from './address-lines.ts'
import { checkAccount, checkEmail } from './check-personal-profile.ts'
import { fullPersonalProfile } from './personal-profile.fixtures.ts'
import { consentSince, endedSentence, sessionSentence } from './personal-profile-sentences.ts'

const at = '2026-11-11T15:00:00.000Z'

describe('the profile says', () => {
  it('where a person lives, as on an envelope', () => {
    expect(addressLines(fullPersonalProfile.endereco)).toEqual([
      'Avenida Paulista, 1578, Torre das Américas, apartamento 1204',
      'Bela Vista · São Paulo, SP',
      'CEP 01310-100',
    ])
    const bare = { logradouro: '', numero: '', complemento: '', bairro: '', cidade: '', estado: '' }
    const abroad = { ...bare, residente_exterior: 'S', pais: 'PT', cep: '1100-148' } as const
    expect(
      addressLines({ ...abroad, complemento: 'Rua do Ouro, 10', numeroIdentificacaoFiscal: '501964843' }),
    ).toEqual(['No exterior: Portugal', 'Rua do Ouro, 10', 'Código postal 1100-148'])
    expect([addressLines(null), addressLines(undefined)]).toEqual([[], []])
  })

  it('since when a consent is as it is', () => {
    expect([
      consentSince({ concedido: false, desde: null }),
      consentSince({ concedido: true, desde: at }),
      consentSince({ concedido: false, desde: at }),
    ]).toEqual([
      'Ainda não respondido.',
      'Autorizado em 11/11/2026 às 12:00.',
      'Retirado em 11/11/2026 às 12:00.',
    ])
  })

  it('where a session began, and how many ended', () => {
    expect(sessionSentence({ inicio: at, rede: '203.0.113.*' })).toBe(
      'Desde 11/11/2026 às 12:00 · rede 203.0.113.*',
    )
    expect(sessionSentence({ inicio: at, rede: '' })).toBe('Desde 11/11/2026 às 12:00')
    expect([endedSentence(1), endedSentence(3)]).toEqual(['Sessão encerrada.', '3 sessões encerradas.'])
  })
})

describe('a change of the profile', () => {
  const [own, cpfTitular] = ['529.982.247-25', '529.982.247-25']
  const account = { banco: '341', agencia: '0057', conta: '12345-7', cpfTitular }
  it('is right with the person’s own password beside it', () => {
    expect(checkEmail({ email: 'ana@exemplo.com.br', senha: 'Prev@2026' })).toBeUndefined()
    expect(checkAccount({ ...account, senha: 'Prev@2026' }, own)).toBeUndefined()
  })

  it('is asked for the password, beside whatever else is wrong', () => {
    const senha = ownPasswordRequired
    expect(checkEmail({ email: 'ana@exemplo.com.br', senha: '' })).toEqual({ fields: { senha } })
    expect(checkEmail({ email: 'ana', senha: '' })?.fields).toEqual({ senha, email: expect.any(String) })
    expect(checkAccount({ ...account, agencia: '1', senha: '' }, own)?.fields).toEqual({
      senha,
      agencia: expect.any(String),
    })
    expect(checkAccount({ ...account, senha: 'Prev@2026' }, '111.444.777-35')?.fields).toEqual({
      cpfTitular: expect.stringContaining('no seu CPF'),
    })
  })
})
