/** Pages that whoever saves is offered in each plan, in parts that one test looks through. */
export const savingPages = {
  'to begin with': [
    '/',
    '/meu-plano',
    '/services',
    '/services/requests',
    '/perfil',
    '/perfil/seguranca',
    '/perfil/privacidade',
    '/perfil/acessos',
    '/development',
  ],
  'to read': [
    '/services/extrato-contribuicao',
    '/services/report-income',
    '/services/atas',
    '/services/fornecedores',
  ],
  'to decide': [
    '/services/alterar-contribuicao',
    '/services/suspend-contribution',
    '/services/emprestimos',
    '/services/perfil-investimentos',
    '/services/regime-tributacao',
    '/services/simulador-regime-tributacao',
    '/services/simulador-beneficio',
  ],
  'to declare': ['/services/pep', '/services/fatca', '/services/residente-exterior', '/dependentes'],
  'to talk and to be told': ['/chat', '/documents', '/notification-management'],
}
/** Services of some plans only. */
export const invitedPages = {
  'of this plan': ['/services/gerar-contribuicao', '/services/convidar-participante'],
}
/** Services of who is in benefit. */
export const assistedPages = [
  '/services/contracheque',
  '/services/alteracao-renda',
  '/services/suspend-benefit',
  '/services/report-income',
  '/services/exemption-65',
  '/services/exemption-65?motivo=doenca',
  '/dependentes?tipo=previdencial',
]
/** Services of who left the sponsor and may retire. */
export const retiringPages = ['/services/benefit-request']
/** Services of who left the sponsor and is deciding. */
export const leaverPages = [
  '/saida',
  '/services',
  '/services/resgate',
  '/services/portabilidade',
  '/services/bpd',
  '/services/autopatrocinio',
  '/documents/extrato-desligamento',
]
export const attendantPages = [
  '/',
  '/request-management',
  '/settings',
  '/settings/theme-settings',
  '/settings/contribution-management',
  '/settings/services-management',
  '/settings/beneficios',
  '/settings/resgate',
  '/settings/indexadores',
  '/settings/respostas-prontas',
  '/settings/entidades-previdencia',
  '/settings/horario-atendimento',
  '/settings/emails-enviados',
  '/chat',
  '/notification-management',
]
/** Those of the settings by which the fund is run, of who may see all of them. */
export const fundPages = [
  '/settings/atas',
  '/settings/atas?item=novo',
  '/settings/fornecedores',
  '/settings/auditoria',
  '/settings/baixas-contribuicoes',
  '/settings/bpd',
  '/settings/canais-de-ajuda',
  '/settings/configurar-carrossel',
  '/settings/configurar-carrossel?item=novo',
  '/settings/emails',
  '/settings/esteira',
  '/settings/importar-contribuicoes',
  '/settings/importar-pessoas',
  '/settings/importar-recadastramento',
  '/settings/indexadores/importar',
  '/settings/investment-profile-management',
  '/settings/investment-profile-management?aba=periodos',
  '/settings/investment-profile-management?idPerfil=3',
  '/settings/investment-profile-management?perfil=novo',
  '/settings/onboarding-management',
  '/settings/perfil-investimento-questoes',
  '/settings/permissoes',
  '/settings/protecao-acesso',
  '/settings/guarda-dados',
  '/settings/portability-management',
  '/settings/self-sponsorship-management',
]
/** Pages that nobody has to sign in for. */
export const publicPages = ['/login', '/alterar-senha', '/confirmar-email', '/recadastramento']

/** All of them. */
export const pagesFitForAll: readonly string[] = [
  ...Object.values({ ...savingPages, ...invitedPages }).flat(),
  ...assistedPages,
  ...retiringPages,
  ...leaverPages,
  ...attendantPages,
  ...fundPages,
  ...publicPages,
]
