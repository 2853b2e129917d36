import { pageTitles } from '#app/navigation/page-titles.ts'
import type { ServiceSlug } from '#domain/services/service-ids.ts'

/** Every sentence of the services page. */
export const catalogueText = {
  title: pageTitles.services,
  lead: 'Tudo o que você pode consultar e pedir no seu plano.',
  readOnly: 'Só consulta',
  soon: 'Em breve',
  emptyTitle: 'Nenhum serviço disponível agora',
  emptyLead:
    'O seu plano não oferece serviços para a sua situação. Se isso parece errado, fale com a entidade.',
  backHome: 'Voltar ao início',
  pending: 'Carregando os serviços',
} as const

/** Names of the menu's groups, by their ids. */
export const serviceGroupNames = {
  'informacoes-cadastrais': 'Informações Cadastrais',
  'meu-plano': 'Meu Plano',
  solicitacoes: 'Solicitações',
  'institutos-legais': 'Institutos Legais',
  consultas: 'Consultas',
  outros: 'Outros',
} as const

/** One sentence about each service: what gets done there. */
export const serviceDescriptions: Readonly<Record<ServiceSlug, string>> = {
  'regime-tributacao': 'Veja ou escolha como o imposto de renda será cobrado.',
  pep: 'Declare se você ou alguém próximo ocupa cargo público relevante.',
  fatca: 'Declare se você tem obrigação fiscal nos Estados Unidos.',
  dependentes: 'Cadastre quem depende de você no imposto ou no plano.',
  'residente-exterior': 'Informe seu endereço fiscal se você mora fora do Brasil.',
  'extrato-contribuicao': 'Confira cada contribuição, mês a mês.',
  'gerar-contribuicao': 'Emita o boleto da sua contribuição.',
  'alterar-contribuicao': 'Mude quanto você contribui e veja o efeito antes de confirmar.',
  'suspend-contribution': 'Pare de contribuir por um tempo.',
  'perfil-investimentos': 'Escolha como o seu saldo é investido.',
  'simulador-beneficio': 'Estime a sua renda na aposentadoria.',
  'benefit-request': 'Peça a sua aposentadoria pelo plano.',
  'saque-a-vista': 'Receba de uma vez parte do saldo ao se aposentar.',
  resgate: 'Retire o seu saldo conforme as regras do plano.',
  portabilidade: 'Leve o seu saldo para outra entidade.',
  bpd: 'Pare de contribuir e mantenha o saldo até a aposentadoria.',
  autopatrocinio: 'Continue no plano pagando também a parte da patrocinadora.',
  'alteracao-renda': 'Mude o valor ou a forma da sua renda mensal.',
  'report-income': 'Baixe o informe para a sua declaração de imposto de renda.',
  contracheque: 'Veja o que você recebeu e o que foi descontado.',
  'suspend-benefit': 'Pare de receber a renda por um tempo.',
  'exemption-65': 'Peça a parcela isenta de imposto de quem tem 65 anos ou mais.',
  emprestimos: 'Simule, contrate e acompanhe empréstimos do plano.',
  'simulador-regime-tributacao': 'Compare o imposto nos dois regimes antes de escolher.',
  requests: 'Veja em que passo está cada pedido que você fez.',
  atas: 'Leia as atas das reuniões dos conselhos.',
  fornecedores: 'Saiba quem presta serviços ao plano.',
  'convidar-participante': 'Convide alguém para entrar no plano.',
}

/** Words, besides the name, by which people look for a service. */
export const serviceKeywords: Readonly<Record<ServiceSlug, readonly string[]>> = {
  'regime-tributacao': ['imposto', 'progressivo', 'regressivo', 'IR'],
  pep: ['PEP', 'política', 'cargo público'],
  fatca: ['Estados Unidos', 'americano', 'green card'],
  dependentes: ['filhos', 'cônjuge', 'família', 'beneficiários'],
  'residente-exterior': ['endereço', 'outro país', 'exterior'],
  'extrato-contribuicao': ['saldo', 'cotas', 'movimento', 'histórico'],
  'gerar-contribuicao': ['boleto', 'pagar', 'segunda via'],
  'alterar-contribuicao': ['percentual', 'aumentar', 'diminuir', 'básica', 'suplementar'],
  'suspend-contribution': ['parar', 'pausar'],
  'perfil-investimentos': ['investir', 'risco', 'conservador', 'arrojado'],
  'simulador-beneficio': ['aposentadoria', 'calcular', 'renda', 'futuro'],
  'benefit-request': ['aposentar', 'aposentadoria', 'renda'],
  'saque-a-vista': ['sacar', 'dinheiro', 'parcela única'],
  resgate: ['sacar', 'retirar', 'sair do plano'],
  portabilidade: ['transferir', 'levar', 'outra entidade'],
  bpd: ['BPD', 'diferido', 'sair da empresa'],
  autopatrocinio: ['sair da empresa', 'continuar', 'patrocinadora'],
  'alteracao-renda': ['benefício', 'prazo', 'percentual'],
  'report-income': ['imposto', 'declaração', 'IRPF', 'comprovante'],
  contracheque: ['pagamento', 'holerite', 'benefício', 'desconto'],
  'suspend-benefit': ['parar', 'pausar', 'renda'],
  'exemption-65': ['imposto', 'idoso', '65 anos'],
  emprestimos: ['crédito', 'parcelas', 'dinheiro'],
  'simulador-regime-tributacao': ['imposto', 'progressivo', 'regressivo', 'comparar'],
  requests: ['pedidos', 'protocolo', 'andamento', 'status'],
  atas: ['reunião', 'conselho', 'assembleia'],
  fornecedores: ['empresas', 'contratos', 'gestores'],
  'convidar-participante': ['indicar', 'amigo', 'família'],
}
