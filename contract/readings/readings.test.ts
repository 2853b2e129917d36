import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRequestData, requestDataSchema } from '../all-readings.ts'
import { countryCodes } from '../country-names.ts'
import { requestKindSlugs } from '../requests/request-kinds.ts'
import { ANY_CPF, codesOf, dataOf } from './data-of-schema.fixtures.ts'
import { bankAccount, cpf, date, list, money, month, months, percent, text, yesNo } from './reading-line.ts'
import { lineName, lineSentence, lineText, readingText } from './reading-text.ts'

const plain = (words: string) => words.replaceAll('\u00a0', ' ')

describe('the reading of a kind', () => {
  it.each(requestKindSlugs)('%s tells any data of its shape in words, each thing once', (kind) => {
    fc.assert(
      fc.property(dataOf(requestDataSchema(kind)), (data) => {
        const lines = readRequestData(kind, data)
        if (!lines) throw new Error(`data of its own shape is not read: ${JSON.stringify(data)}`)
        for (const line of readingText(lines)) {
          for (const words of [line.label, line.after, line.before ?? 'nada', line.under ?? 'nada']) {
            expect(words.trim()).not.toBe('')
            // Neither code nor key: no braces, no camelCase, nothing that JavaScript writes for what it does not have.
            expect(words).not.toMatch(/[{}[\]"]|[a-z][A-Z]|_|undefined|null|NaN|Invalid/)
          }
          expect(line.label.charAt(0)).toBe(line.label.charAt(0).toLocaleUpperCase('pt-BR'))
        }
      }),
      { numRuns: 60 },
    )
  })

  it.each(requestKindSlugs)('%s tells no code of its own and no code of a country', (kind) => {
    const schema = requestDataSchema(kind)
    const codes = new Set([...codesOf(schema), ...countryCodes])
    fc.assert(
      fc.property(dataOf(schema), (data) => {
        const lines = readingText(readRequestData(kind, data) ?? [])
        const told = lines.flatMap(({ label, before, after, under }) => [
          label,
          before ?? '',
          after,
          under ?? '',
        ])
        const words = told.flatMap((text) => text.split(/; |, | · |: /))
        expect(words.filter((word) => codes.has(word))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it.each(['pep', 'fatca', 'recadastramento'] as const)('%s never shows a whole CPF', (kind) => {
    fc.assert(
      fc.property(dataOf(requestDataSchema(kind)), (data) => {
        const written = readingText(readRequestData(kind, data) ?? [])
          .map(lineSentence)
          .join(' ')
        expect(written.replaceAll(/\D/g, '')).not.toContain(ANY_CPF)
      }),
      { numRuns: 60 },
    )
  })

  it('is null for data of another shape: nothing is guessed', () => {
    for (const kind of requestKindSlugs.filter((slug) => slug !== 'alteracao-email-atendimento'))
      expect(readRequestData(kind, { valor: 1 }), kind).toBeNull()
    expect(readRequestData('pep', null)).toBeNull()
  })

  it('names each line once where the data repeats nothing', () => {
    const data = {
      modalidade: 'percentual',
      salario: 10_000,
      percentualBasica: 6,
      percentualSuplementar: 5,
      valores: { basica: 201.58, suplementar: 541.65, patrocinadora: 201.58, total: 944.81 },
      anterior: {
        percentualBasica: 4,
        percentualSuplementar: 0,
        valores: { basica: 134.39, suplementar: 0, patrocinadora: 134.39, total: 268.78 },
      },
      mesEfeito: '2027-01',
    }
    const lines = readingText(readRequestData('alterar-contribuicao', data) ?? [])
    expect(lines.map((line) => plain(lineSentence(line)))).toEqual([
      'Percentual básico: 4% → 6%',
      'Percentual suplementar: 0% → 5%',
      'Valores por mês · Contribuição básica: R$ 134,39 → R$ 201,58',
      'Valores por mês · Contribuição suplementar: R$ 0,00 → R$ 541,65',
      'Valores por mês · Parte da patrocinadora: R$ 134,39 → R$ 201,58',
      'Valores por mês · Total por mês: R$ 268,78 → R$ 944,81',
      'Calculada sobre o salário de: R$ 10.000,00',
      'Vale a partir de: janeiro de 2027',
    ])
    expect(new Set(lines.map(lineName)).size).toBe(lines.length)
  })

  it('tells a re-registration group by group, with what changed', () => {
    const contacts = { email: 'a@exemplo.com.br', celular: '(11) 91234-5678', telefone: '' }
    const data = {
      campanha: 'Recadastramento',
      atendente: 'Karina Prado',
      grupos: [
        {
          grupo: 'contatos',
          resposta: 'mudou',
          anterior: contacts,
          atual: { ...contacts, telefone: '(11) 3123-4567' },
        },
        {
          grupo: 'dependentes',
          resposta: 'mudou',
          anterior: { dependentes: [] },
          atual: {
            dependentes: [
              {
                id: '',
                name: 'Lia',
                cpf: ANY_CPF,
                birthdate: '2015-03-02',
                kindship: 'filho',
                finality: 2,
                idPlano: 1,
                average: 50,
                estudante: 'N',
                incapaz: 'N',
              },
            ],
          },
        },
        { grupo: 'pessoal', resposta: 'certo', anterior: null, atual: {} },
      ],
      arquivos: [{ id: 'x', comprovante: 'selfie', tipo: 'image/png', bytes: 9 }],
      declaracao: 'Declaro.',
    }
    const lines = readingText(readRequestData('recadastramento', data) ?? [])
    expect(lines.map(lineSentence)).toEqual([
      'Campanha: Recadastramento',
      'Feito em atendimento, com: Karina Prado',
      'Contatos · Resposta: Alterado',
      'Contatos · Telefone fixo: Não informado → (11) 3123-4567',
      'Dependentes · Resposta: Alterado',
      'Dependentes · Dependentes: Não informado → Lia, Filho(a), para plano, 50%, 02/03/2015, CPF ***.982.247-**',
      'Dados pessoais · Resposta: Confirmado',
      'Arquivos enviados: Sua foto de hoje',
      'O que declaro: Declaro.',
    ])
  })
})

describe('a line in words', () => {
  it.each([
    [money('x', 1234.5), 'R$ 1.234,50'],
    [percent('x', 27.5), '27,5%'],
    [date('x', '2026-12-10'), '10/12/2026'],
    [month('x', '2026-12'), 'dezembro de 2026'],
    [months('x', 1), '1 mês'],
    [months('x', 6), '6 meses'],
    [yesNo('x', 'S'), 'Sim'],
    [yesNo('x', false), 'Não'],
    [cpf('x', '529.982.247-25'), '***.982.247-**'],
    [list('x', ['Boletim', 'RG']), 'Boletim; RG'],
    [list('x', []), 'Não informado'],
    [text('x', ' '), 'Não informado'],
    [money('x', null), 'Não informado'],
    [
      bankAccount('x', { bank: '341', agency: '0057', account: '12345-6' }),
      'Itaú, agência 0057, conta 12345-6',
    ],
    [bankAccount('x', { bank: null, agency: '0057', account: '12345-6' }), 'agência 0057, conta 12345-6'],
  ])('%#: is written in one way', (line, words) => expect(plain(lineText(line).after)).toBe(words))

  it('says what it was, and whether that changes', () => {
    expect(lineText(percent('x', 6, 4))).toMatchObject({ before: '4%', after: '6%', changes: true })
    expect(lineText(percent('x', 6, 6))).toMatchObject({ before: '6%', changes: false })
    expect(lineText(percent('x', 6))).toMatchObject({ before: null, changes: false })
    expect(lineText(percent('x', 6, null))).toMatchObject({ before: 'Não informado', changes: true })
  })
})
