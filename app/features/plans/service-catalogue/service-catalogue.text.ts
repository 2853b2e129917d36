import { pageTitles } from '#app/navigation/page-titles.ts'
import type { LikelySlug } from '#domain/plans/services/likely-services.ts'
import type { ServiceGroupId } from '#domain/plans/services/service-facts.ts'

/** Every sentence of the services page. */
export const catalogueText = {
  title: pageTitles.services,
  lead: 'Tudo o que você pode consultar e pedir no seu plano.',
  forYou: 'Para você',
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

/**
 * Purposes for which people come to a service. None has the name of a service within: who looks for one by its name finds it once, in its group.
 */
export const suggestionTexts: Readonly<Record<LikelySlug, string>> = {
  'benefit-request': 'Começar a receber',
  'suspend-contribution': 'Voltar a contribuir',
  'suspend-benefit': 'Voltar a receber',
  'saque-a-vista': 'Receber uma parte agora',
  'gerar-contribuicao': 'Pagar o que está em aberto ou contribuir mais',
  'extrato-contribuicao': 'Ver quanto eu já tenho',
  contracheque: 'Ver o que caiu na minha conta',
  'alterar-contribuicao': 'Mudar quanto eu contribuo',
  'alteracao-renda': 'Mudar quanto eu recebo',
  'simulador-beneficio': 'Saber quanto vou receber',
  'perfil-investimentos': 'Escolher onde meu saldo rende',
  emprestimos: 'Pedir dinheiro emprestado',
  'exemption-65': 'Pagar menos imposto',
  'simulador-regime-tributacao': 'Comparar quanto imposto vou pagar',
  'report-income': 'Preparar minha declaração de imposto',
  dependentes: 'Dizer quem depende de mim',
  requests: 'Ver como anda o que eu pedi',
}

/** Names of the menu's groups by their ids, in the menu's order. */
export const serviceGroupNames = {
  'informacoes-cadastrais': 'Informações Cadastrais',
  'meu-plano': 'Meu Plano',
  solicitacoes: 'Solicitações',
  'institutos-legais': 'Institutos Legais',
  consultas: 'Consultas',
  outros: 'Outros',
} as const satisfies Readonly<Record<ServiceGroupId, string>>
