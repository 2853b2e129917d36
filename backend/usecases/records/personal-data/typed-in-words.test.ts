import { expect, it } from 'vitest'
import { lineSentence } from '#contract/readings/reading-text.ts'
import { typedInWords } from './typed-in-words.ts'

it('tells a form that was not sent field by field, in words', () => {
  const typed = {
    modalidade: 'percentual',
    percentualBasica: 6.5,
    residente_exterior: 'N',
    cienteRisco: true,
    mesInicio: null,
    comprovanteEmitidoEm: '2026-11-01',
    dependentes: [{ nome: 'Bia Nunes', cpf: '529.982.247-25' }],
    fontes: ['INSS', 'Outra'],
    comprovante: '0192d1c8-5f0e-7c3a-9b1d-0f6f3f1f2a77',
  }
  expect(typedInWords(typed).map(lineSentence)).toEqual([
    'Modalidade: percentual',
    'Contribuição básica, em %: 6,5',
    'Mora fora do Brasil: Não',
    'Aviso sobre a cobertura de risco lido: Sim',
    'Mês de início: Não informado',
    'Comprovante emitido em: 01/11/2026',
    'Dependentes, 1 · Nome: Bia Nunes',
    'Dependentes, 1 · CPF: ***.982.247-**',
    'Outras fontes pagadoras · 1: INSS',
    'Outras fontes pagadoras · 2: Outra',
  ])
})

it('tells codes of countries, relations and payments in words', () => {
  const typed = {
    confirmacao: true,
    paisNascimento: 'PT',
    relacao: 'estreito-colaborador',
    formaPagamento: 5,
    regime: 'regressivo',
    residenciasFiscais: [{ pais: 'BR', nif: '', motivoSemNif: 'A' }],
  }
  expect(typedInWords(typed).map(lineSentence)).toEqual([
    'Declaração confirmada: Sim',
    'País onde nasceu: Portugal',
    'Relação com a pessoa exposta: Sou estreito colaborador de quem ocupa',
    'Forma de pagamento: Débito em conta',
    'Regime de tributação: Regressivo',
    'Residências fiscais, 1 · País: Brasil',
    'Residências fiscais, 1 · Número fiscal: Não informado',
    'Residências fiscais, 1 · Motivo de não ter o número fiscal: O país não emite número fiscal',
  ])
})
