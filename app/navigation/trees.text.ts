/** Names in the main navigation. */
export const navigationText = {
  home: 'Início',
  profile: 'Perfil',
  dependents: 'Dependentes',
  dependentsForTax: 'Dependentes de IR',
  dependentsForPension: 'Dependentes Previdencial',
  services: 'Serviços',
  documents: 'Documentos',
  chat: 'Chat',
  statement: 'Extrato',
  paySlip: 'Contracheque',
  requests: 'Solicitações',
  requestCentre: 'Central de solicitações',
  settings: 'Configurações',
} as const
