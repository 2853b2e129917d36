/** Every sentence of the shell. */
export const shellText = {
  navigation: 'Navegação principal',
  openMenu: 'Abrir o menu',
  menu: 'Menu',
  greeting: (firstName: string) => `Olá, ${firstName}`,
  portal: 'Portal do Participante',
  backOffice: 'Atendimento',
  homeLink: 'ir para o início',
  userMenu: (name: string) => `Menu de ${name}`,
  changePlan: 'Trocar de plano',
  changePassword: 'Alterar senha',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Escuro', system: 'Igual ao do aparelho' },
  signOut: 'Sair',
  enrolment: (enrolment: string) => `Matrícula ${enrolment}`,
  sessionEndsTitle: 'Sua sessão termina em 5 minutos',
  sessionEndsText:
    'Por segurança, a sessão dura uma hora. O que você já preencheu fica guardado neste aparelho até você entrar de novo.',
  sessionStay: 'Continuar aqui',
  sessionRenew: 'Entrar de novo agora',
} as const
