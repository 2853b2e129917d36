import { describe, expect, it } from 'vitest'
import { fieldErrors } from '#app/forms/field-errors.ts'
import type { FatcaData, PepData, ResidenceData } from '#contract/declarations/declarations.ts'
import { checkFatcaValues, fatcaDataOf } from '#contract/declarations/fatca-check.ts'
import { checkResidenceValues } from '#contract/declarations/residence-check.ts'
import { reaisText } from '#contract/value-text.ts'
import { stateSentence, summaries } from './declaration-sentences.ts'
import { inPortugal, noResidence } from './declarations.fixtures.ts'
import { residenceColumns, residenceSentence, residenceTaxLines } from './residence-tax-sentences.ts'

describe('what a declaration says', () => {
  it('says until when it is good, and what to do', () => {
    expect(stateSentence({ codigo: 'vencida', validaAte: '2026-01-31' })).toContain('até 31/01/2026')
    expect(stateSentence({ codigo: 'valida', validaAte: null })).toContain('30 dias')
  })
})

describe('a declaration in a word or two', () => {
  it('names the post of who is exposed, every country of who pays tax abroad, and where somebody lives', () => {
    const post = { cargo: 'Deputada' } as NonNullable<PepData['exposicao']>
    expect(summaries.pep({ exposicao: post })).toBe('Exposta: Deputada')
    expect(summaries.pep({ exposicao: null })).toBe('Não exposta')
    const countries = [{ pais: 'US' }, { pais: 'PT' }] as FatcaData['residenciasFiscais']
    expect(summaries.fatca({ residenciasFiscais: countries })).toBe('Estados Unidos, Portugal')
    const abroad = { pais: 'PT' } as NonNullable<ResidenceData['residencia']>
    expect(summaries.residence({ residencia: abroad })).toBe('Mora em: Portugal')
    expect(summaries.residence({ residencia: null })).toBe('Mora no Brasil')
  })
})

describe('the tax of where somebody lives', () => {
  it('is told for Brazil today and for abroad after a declaration', () => {
    const { tributacao } = noResidence
    expect(residenceSentence(tributacao)).toMatch(/^Você mora no Brasil\./)
    expect(residenceColumns(tributacao)).toEqual({ today: 'Hoje, no Brasil', after: 'Se morar fora' })
    expect(residenceTaxLines(tributacao)).toEqual([
      {
        id: 'benefits',
        term: 'Benefícios mensais',
        today: 'Tabela progressiva',
        after: 'Tabela progressiva',
      },
      {
        id: 'redemptions',
        term: 'Resgates',
        today: '15%, acertados na declaração anual',
        after: '25%, definitivos',
      },
      {
        id: 'newest',
        term: 'Imposto do contracheque de 10/2026',
        today: reaisText(1191.63),
        after: reaisText(1191.63),
      },
    ])
  })

  it('is the one abroad since the declared day, and what the way back would mean', () => {
    const { tributacao } = inPortugal
    expect(residenceSentence(tributacao)).toBe(
      'Você mora fora do Brasil (Portugal), e o imposto é este desde 20/11/2026.',
    )
    expect(residenceColumns(tributacao)).toEqual({ today: 'Hoje, fora do Brasil', after: 'Se voltar' })
    const [, redemptions] = residenceTaxLines(tributacao)
    expect(redemptions).toMatchObject({
      today: '25%, definitivos',
      after: '15%, acertados na declaração anual',
    })
  })

  it('is the same anywhere in the regressive regime, and a published rate is told', () => {
    const regressive = residenceTaxLines({
      ...noResidence.tributacao,
      regime: 'regressivo',
      resgate: { noBrasil: null, noExterior: null },
      ultimoPagamento: null,
    })
    expect(regressive.map(({ today, after }) => [today, after])).toEqual([
      ['Tabela regressiva', 'Tabela regressiva'],
      ['Tabela regressiva', 'Tabela regressiva'],
    ])
    const [benefits] = residenceTaxLines({ ...noResidence.tributacao, beneficioNoExterior: 25 })
    expect(benefits?.after).toBe('25% de todo o valor')
  })
})

describe('messages under fields', () => {
  const residence = { pais: 'US', nif: '1', motivoSemNif: null, explicacao: '' } as const
  const values = {
    cidadeNascimento: 'Recife',
    paisNascimento: 'BR',
    nacionalidade: 'BR',
    outraNacionalidade: 'BR',
    pessoaEstadosUnidos: 'N',
    indiciosEstadosUnidos: false,
    explicacaoIndicios: 'não vale mais',
    residenciasFiscais: [residence],
    confirmacao: true,
  } as const

  it('stand at the tax residence that they are about', () => {
    const wrong = { ...values, residenciasFiscais: [residence] }
    expect(fieldErrors(checkFatcaValues(wrong))).toEqual({
      fields: { 'residenciasFiscais[0].nif': 'Nos Estados Unidos o número (SSN) tem 9 dígitos.' },
    })
    expect(fatcaDataOf(wrong)).toMatchObject({ nacionalidades: ['BR'], explicacaoIndicios: null })
  })

  it('forget why another country gave no number once it is Brazil', () => {
    const own = { pais: 'BR', nif: '529.982.247-25', motivoSemNif: 'B', explicacao: '' } as const
    const outcome = checkFatcaValues({ ...values, residenciasFiscais: [own] })
    expect(outcome).toMatchObject({ ok: true, result: { residenciasFiscais: [{ motivoSemNif: null }] } })
  })

  it('ask for a proof of residence abroad, in the words of the product', () => {
    const abroad = {
      residente_exterior: 'S',
      pais: 'PT',
      codigoPostal: '',
      nif: '',
      complemento: '',
      comprovante: null,
      comprovanteEmitidoEm: '2026-11-01',
    } as const
    expect(fieldErrors(checkResidenceValues(abroad, { proofMaximumDays: 90 }, '2026-11-21'))).toEqual({
      fields: {
        codigoPostal: 'O código postal é obrigatório',
        nif: 'O número de identificação fiscal é obrigatório',
        comprovante: 'Envie o comprovante de residência.',
      },
    })
  })
})
