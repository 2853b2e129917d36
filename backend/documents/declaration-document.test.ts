import { expect, it } from 'vitest'
import { unreadableRequest } from '#contract/readings/reading-text.ts'
import { declarationDocument } from './declaration-document.ts'

const facts = {
  kind: 'pep',
  entity: 'Entidade',
  person: { name: 'Ana', cpf: '52998224725' },
  plan: 'HPE',
  enrolment: '1',
  protocolo: '2026.0000001',
  declaradaEm: '2026-11-11T15:00:00Z',
  validaAte: null,
  codigo: 'a'.repeat(64),
  planColor: '#123456',
  now: new Date('2026-11-11T15:00:00Z'),
} as const

it('says of a declaration that cannot be read that it cannot, and of an empty one that there is nothing else', () => {
  const paragraphs = (lines: [] | null) =>
    declarationDocument({ ...facts, lines }).blocks.flatMap((block) =>
      block.kind === 'paragraph' ? block.text : [],
    )
  expect(paragraphs(null)).toContain(unreadableRequest)
  expect(paragraphs([])).toContain('Esta solicitação não tem outros dados.')
})
