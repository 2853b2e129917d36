import type { RequestKindSlug } from './request-kinds.ts'
import { serviceNames } from './service-names.ts'

/** Name of every kind of request, that of its service where it files no other; it follows "sua solicitação de…". */
export const requestKindNames: Readonly<Record<RequestKindSlug, string>> = {
  'regime-tributacao': serviceNames['regime-tributacao'],
  pep: serviceNames.pep,
  fatca: serviceNames.fatca,
  dependentes: serviceNames.dependentes,
  'residente-exterior': serviceNames['residente-exterior'],
  'alterar-contribuicao': 'Alteração de contribuição',
  'suspend-contribution': 'Suspensão de contribuição',
  'perfil-investimentos': serviceNames['perfil-investimentos'],
  'benefit-request': 'Requerimento de benefício',
  'saque-a-vista': serviceNames['saque-a-vista'],
  resgate: serviceNames.resgate,
  portabilidade: serviceNames.portabilidade,
  bpd: serviceNames.bpd,
  autopatrocinio: serviceNames.autopatrocinio,
  'alteracao-renda': 'Alteração de renda',
  recadastramento: 'Recadastramento',
  'alteracao-email-atendimento': 'Alteração de Email Atendimento',
  'suspend-benefit': 'Suspensão de benefício',
  'exemption-65': serviceNames['exemption-65'],
  emprestimos: serviceNames.emprestimos,
  'exclusao-dados': 'Exclusão de dados pessoais',
}
