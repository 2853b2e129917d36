import {
  afterEnd,
  declaration,
  type EligibilityRow,
  forEveryone,
  only,
  whileOpen,
  whileOpenDeferred,
  whilePaid,
} from './eligibility-cells.ts'

/** A group of the services menu. */
export type ServiceGroupId =
  | 'informacoes-cadastrais'
  | 'meu-plano'
  | 'solicitacoes'
  | 'institutos-legais'
  | 'consultas'
  | 'outros'

export type ServiceFacts = {
  /**
   * Catalogue id. 0 is shared by four entries; 13, 23 and 24 are this product's own. Of a service that files
   * requests it is their kind's as well, once among all kinds.
   */
  id: number
  /** As menus, titles and the API's answers write it. */
  name: string
  /** Group of the menu. Within it services stand in the order of these records. */
  group: ServiceGroupId
  /** Purpose of the service, in one sentence. */
  sentence: string
  /** Words, besides the name, by which people look for it. */
  words: readonly string[]
  /** Categories and situations that it is offered to, where the plan has it on. */
  offered: EligibilityRow
  /** Where it files requests: what they are called, the id being the service's. */
  request?: {
    /** After "sua solicitação de…", where the service's own name does not fit. */
    name?: string
    /** Term of a decision until the entity publishes stages of its own: its own commitment, unless a law is named. */
    businessDays: number
    /** Pays or transfers money out of the plan: two people look at each, and the stages that an entity draws cannot change that. */
    paysOut?: true
  }
}

/**
 * Every service of the product, by the slug of its address: `dependentes` is at /dependentes, all others are below /services. This record
 * and a glyph (`app/features/plans/service-catalogue/service-icons.ts`) are all that a new service needs to be known: names, menu, search,
 * addresses, eligibility, kinds of request and their first stages are read from here. Institutes of exit are offered as LC 109/2001,
 * art. 14, and Resolução CNPC 50/2022 say; the rest is the rule of the plans.
 */
