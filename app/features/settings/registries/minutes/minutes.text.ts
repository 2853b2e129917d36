export const minutesText = {
  publishedRefused: 'Seu nível não publica atas. O nível que publica está em Configurações, Permissões.',
} as const
