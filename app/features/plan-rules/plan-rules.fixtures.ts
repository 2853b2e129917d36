import type { RuleEdition, RulePreview } from '#contract/plan-rules/plan-rules.ts'

const terms = {
  basis: 'percentage',
  unit: 7473.3,
  factor: '1.0833',
  basicMax: 6,
  basicStep: 1,
  supplementaryMax: 25,
  supplementaryStep: 1,
  match: { rate: 100, ceilingPercent: null },
  changeLimit: 'one-per-quarter',
  lastFilingDay: 20,
  dueDay: 10,
  lastIssueDay: 5,
}

const installed = {
  ate: null,
  fonte: 'Regulamento do plano',
  nota: '',
  publicadoEm: '2026-05-01T03:00:00.000Z',
  publicadoPor: null,
}

/** The contribution terms of a sponsored plan after one change, without a draft. */
export const termsEdition: RuleEdition = {
  tipo: 'contribution-terms',
  nome: 'Contribuições',
  norma: 'Regulamento do plano, contribuições e plano de custeio',
  plano: { id: 1, nome: 'HPE' },
  hoje: '2026-11-21',
  perfis: [],
  historico: [
    { ...installed, versao: 2, situacao: 'vigente', desde: '2026-05-01', regras: terms },
    {
      ...installed,
      versao: 1,
      situacao: 'encerrada',
      desde: '2025-05-01',
      ate: '2026-04-30',
      publicadoEm: '2025-05-01T03:00:00.000Z',
      regras: { ...terms, unit: 7192.78 },
    },
  ],
  rascunho: null,
}

/** The same with a change in preparation. */
export const termsWithDraft: RuleEdition = {
  ...termsEdition,
  rascunho: {
    versao: 7,
    regras: { ...terms, basicMax: 7 },
    aPartirDe: '2027-01-01',
    fonte: 'Ata 91 do Conselho Deliberativo',
    nota: '',
    alteradoEm: '2026-11-20T12:00:00.000Z',
    alteradoPor: 'Luiz Barbosa',
  },
}

/** The same with a version that begins later. */
export const termsChangingLater: RuleEdition = {
  ...termsEdition,
  historico: [
    {
      ...installed,
      versao: 3,
      situacao: 'futura',
      desde: '2027-01-01',
      regras: { ...terms, basicMax: 7 },
      fonte: 'Ata 91 do Conselho Deliberativo',
      nota: 'Pedido da patrocinadora',
      publicadoEm: '2026-11-20T12:00:00.000Z',
      publicadoPor: 'Marta Siqueira',
    },
    ...termsEdition.historico,
  ],
}

/** A plan of fixed amounts that nobody has given any terms yet. */
export const nothingInForce: RuleEdition = { ...termsEdition, historico: [] }

export const termsPreview: RulePreview = {
  mudancas: [{ campo: 'basicMax', nome: 'Básica máxima', antes: '6%', depois: '7%' }],
  exemplos: [
    {
      nome: 'Por mês com salário de R$ 10.000,00, pelos maiores percentuais',
      antes: 'R$ 201,58 de básica, R$ 2.708,25 de suplementar e R$ 201,58 da patrocinadora',
      depois: 'R$ 235,18 de básica, R$ 2.708,25 de suplementar e R$ 235,18 da patrocinadora',
    },
  ],
  impedimentos: [],
  substituidas: [],
  ensaio: null,
}

/** A rule for everybody: the tax that is withheld when somebody redeems. */
export const redemptionTaxEdition: RuleEdition = {
  tipo: 'tax-redemption',
  nome: 'Imposto retido no resgate',
  norma: 'Lei 11.053/2004, art. 3º',
  plano: null,
  hoje: '2026-11-21',
  perfis: [],
  historico: [{ ...installed, versao: 1, situacao: 'vigente', desde: '2005-01-01', regras: { percent: 15 } }],
  rascunho: null,
}