export const serviceFacts = {
  'regime-tributacao': {
    id: 1,
    name: 'Regime de tributação',
    group: 'informacoes-cadastrais',
    sentence: 'Veja ou escolha como o imposto de renda será cobrado.',
    words: ['imposto', 'progressivo', 'regressivo', 'IR'],
    offered: {
      1: [whileOpen],
      2: only([2]),
      3: only([2, 3]),
      4: [whileOpen],
      5: [whileOpenDeferred],
    },
    request: { businessDays: 2 },
  },
  pep: {
    id: 2,
    name: 'Pessoa exposta politicamente',
    group: 'informacoes-cadastrais',
    sentence: 'Declare se você ou alguém próximo ocupa cargo público relevante.',
    words: ['PEP', 'política', 'cargo público'],
    offered: declaration,
    request: { businessDays: 2 },
  },
  fatca: {
    id: 3,
    name: 'FATCA',
    group: 'informacoes-cadastrais',
    sentence: 'Diga em que países você paga impostos.',
    words: ['Estados Unidos', 'americano', 'green card'],
    offered: declaration,
    request: { businessDays: 2 },
  },
  'residente-exterior': {
    id: 5,
    name: 'Residente no exterior',
    group: 'informacoes-cadastrais',
    sentence: 'Declare que mora fora do Brasil ou que voltou.',
    words: ['endereço', 'outro país', 'exterior'],
    offered: declaration,
    request: { businessDays: 2 },
  },
  dependentes: {
    id: 4,
    name: 'Dependentes',
    group: 'informacoes-cadastrais',
    sentence: 'Cadastre quem depende de você no imposto ou no plano.',
    words: ['filhos', 'cônjuge', 'família', 'beneficiários'],
    offered: { 1: only([1, 3, 6, 9]), 2: [whilePaid], 4: only([1, 3, 6, 9]), 5: [whileOpenDeferred] },
    request: { businessDays: 2 },
  },
  'perfil-investimentos': {
    id: 10,
    name: 'Perfil de investimentos',
    group: 'meu-plano',
    sentence: 'Escolha como o seu saldo é investido.',
    words: ['investir', 'risco', 'conservador', 'arrojado'],
    offered: {
      1: only([1, 6, 9]),
      2: only([2]),
      3: only([2]),
      4: only([1, 6, 9]),
      5: only([1, 9]),
    },
    request: { businessDays: 5 },
  },
  'extrato-contribuicao': {
    id: 6,
    name: 'Extrato de contribuições',
    group: 'meu-plano',
    sentence: 'Confira cada contribuição, mês a mês.',
    words: ['saldo', 'cotas', 'movimento', 'histórico'],
    offered: {
      1: [whileOpen, afterEnd],
      2: [whilePaid],
      4: [whileOpen, afterEnd],
      5: [whileOpenDeferred, afterEnd],
    },
  },
  contracheque: {
    id: 20,
    name: 'Contracheque',
    group: 'meu-plano',
    sentence: 'Veja o que você recebeu e o que foi descontado.',
    words: ['pagamento', 'holerite', 'benefício', 'desconto'],
    offered: { 2: only([2, 4, 6]), 3: only([2, 4, 6]) },
  },
  'report-income': {
    id: 19,
    name: 'Informe de rendimentos',
    group: 'meu-plano',
    sentence: 'Baixe o informe para a sua declaração de imposto de renda.',
    words: ['imposto', 'declaração', 'IRPF', 'comprovante'],
    offered: {
      1: only([1, 3, 4, 6, 7, 8, 9]),
      2: only([2, 4, 6]),
      3: only([2, 4, 6]),
      4: only([1, 3, 4, 6, 7, 8, 9]),
      5: only([1, 3, 4, 8, 9]),
    },
  },
  'gerar-contribuicao': {
    id: 7,
    name: 'Gerar contribuição',
    group: 'meu-plano',
    sentence: 'Gere e pague a sua contribuição.',
    words: ['boleto', 'pagar', 'segunda via'],
    offered: { 1: only([1], 'boleto-plan'), 4: only([1]), 5: only([1], 'deferred-may-pay') },
  },
  'simulador-beneficio': {
    id: 11,
    name: 'Simulador de benefício',
    group: 'meu-plano',
    sentence: 'Estime a sua renda na aposentadoria.',
    words: ['aposentadoria', 'calcular', 'renda', 'futuro'],
    offered: { 1: only([1, 6, 7, 9]), 4: only([1, 6, 7, 9]), 5: only([1, 9]) },
  },
  requests: {
    id: 0,
    name: 'Acompanhar solicitações',
    group: 'consultas',
    sentence: 'Veja em que passo está cada pedido que você fez.',
    words: ['pedidos', 'protocolo', 'andamento', 'status'],
    offered: forEveryone,
  },
  atas: {
    id: 0,
    name: 'Atas',
    group: 'consultas',
    sentence: 'Leia as atas das reuniões dos conselhos.',
    words: ['reunião', 'conselho', 'assembleia'],
    offered: forEveryone,
  },
  fornecedores: {
    id: 0,
    name: 'Fornecedores',
    group: 'consultas',
    sentence: 'Saiba quem presta serviços ao plano.',
    words: ['empresas', 'contratos', 'gestores'],
    offered: forEveryone,
  },
  emprestimos: {
    id: 23,
    name: 'Empréstimos',
    group: 'consultas',
    sentence: 'Simule, contrate e acompanhe empréstimos do plano.',
    words: ['crédito', 'parcelas', 'dinheiro'],
    offered: {
      1: only([1], 'loans-for-category'),
      2: only([2], 'loans-for-category'),
      3: only([2], 'loans-for-category'),
      4: only([1], 'loans-for-category'),
      5: only([1], 'loans-for-category'),
    },
    request: { businessDays: 3, paysOut: true },
  },
  'saque-a-vista': {
    id: 13,
    name: 'Saque à vista',
    group: 'solicitacoes',
    sentence: 'Receba de uma vez parte do saldo ao se aposentar.',
    words: ['sacar', 'dinheiro', 'parcela única'],
    offered: { 1: only([3]), 4: only([3]), 5: only([3]) },
    request: { businessDays: 15, paysOut: true },
  },
  'benefit-request': {
    id: 12,
    name: 'Solicitar benefício',
    group: 'solicitacoes',
    sentence: 'Peça a sua aposentadoria pelo plano.',
    words: ['aposentar', 'aposentadoria', 'renda'],
    offered: {
      1: only([1, 6, 7, 9], 'retirement-reached'),
      4: only([1, 6, 7, 9], 'retirement-reached'),
      5: only([1, 9], 'retirement-reached'),
    },
    request: { name: 'Requerimento de benefício', businessDays: 15, paysOut: true },
  },
  'suspend-contribution': {
    id: 9,
    name: 'Suspender contribuição',
    group: 'solicitacoes',
    sentence: 'Pare de contribuir por um tempo.',
    words: ['parar', 'pausar'],
    offered: { 1: only([1, 6]), 4: only([1, 6]) },
    request: { name: 'Suspensão de contribuição', businessDays: 3 },
  },
  'alterar-contribuicao': {
    id: 8,
    name: 'Alterar contribuição',
    group: 'solicitacoes',
    sentence: 'Mude quanto você contribui e veja o efeito antes de confirmar.',
    words: ['percentual', 'aumentar', 'diminuir', 'básica', 'suplementar'],
    offered: { 1: only([1]), 4: only([1]) },
    request: { name: 'Alteração de contribuição', businessDays: 3 },
  },
  'convidar-participante': {
    id: 0,
    name: 'Convidar participante',
    group: 'solicitacoes',
    sentence: 'Convide alguém para entrar no plano.',
    words: ['indicar', 'amigo', 'família'],
    offered: {
      1: only([1, 6], 'boleto-plan'),
      2: only([2], 'boleto-plan'),
      4: only([1], 'boleto-plan'),
      5: only([1], 'boleto-plan'),
    },
  },
  resgate: {
    id: 14,
    name: 'Resgate',
    group: 'institutos-legais',
    sentence: 'Retire o seu saldo ao sair do plano.',
    words: ['sacar', 'retirar', 'sair do plano'],
    offered: {
      1: [
        ...only([7, 9], 'redemption-waiting-period'),
        ...only([1, 6], 'redeemable-before-exit', 'redemption-waiting-period'),
      ],
      4: only([1, 6, 7, 9], 'redemption-waiting-period'),
      5: only([1, 9], 'redemption-waiting-period'),
    },
    request: { businessDays: 20, paysOut: true },
  },
  autopatrocinio: {
    id: 17,
    name: 'Autopatrocínio',
    group: 'institutos-legais',
    sentence: 'Continue no plano pagando também a parte da patrocinadora.',
    words: ['sair da empresa', 'continuar', 'patrocinadora'],
    offered: {
      1: [...only([7, 9]), ...only([1], 'partial-loss-of-pay')],
      5: only([1], 'deferred-may-return'),
    },
    request: { businessDays: 5 },
  },
  bpd: {
    id: 16,
    name: 'Benefício proporcional diferido',
    group: 'institutos-legais',
    sentence: 'Pare de contribuir e mantenha o saldo até a aposentadoria.',
    words: ['BPD', 'diferido', 'sair da empresa'],
    offered: {
      1: only([7, 9], 'vesting-period', 'below-full-benefit'),
      4: only([1, 6, 7, 9], 'vesting-period', 'below-full-benefit'),
    },
    request: { businessDays: 5 },
  },
  portabilidade: {
    id: 15,
    name: 'Portabilidade',
    group: 'institutos-legais',
    sentence: 'Leve o seu saldo para outra entidade.',
    words: ['transferir', 'levar', 'outra entidade'],
    offered: {
      1: [...only([7, 9], 'vesting-period'), ...only([1, 6], 'portable-before-exit', 'vesting-period')],
      2: only([2], 'portability-for-assisted'),
      4: only([1, 6, 7, 9], 'vesting-period'),
      5: only([1, 9], 'vesting-period'),
    },
    // The days are a legal limit (Resolução Conjunta SUSEP/PREVIC 1/2022).
    request: { businessDays: 10, paysOut: true },
  },
  'alteracao-renda': {
    id: 18,
    name: 'Alterar renda',
    group: 'outros',
    sentence: 'Mude o valor ou a forma da sua renda mensal.',
    words: ['benefício', 'prazo', 'percentual'],
    offered: { 2: only([2]), 3: only([2]) },
    request: { name: 'Alteração de renda', businessDays: 3 },
  },
  'suspend-benefit': {
    id: 21,
    name: 'Suspender benefício',
    group: 'outros',
    sentence: 'Pare de receber a renda por um tempo.',
    words: ['parar', 'pausar', 'renda'],
    offered: { 2: only([2, 6]), 3: only([2, 6]) },
    request: { name: 'Suspensão de benefício', businessDays: 3 },
  },
  'exemption-65': {
    id: 22,
    name: 'Isenção aos 65 anos',
    group: 'outros',
    sentence: 'Pague menos imposto a partir dos 65 anos, ou nenhum por doença grave.',
    words: ['imposto', 'idoso', '65 anos', 'doença grave', 'moléstia grave', 'laudo'],
    // The age is a condition of one of its two reasons alone: see `domain/taxes/age-exemption.ts`.
    offered: { 2: only([2], 'progressive-regime'), 3: only([2], 'progressive-regime') },
    request: { businessDays: 5 },
  },
  'simulador-regime-tributacao': {
    id: 24,
    name: 'Simulador de tributação',
    group: 'outros',
    sentence: 'Compare o imposto nos dois regimes antes de escolher.',
    words: ['imposto', 'progressivo', 'regressivo', 'comparar'],
    offered: {
      1: [whileOpen],
      2: only([2]),
      3: only([2, 3]),
      4: [whileOpen],
      5: [whileOpenDeferred],
    },
  },
} as const satisfies Readonly<Record<string, ServiceFacts>>
