/** What the portal is called in every title. */
export const portalName = 'Portal do Participante'

/**
 * Titles of the pages that are no service (specification section 2). They stand alone because every route's title is in the first
 * bundle of every page: a feature's whole text file must not come along.
 */
export const pageTitles = {
  home: 'Início',
  signIn: 'Entrar',
  password: 'Alterar senha',
  personalProfile: 'Perfil',
  personalProfileSecurity: 'Segurança do perfil',
  personalProfilePrivacy: 'Privacidade do perfil',
  onboarding: 'Primeiro acesso',
  invitation: 'Convite',
  benefitSimulator: 'Simulador de benefício',
  services: 'Serviços',
  requests: 'Acompanhar solicitações',
  requestCentre: 'Central de solicitações',
  requestReceived: 'Pedido recebido',
  conversation: 'Chat',
  loanBills: 'Boletos do empréstimo',
  documents: 'Documentos',
  exitStatement: 'Extrato de desligamento',
  accessRecord: 'Quem acessou meus dados',
  themeSettings: 'Tema do plano',
  contributionManagement: 'Regras de contribuição',
  servicesManagement: 'Regras de serviços',
  benefitManagement: 'Regras de benefícios',
  exitManagement: 'Regras de desligamento e resgate',
  portabilityManagement: 'Regras de portabilidade',
  selfSponsorshipManagement: 'Regras de autopatrocínio',
  deferralManagement: 'Regras do BPD',
  questionnaireManagement: 'Questionário de perfil',
  sentEmails: 'E-mails enviados',
  indexers: 'Indexadores',
  paymentClearings: 'Baixas de contribuições',
  helpChannels: 'Canais de ajuda',
  cannedReplies: 'Respostas prontas',
  pensionEntities: 'Entidades de previdência',
  openingHours: 'Horário de atendimento',
  permissions: 'Permissões',
  reRegistration: 'Recadastramento',
  notificationCentre: 'Central de notificações',
  notFound: 'Página não encontrada',
  serverError: 'Erro no servidor',
  development: 'Em construção',
} as const
