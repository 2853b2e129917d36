/**
 * Pages below `/settings`, by their slugs, the payments of slips that are recorded, and the levels of who may change
 * what.
 */
export const settingIds = [
  'theme-settings',
  'beneficios',
  'services-management',
  'onboarding-management',
  'perfil-investimento-questoes',
  'investment-profile-management',
  'contribution-management',
  'resgate',
  'portability-management',
  'self-sponsorship-management',
  'bpd',
  'emails',
  // Beyond the product's list: what became of every e-mail.
  'emails-enviados',
  'esteira',
  'importar-pessoas',
  'importar-recadastramento',
  'importar-contribuicoes',
  'baixas-contribuicoes',
  'configurar-carrossel',
  // Beyond the product's list: how the entity is reached.
  'canais-de-ajuda',
  // And how it answers.
  'respostas-prontas',
  'horario-atendimento',
  // And to which other entities savings can be taken.
  'entidades-previdencia',
  'indexadores',
  // And what participants read of its meetings and of who works for it.
  'atas',
  'fornecedores',
  'permissoes',
  // And how somebody's access is kept from others.
  'protecao-acesso',
  // And for how long what is known of people is kept.
  'guarda-dados',
  // And what was done, by whom, and to whom.
  'auditoria',
] as const

export type SettingId = (typeof settingIds)[number]
