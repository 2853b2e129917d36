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
    'Percentual basica: 6,5',
    'Residente exterior: Não',
    'Ciente risco: Sim',
    'Mes inicio: Não informado',
    'Comprovante emitido em: 01/11/2026',
    'Dependentes, 1 · Nome: Bia Nunes',
    'Dependentes, 1 · Cpf: ***.982.247-**',
    'Fontes · 1: INSS',
    'Fontes · 2: Outra',
  ])
})
