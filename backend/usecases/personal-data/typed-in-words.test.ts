import { expect, it } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { lineSentence } from '#contract/readings/reading-text.ts'
import { typedFieldName } from '#contract/typed-fields.text.ts'
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
    pais: 'PT',
    grauParentesco: 2,
    // A field of a form of earlier days.
    confirmouLeitura: true,
    fontes: ['INSS', 'Outra'],
    comprovante: '0192d1c8-5f0e-7c3a-9b1d-0f6f3f1f2a77',
  }
  expect(typedInWords(typed).map(lineSentence)).toEqual([
    'Forma da contribuição: Percentual do salário',
    'Contribuição básica (%): 6,5',
    'Mora fora do Brasil: Não',
    'Ciente do aviso sobre a cobertura de risco: Sim',
    'Mês de início: Não informado',
    'Comprovante emitido em: 01/11/2026',
    'Dependentes, 1 · Nome: Bia Nunes',
    'Dependentes, 1 · CPF: ***.982.247-**',
    'País: Portugal',
    'Grau de parentesco: 2º grau: avós, netos, irmãos, cunhados',
    'Confirmou leitura: Sim',
    'Fontes pagadoras · 1: INSS',
    'Fontes pagadoras · 2: Outra',
  ])
})

const FILING: readonly CallName[] = [
  'alterarContribuicao',
  'suspenderContribuicao',
  'solicitarIsencao65',
  'declararPep',
  'declararFatca',
  'declararResidencia',
  'alterarPerfilInvestimentos',
  'gerarContribuicao',
  'convidarParticipante',
]

/** What belongs to the sending, and was typed by nobody. */
const OF_THE_SENDING = new Set(['idPessoa', 'idPlano', 'idVinculo', 'chaveEnvio', 'idRequisicao'])

it.each(FILING)('%s has no field without a name', (name) => {
  const unnamed = [...fieldsOf((calls[name] as CallDefinition).body)].filter(
    (field) => !OF_THE_SENDING.has(field) && typedFieldName(field) === null,
  )
  expect(unnamed).toEqual([])
})

type Schema = {
  entries?: Readonly<Record<string, unknown>>
  wrapped?: unknown
  item?: unknown
  options?: unknown
  pipe?: unknown
}

/** Every field of a schema, however deep. */
function fieldsOf(schema: unknown): Set<string> {
  if (typeof schema !== 'object' || schema === null) return new Set()
  const { entries = {}, wrapped, item, options, pipe } = schema as Schema
  const inner = [wrapped, item, ...listOf(options), ...listOf(pipe), ...Object.values(entries)]
  return new Set([...Object.keys(entries), ...inner.flatMap((one) => [...fieldsOf(one)])])
}

const listOf = (held: unknown): readonly unknown[] => (Array.isArray(held) ? held : [])
