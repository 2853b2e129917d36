import type { ServiceSlug } from '#domain/services/service-ids.ts'

/** Every sentence of the services page. */
export const catalogueText = {
  title: 'Serviços',
  lead: 'Tudo o que você pode consultar e pedir no seu plano.',
  readOnly: 'Só consulta',
  soon: 'Em breve',
  emptyTitle: 'Nenhum serviço disponível agora',
  emptyLead:
    'O seu plano não oferece serviços para a sua situação. Se isso parece errado, fale com a entidade.',
  backHome: 'Voltar ao início',
  pending: 'Carregando os serviços',
} as const

/** Name of each service and one sentence about it. */
export const serviceTexts: Readonly<Record<ServiceSlug, { title: string; description: string }>> = {
  'regime-tributacao': {
    title: 'Regime de tributação',
    description: 'Veja ou escolha como o imposto de renda será cobrado.',
  },
  pep: {
    title: 'Pessoa exposta politicamente',
    description: 'Declare se você ou alguém próximo ocupa cargo público relevante.',
  },
  fatca: { title: 'FATCA', description: 'Declare se você tem obrigação fiscal nos Estados Unidos.' },
  dependentes: { title: 'Dependentes', description: 'Cadastre quem depende de você no imposto ou no plano.' },
  'residente-exterior': {
    title: 'Residente no exterior',
    description: 'Informe seu endereço fiscal se você mora fora do Brasil.',
  },
  'extrato-contribuicao': {
    title: 'Extrato de contribuições',
    description: 'Confira cada contribuição, mês a mês.',
  },
  'gerar-contribuicao': {
    title: 'Gerar contribuição',
    description: 'Emita o boleto da sua contribuição.',
  },
  'alterar-contribuicao': {
    title: 'Alterar contribuição',
    description: 'Mude quanto você contribui e veja o efeito antes de confirmar.',
  },
  'suspend-contribution': {
    title: 'Suspender contribuição',
    description: 'Pare de contribuir por um tempo.',
  },
  'perfil-investimentos': {
    title: 'Perfil de investimentos',
    description: 'Escolha como o seu saldo é investido.',
  },
  'simulador-beneficio': {
    title: 'Simulador de benefício',
    description: 'Estime a sua renda na aposentadoria.',
  },
  'benefit-request': {
    title: 'Solicitar benefício',
    description: 'Peça a sua aposentadoria pelo plano.',
  },
  'saque-a-vista': {
    title: 'Saque à vista',
    description: 'Receba de uma vez parte do saldo ao se aposentar.',
  },
  resgate: { title: 'Resgate', description: 'Retire o seu saldo conforme as regras do plano.' },
  portabilidade: { title: 'Portabilidade', description: 'Leve o seu saldo para outra entidade.' },
  bpd: {
    title: 'Benefício proporcional diferido',
    description: 'Pare de contribuir e mantenha o saldo até a aposentadoria.',
  },
  autopatrocinio: {
    title: 'Autopatrocínio',
    description: 'Continue no plano pagando também a parte da patrocinadora.',
  },
  'alteracao-renda': {
    title: 'Alterar renda',
    description: 'Mude o valor ou a forma da sua renda mensal.',
  },
  'report-income': {
    title: 'Informe de rendimentos',
    description: 'Baixe o informe para a sua declaração de imposto de renda.',
  },
  contracheque: { title: 'Contracheque', description: 'Veja o que você recebeu e o que foi descontado.' },
  'suspend-benefit': { title: 'Suspender benefício', description: 'Pare de receber a renda por um tempo.' },
  'exemption-65': {
    title: 'Isenção aos 65 anos',
    description: 'Peça a parcela isenta de imposto de quem tem 65 anos ou mais.',
  },
  emprestimos: { title: 'Empréstimos', description: 'Simule, contrate e acompanhe empréstimos do plano.' },
  'simulador-regime-tributacao': {
    title: 'Simulador de tributação',
    description: 'Compare o imposto nos dois regimes antes de escolher.',
  },
  requests: {
    title: 'Acompanhar solicitações',
    description: 'Veja em que passo está cada pedido que você fez.',
  },
  atas: { title: 'Atas', description: 'Leia as atas das reuniões dos conselhos.' },
  fornecedores: { title: 'Fornecedores', description: 'Saiba quem presta serviços ao plano.' },
  'convidar-participante': {
    title: 'Convidar participante',
    description: 'Convide alguém para entrar no plano.',
  },
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
