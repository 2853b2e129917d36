import type { ThemeObstacle } from '#domain/settings/themes/theme-obstacles.ts'

export const themeSentences: Readonly<Record<ThemeObstacle, string>> = {
  'color-unreadable': 'Escreva a cor como #RRGGBB, por exemplo #0B3A82.',
  'contrast-light': 'Esta cor não atinge o contraste mínimo no modo claro.',
  'contrast-dark': 'Esta cor não atinge o contraste mínimo no modo escuro.',
  'logo-missing': 'Envie o logotipo do plano.',
  'logo-hidden-light':
    'O logotipo quase não aparece sobre a barra clara. Use um com cores mais escuras ou com um fundo próprio.',
  'logo-hidden-dark':
    'O logotipo quase não aparece sobre a barra escura. Use um com cores mais claras ou com um fundo próprio.',
}
