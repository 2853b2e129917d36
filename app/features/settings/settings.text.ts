import type { SettingId } from '#domain/settings/setting-ids.ts'

/** Every sentence of the page of settings. */
export const settingsText = {
  title: 'Configurações',
  lead: 'O que o portal mostra e por quais regras ele decide.',
  search: 'Procurar uma configuração',
  searchHint: 'Ex.: cor, índice, e-mail',
  filters: 'Busca nas configurações',
  found: (count: number) =>
    count === 1 ? '1 configuração encontrada' : `${count} configurações encontradas`,
  noneTitle: 'Nenhuma configuração encontrada',
  noneText: 'Tente outra palavra ou limpe a busca para ver todas.',
  clear: 'Limpar busca',
} as const

/** Names of the groups, by their ids, in the order of the page. */
export const settingGroupNames = {
  aparencia: 'Aparência e comunicação',
  servicos: 'Serviços e atendimento',
  regras: 'Regras dos planos',
  investimentos: 'Investimentos',
  importacoes: 'Importações',
  transparencia: 'Transparência',
  acesso: 'Acesso',
} as const

type SettingText = {
  group: keyof typeof settingGroupNames
  title: string
  /** One sentence. */
  description: string
  /** Other words by which people look for it. */
  keywords: readonly string[]
}

