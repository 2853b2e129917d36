/** Every sentence of what there is to do on a participant's home. */
export const toDoText = {
  heading: 'O que você precisa fazer',
  nothing: 'Está tudo em dia. Não há nada para fazer agora.',
  pay: 'Pagar',
  see: 'Ver contribuição',
  correct: 'Corrigir',
  seeWhy: 'Ver o motivo',
  renew: 'Renovar',
  goOn: 'Continuar',
  seeOptions: 'Ver opções',
  seeProfiles: 'Ver perfis',
  purposes: {
    voluntaria: 'Contribuição',
    autopatrocinio: 'Contribuição',
    'taxa-bpd': 'Taxa do BPD',
  },
  late: (what: string, month: string) => `${what} de ${month} em atraso`,
  lateSince: (due: string, days: number) =>
    `Venceu em ${due}, há ${daysText(days)}. Valor de hoje, com encargos.`,
  open: (what: string, month: string) => `${what} de ${month}`,
  due: {
    2: (day: string) => `Vence em ${day}`,
    5: (day: string) => `Será debitada da sua conta em ${day}`,
  },
  suspended: 'Seu benefício está suspenso',
  suspendedSince: (day: string) => `Desde ${day}. Ele volta quando o seu recadastramento for aceito.`,
  reRegistration: {
    1: 'Faça seu recadastramento',
    2: 'Termine seu recadastramento',
    4: 'Corrija seu recadastramento',
  },
  reRegistrationAction: { 1: 'Começar', 2: 'Continuar', 4: 'Corrigir' },
  reRegistrationWhy: 'Confira seus dados e envie os documentos.',
  until: (day: string) => `Confira seus dados até ${day}`,
  suspendsOn: (day: string) => `O prazo terminou. Sem ele, seu benefício será suspenso em ${day}.`,
  returned: (kind: string) => `${kind}: sua solicitação voltou para correção`,
  refused: (kind: string) => `${kind}: sua solicitação não foi aceita`,
  protocol: (protocol: string) => `Protocolo ${protocol}`,
  answerUntil: (protocol: string, day: string) => `Protocolo ${protocol}. Responda até ${day}.`,
  refusedOn: (protocol: string, day: string) => `Protocolo ${protocol}, decidida em ${day}`,
  option: 'Escolha o que fazer com o seu plano',
  optionUntil: (day: string, days: number) =>
    days === 0 ? `Hoje, ${day}, é o último dia para escolher` : `Até ${day}: você tem ${daysText(days)}`,
  firstAccess: 'Termine seu primeiro acesso',
  firstAccessWhy: 'Faltam alguns passos para concluir.',
  declarations: {
    pep: 'Declaração de PEP',
    fatca: 'Declaração FATCA/CRS',
    'residente-exterior': 'Declaração de residência no exterior',
  },
  declaration: {
    'vence-em-breve': (what: string) => `${what} vence em breve`,
    vencida: (what: string) => `${what} vencida`,
  },
  declarationUntil: {
    'vence-em-breve': (day: string) => `Vale até ${day}`,
    vencida: (day: string) => `Valeu até ${day}. Faça uma nova.`,
  },
  window: 'Você pode trocar o perfil de investimentos',
  windowUntil: (day: string) => `O período vai até ${day}`,
} as const

function daysText(days: number): string {
  return days === 1 ? '1 dia' : `${days} dias`
}
