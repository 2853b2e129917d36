import { describe, expect, it } from 'vitest'
import { firstFatca, firstPep } from '#contract/declarations/declaration-values.ts'
import type { FatcaData, PepData, ResidenceData } from '#contract/declarations/declarations.ts'
import { firstResidence, residenceToCome } from './declaration-input.ts'

const exposure = {
  relacao: 'parente',
  nome: 'Clara Prado',
  cpf: '52998224725',
  grauParentesco: 'mae',
  cargo: 'Deputada',
  orgao: 'Câmara dos Deputados',
  pais: 'PT',
  inicio: '2022-02-01',
  fim: null,
} as unknown as NonNullable<PepData['exposicao']>

describe('the form of a political exposure', () => {
  it('opens empty for who never declared', () => {
    expect(firstPep(undefined)).toEqual({
      ppe: null,
      relacao: null,
      nome: '',
      cpf: '',
      grauParentesco: null,
      cargo: '',
      orgao: '',
      pais: 'BR',
      inicio: null,
      fim: null,
      emExercicio: false,
      confirmacao: false,
    })
  })

  it('opens with what Helena declared last, to be confirmed anew', () => {
    const last = firstPep({ ppe: 'S', exposicao: exposure })
    expect(last).toEqual({
      ...exposure,
      ppe: 'S',
      cpf: '529.982.247-25',
      emExercicio: true,
      confirmacao: false,
    })
    expect(firstPep({ ppe: 'S', exposicao: { ...exposure, fim: '2025-01-31' } }).emExercicio).toBe(false)
    expect(firstPep({ ppe: 'S', exposicao: { ...exposure, cpf: null } as never }).cpf).toBe('')
    expect(firstPep({ ppe: 'N', exposicao: null })).toMatchObject({ ppe: 'N', nome: '', emExercicio: false })
  })
})

describe('the form of FATCA and CRS', () => {
  it('opens with Brazil for who never declared', () => {
    expect(firstFatca(undefined)).toEqual({
      cidadeNascimento: '',
      paisNascimento: 'BR',
      nacionalidade: 'BR',
      outraNacionalidade: '',
      pessoaEstadosUnidos: null,
      indiciosEstadosUnidos: false,
      explicacaoIndicios: '',
      residenciasFiscais: [{ pais: 'BR', nif: '', motivoSemNif: null, explicacao: '' }],
      confirmacao: false,
    })
  })

  it('opens with what was declared last: both nationalities, every country and the CPF as it is read', () => {
    const last = {
      cidadeNascimento: 'Lisboa',
      paisNascimento: 'PT',
      nacionalidades: ['PT', 'US'],
      pessoaEstadosUnidos: 'S',
      explicacaoIndicios: 'Nasci de passagem.',
      residenciasFiscais: [
        { pais: 'BR', nif: '52998224725', motivoSemNif: null, explicacao: '' },
        { pais: 'PT', nif: '501964843', motivoSemNif: null, explicacao: '' },
      ],
    } as unknown as FatcaData
    expect(firstFatca(last)).toMatchObject({
      cidadeNascimento: 'Lisboa',
      paisNascimento: 'PT',
      nacionalidade: 'PT',
      outraNacionalidade: 'US',
      pessoaEstadosUnidos: 'S',
      indiciosEstadosUnidos: true,
      explicacaoIndicios: 'Nasci de passagem.',
      residenciasFiscais: [{ nif: '529.982.247-25' }, { nif: '501964843' }],
      confirmacao: false,
    })
  })
})

describe('the form of living abroad', () => {
  const residence = { pais: 'PT', codigoPostal: '1100-148', nif: '501964843', complemento: 'Rua Augusta, 1' }
  const proof = {
    comprovante: { id: 'a', tipo: 'application/pdf', bytes: 8 },
    comprovanteEmitidoEm: '2026-10-01',
  }
  const last = { residente_exterior: 'S', residencia: { ...residence, ...proof } } as ResidenceData

  it('opens with where somebody lives, and asks for a new proof', () => {
    expect(firstResidence(last)).toEqual({
      ...residence,
      residente_exterior: 'S',
      comprovante: null,
      comprovanteEmitidoEm: null,
    })
    expect(firstResidence(undefined)).toMatchObject({ residente_exterior: null, pais: '', codigoPostal: '' })
  })

  it('would keep the country and the proof of who lives abroad, and nothing of who does not', () => {
    const values = { ...firstResidence(last), comprovante: 'b', comprovanteEmitidoEm: '2026-11-01' }
    expect(residenceToCome(values)).toEqual({
      residente_exterior: 'S',
      residencia: {
        ...residence,
        comprovante: { id: 'b', tipo: '', bytes: 0 },
        comprovanteEmitidoEm: '2026-11-01',
      },
    })
    expect(residenceToCome({ ...values, comprovante: null })).toMatchObject({
      residencia: { comprovante: null },
    })
    for (const residente_exterior of ['N', null] as const) {
      expect(residenceToCome({ ...values, residente_exterior })).toEqual({
        residente_exterior: 'N',
        residencia: null,
      })
    }
  })
})
