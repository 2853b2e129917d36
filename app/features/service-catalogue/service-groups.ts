import type { ServiceSlug } from '#domain/services/service-ids.ts'

/** A group of the services menu. */
export type ServiceGroup = {
  /** Also the anchor of the group on the services page. */
  id: string
  name: string
  slugs: readonly ServiceSlug[]
}

/** The menu's groups and the services of each, in the menu's order (specification section 2). */
export const serviceGroups: readonly ServiceGroup[] = [
  {
    id: 'informacoes-cadastrais',
    name: 'Informações Cadastrais',
    slugs: ['regime-tributacao', 'pep', 'fatca', 'residente-exterior', 'dependentes'],
  },
  {
    id: 'meu-plano',
    name: 'Meu Plano',
    slugs: [
      'perfil-investimentos',
      'extrato-contribuicao',
      'contracheque',
      'report-income',
      'gerar-contribuicao',
      'simulador-beneficio',
    ],
  },
  {
    id: 'solicitacoes',
    name: 'Solicitações',
    slugs: [
      'saque-a-vista',
      'benefit-request',
      'suspend-contribution',
      'alterar-contribuicao',
      'convidar-participante',
    ],
  },
  {
    id: 'institutos-legais',
    name: 'Institutos Legais',
    slugs: ['resgate', 'autopatrocinio', 'bpd', 'portabilidade'],
  },
  { id: 'consultas', name: 'Consultas', slugs: ['requests', 'atas', 'fornecedores', 'emprestimos'] },
  {
    id: 'outros',
    name: 'Outros',
    slugs: ['alteracao-renda', 'suspend-benefit', 'exemption-65', 'simulador-regime-tributacao'],
  },
]
