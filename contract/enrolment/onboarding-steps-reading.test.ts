import { describe, expect, it } from 'vitest'
import { lineSentence, readingText } from '../readings/reading-text.ts'
import { readOnboardingStep } from './onboarding-steps-reading.ts'

const written = (step: number, kept: unknown) =>
  readingText(readOnboardingStep(step, kept) ?? []).map((line) =>
    lineSentence(line).replaceAll('\u00a0', ' '),
  )

describe('the reading of a step of the first access', () => {
  it('tells what was kept', () => {
    expect(written(2, { ppe: 'N' })).toEqual(['Pessoa exposta politicamente: Não'])
    expect(written(3, { incomeRange: 6 })).toEqual(['Renda por mês: Acima de R$ 20.000'])
    const address = {
      residente_exterior: 'N',
      cep: '01310-100',
      logradouro: 'Avenida Paulista',
      numero: '1000',
      complemento: '',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      estado: 'SP',
      pais: '',
      numeroIdentificacaoFiscal: '',
      comprovante: null,
    }
    expect(written(4, address)).toEqual(
      expect.arrayContaining(['Mora no exterior: Não', 'CEP: 01310-100', 'Cidade: São Paulo']),
    )
    expect(written(6, { percentualBasica: 2.5, percentualSuplementar: 10 })).toEqual([
      'Contribuição básica: 2,5%',
      'Contribuição suplementar: 10%',
    ])
    const debit = { formaPagamento: 5, valorContribuicao: 300, agencia: '0057', conta: '12345-7', banco: 341 }
    expect(written(5, debit)).toEqual([
      'Contribuição por mês: R$ 300,00',
      'Forma de pagamento: Débito em conta',
      'Conta do débito: agência 0057, conta 12345-7',
    ])
    expect(written(7, { versao: 2, respostas: { prazo: 'longo', perda: 'espera' } })).toEqual([
      'Versão do questionário: 2',
      'Perguntas respondidas: 2',
    ])
  })

  it('tells nothing of a skipped step and of the password, and guesses nothing', () => {
    expect(readOnboardingStep(5, {})).toEqual([])
    expect(readOnboardingStep(1, {})).toEqual([])
    expect(readOnboardingStep(3, { incomeRange: 9 })).toBeNull()
    expect(readOnboardingStep(8, { qualquer: 1 })).toBeNull()
  })
})