/** Each setting in words, as they stand on their page: group by group. */
export const settingTexts = {
  'theme-settings': {
    group: 'aparencia',
    title: 'Tema do plano',
    description: 'Cor, logotipo e fundo do portal de cada plano.',
    keywords: ['aparência', 'marca', 'imagem', 'contraste', 'identidade'],
  },
  'configurar-carrossel': {
    group: 'aparencia',
    title: 'Carrossel',
    description: 'Os avisos que passam na página inicial.',
    keywords: ['banner', 'destaque', 'novidades'],
  },
  emails: {
    group: 'aparencia',
    title: 'E-mails',
    description: 'Os textos das mensagens que o portal envia.',
    keywords: ['modelo', 'mensagem', 'aviso', 'notificação'],
  },
  'emails-enviados': {
    group: 'aparencia',
    title: 'E-mails enviados',
    description: 'O que o portal enviou por e-mail, o que espera e o que não foi entregue.',
    keywords: ['fila', 'saída', 'falha', 'entregue', 'reenviar', 'correio'],
  },
  'canais-de-ajuda': {
    group: 'aparencia',
    title: 'Canais de ajuda',
    description: 'Telefones, e-mails e horários no rodapé de todas as páginas.',
    keywords: ['contato', 'telefone', 'ouvidoria', 'atendimento', 'rodapé'],
  },
  'services-management': {
    group: 'servicos',
    title: 'Regras de serviços',
    description: 'Quem tem cada serviço do plano, e por quanto tempo valem convites e declarações.',
    keywords: ['funcionalidades', 'elegibilidade', 'categoria', 'convite', 'declaração', 'PEP', 'prazo'],
  },
  'onboarding-management': {
    group: 'servicos',
    title: 'Primeiro acesso',
    description: 'O que quem entra no plano lê, e os passos que pode deixar para depois.',
    keywords: ['onboarding', 'boas-vindas', 'adesão', 'novo participante'],
  },
  esteira: {
    group: 'servicos',
    title: 'Esteira de solicitações',
    description: 'Etapas, responsáveis e prazos de cada tipo de solicitação.',
    keywords: ['workflow', 'prazo', 'SLA', 'aprovação', 'etapas'],
  },
  'respostas-prontas': {
    group: 'servicos',
    title: 'Respostas prontas',
    description: 'Os textos que o atendimento escolhe ao responder, devolver e indeferir.',
    keywords: [
      'motivo',
      'devolução',
      'indeferimento',
      'chat',
      'conversa',
      'modelo',
      'mensagem',
      'atendimento',
    ],
  },
  'horario-atendimento': {
    group: 'servicos',
    title: 'Horário de atendimento',
    description: 'Os dias e horas em que o atendimento responde às conversas.',
    keywords: ['chat', 'conversa', 'expediente', 'feriado'],
  },
  'contribution-management': {
    group: 'regras',
    title: 'Contribuições',
    description: 'Percentuais, unidade do plano, suspensão, encargos por atraso e tarifa do banco.',
    keywords: ['percentual', 'básica', 'suplementar', 'mínimo', 'tarifa'],
  },
  beneficios: {
    group: 'regras',
    title: 'Benefícios',
    description: 'Quem pode se aposentar, tipos de renda, abono, premissas e tabelas do imposto.',
    keywords: [
      'aposentadoria',
      'idade',
      'renda',
      'pensão',
      'vitalícia',
      'reajuste',
      'imposto',
      'tabela regressiva',
      'simulador',
    ],
  },
  resgate: {
    group: 'regras',
    title: 'Resgate',
    description: 'Prazos de quem se desliga, a parte da patrocinadora e como o resgate é pago.',
    keywords: ['retirada', 'saída', 'vesting'],
  },
  'portability-management': {
    group: 'regras',
    title: 'Portabilidade',
    description: 'Quem pode levar o saldo para outra entidade, e as carências.',
    keywords: ['transferência', 'entidade', 'carência'],
  },
  'entidades-previdencia': {
    group: 'regras',
    title: 'Entidades de previdência',
    description: 'Os planos de outras entidades para onde o saldo pode ser levado.',
    keywords: ['portabilidade', 'destino', 'cnpj', 'cnpb', 'susep'],
  },
  'self-sponsorship-management': {
    group: 'regras',
    title: 'Autopatrocínio',
    description: 'A taxa de quem sai da empresa e continua pagando.',
    keywords: ['desligamento', 'continuar'],
  },
  bpd: {
    group: 'regras',
    title: 'BPD',
    description: 'Taxas e direitos de quem espera o benefício proporcional diferido.',
    keywords: ['diferido', 'desligamento'],
  },
  indexadores: {
    group: 'regras',
    title: 'Indexadores',
    description: 'Índices de preços e de juros, mês a mês.',
    keywords: ['INPC', 'IPCA', 'IGP-M', 'CDI', 'Selic', 'correção', 'inflação', 'taxa'],
  },
  'investment-profile-management': {
    group: 'investimentos',
    title: 'Perfis de investimento',
    description: 'Perfis, valores da cota e em que períodos o participante pode trocar.',
    keywords: [
      'conservador',
      'moderado',
      'arrojado',
      'carteira',
      'cota',
      'rentabilidade',
      'período de alteração',
    ],
  },
  'perfil-investimento-questoes': {
    group: 'investimentos',
    title: 'Questionário de perfil',
    description: 'Perguntas e pontos que indicam um perfil ao participante.',
    keywords: ['suitability', 'perguntas', 'risco', 'pontuação'],
  },
  'importar-pessoas': {
    group: 'importacoes',
    title: 'Importar pessoas',
    description: 'Cadastro de participantes a partir de uma planilha.',
    keywords: ['carga', 'planilha', 'cadastro'],
  },
  'importar-recadastramento': {
    group: 'importacoes',
    title: 'Importar recadastramento',
    description: 'Campanha de recadastramento a partir de uma planilha.',
    keywords: ['carga', 'planilha', 'campanha'],
  },
  'importar-contribuicoes': {
    group: 'importacoes',
    title: 'Importar contribuições',
    description: 'Contribuições do mês a partir de uma planilha.',
    keywords: ['carga', 'planilha', 'folha'],
  },
  'baixas-contribuicoes': {
    group: 'importacoes',
    title: 'Baixas de contribuições',
    description: 'Boletos pagos: o arquivo de retorno do banco, conferido por duas pessoas.',
    keywords: ['boleto', 'pago', 'pagamento', 'retorno', 'CNAB', 'banco', 'liquidação', 'PIX'],
  },
  atas: {
    group: 'transparencia',
    title: 'Atas',
    description: 'As atas dos conselhos, da diretoria e do comitê, em PDF, e a partir de que dia são lidas.',
    keywords: ['reunião', 'conselho', 'deliberação', 'publicar', 'transparência', 'governança'],
  },
  fornecedores: {
    group: 'transparencia',
    title: 'Fornecedores',
    description: 'As empresas que prestam serviços aos planos, com contrato, contato e documento.',
    keywords: ['contrato', 'CNPJ', 'custódia', 'auditoria', 'gestor', 'prestador', 'transparência'],
  },
  permissoes: {
    group: 'acesso',
    title: 'Permissões',
    description: 'A partir de que nível o atendimento altera cada configuração.',
    keywords: ['nível', 'acesso', 'quem pode', 'direitos', 'atendente', 'administrador'],
  },
  'protecao-acesso': {
    group: 'acesso',
    title: 'Proteção do acesso',
    description: 'Por quantos dias um e-mail ou uma conta alterados há pouco são conferidos duas vezes.',
    keywords: ['segurança', 'fraude', 'senha', 'espera', 'troca de e-mail', 'conta bancária', 'identidade'],
  },
  'guarda-dados': {
    group: 'acesso',
    title: 'Guarda de dados',
    description: 'Por quanto tempo cada tipo de registro é guardado antes de ser apagado.',
    keywords: [
      'LGPD',
      'privacidade',
      'prazo',
      'retenção',
      'apagar',
      'excluir',
      'arquivo',
      'anos',
      'conversas',
    ],
  },
  auditoria: {
    group: 'acesso',
    title: 'Auditoria',
    description: 'O que foi feito no portal: quem fez, quando e com os dados de quem.',
    keywords: ['registro', 'histórico', 'acesso', 'quem alterou', 'trilha', 'log'],
  },
} as const satisfies Readonly<Record<SettingId, SettingText>>
