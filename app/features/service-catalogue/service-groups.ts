import type { ServiceSlug } from '#domain/services/service-ids.ts'
import { serviceGroupNames } from './service-catalogue.text.ts'

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
    name: serviceGroupNames['informacoes-cadastrais'],
    slugs: ['regime-tributacao', 'pep', 'fatca', 'residente-exterior', 'dependentes'],
  },
  {
    id: 'meu-plano',
    name: serviceGroupNames['meu-plano'],
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
    name: serviceGroupNames.solicitacoes,
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
    name: serviceGroupNames['institutos-legais'],
    slugs: ['resgate', 'autopatrocinio', 'bpd', 'portabilidade'],
  },
  {
    id: 'consultas',
    name: serviceGroupNames.consultas,
    slugs: ['requests', 'atas', 'fornecedores', 'emprestimos'],
  },
  {
    id: 'outros',
    name: serviceGroupNames.outros,
    slugs: ['alteracao-renda', 'suspend-benefit', 'exemption-65', 'simulador-regime-tributacao'],
  },
]
