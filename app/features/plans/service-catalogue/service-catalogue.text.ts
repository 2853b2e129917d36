import { pageTitles } from '#app/navigation/page-titles.ts'
import type { ServiceGroupId } from '#domain/plans/services/service-facts.ts'

/** Every sentence of the services page. */
export const catalogueText = {
  title: pageTitles.services,
  lead: 'Tudo o que você pode consultar e pedir no seu plano.',
  readOnly: 'Só consulta',
  soon: 'Em breve',
  emptyTitle: 'Nenhum serviço disponível agora',
  emptyLead:
    'O seu plano não oferece serviços para a sua situação. Se acha que está errado, fale com o atendimento.',
  backHome: 'Voltar ao início',
  granted:
    'Seu benefício foi concedido e espera o primeiro pagamento, que está no início. Até lá o saldo fica reservado para ele.',
  pending: 'Carregando os serviços',
} as const

/** Names of the menu's groups by their ids, in the menu's order. */
export const serviceGroupNames = {
  'informacoes-cadastrais': 'Informações Cadastrais',
  'meu-plano': 'Meu Plano',
  solicitacoes: 'Solicitações',
  'institutos-legais': 'Institutos Legais',
  consultas: 'Consultas',
  outros: 'Outros',
} as const satisfies Readonly<Record<ServiceGroupId, string>>
