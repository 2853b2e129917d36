import { pageTitles } from '#app/navigation/page-titles.ts'
import type { ThemeObstacle } from '#domain/themes/theme-obstacles.ts'

/** Every sentence of the theme settings. */
export const themeText = {
  title: pageTitles.themeSettings,
  lead: 'A cor, o logotipo e o fundo que os participantes de um plano veem.',
  back: 'Configurações',
  plan: 'Plano',
  readOnly:
    'Você pode consultar. Para preparar um tema é preciso o nível Cadastro; para publicar, Administrador.',
  look: 'Aparência',
  color: 'Cor principal',
  colorHelp: 'Como #RRGGBB. As outras cores saem desta, sempre com contraste suficiente.',
  colorUnreadable: 'Escreva a cor como #RRGGBB, por exemplo #0B3A82.',
  logo: 'Logotipo',
  logoHelp: 'PNG com fundo transparente, até 512 KB. Aparece sobre a barra clara e sobre a escura.',
  logoType: 'O logotipo precisa ser PNG.',
  background: 'Imagem de fundo',
  backgroundHelp:
    'PNG, JPG ou WebP, até 2 MB. Opcional. Aparece no início do portal; nenhum texto fica sobre ela.',
  backgroundType: 'O fundo precisa ser PNG, JPG ou WebP.',
  fileName: { logo: 'Logotipo', background: 'Imagem de fundo' },
  preview: 'Prévia',
  previewLead: 'É assim que o portal fica com o que está nesta página, salvo ou não.',
  schemes: { light: 'Modo claro', dark: 'Modo escuro' },
  automatic: (scheme: 'light' | 'dark') =>
    scheme === 'light'
      ? 'Com esta cor, os participantes veem o modo claro.'
      : 'Com esta cor, os participantes veem o modo escuro.',
  sample: {
    heading: 'Seu plano hoje',
    text: 'Você já guardou R$ 128.430,22 para o seu futuro.',
    link: 'Ver o extrato',
    primary: 'Solicitar',
    secondary: 'Simular',
    tag: 'Em análise',
    current: 'Início',
    other: 'Serviços',
  },
  report: 'Contraste',
  reportNoColor: 'Escreva uma cor para ver o contraste.',
  ink: (scheme: 'light' | 'dark', percent: string) =>
    `Logotipo sobre a barra ${scheme === 'light' ? 'clara' : 'escura'}: ${percent} do desenho se destaca.`,
  inkUnknown: 'O logotipo veio com a instalação e não foi medido.',
  obstaclesTitle: 'Ainda não dá para publicar',
  obstacles: {
    'color-unreadable': 'A cor não pôde ser lida. Escreva-a como #RRGGBB.',
    'contrast-light': 'A cor não atinge o contraste mínimo no modo claro.',
    'contrast-dark': 'A cor não atinge o contraste mínimo no modo escuro.',
    'logo-missing': 'Falta o logotipo.',
    'logo-hidden-light':
      'O logotipo quase não aparece sobre a barra clara. Use um com cores mais escuras ou com um fundo próprio.',
    'logo-hidden-dark':
      'O logotipo quase não aparece sobre a barra escura. Use um com cores mais claras ou com um fundo próprio.',
  } satisfies Record<ThemeObstacle, string>,
  state: {
    none: 'Nenhuma mudança em preparo.',
    saved: (when: string, who: string) => `Rascunho salvo em ${when} por ${who}.`,
    unsaved: 'Há mudanças que ainda não foram salvas.',
  },
  save: 'Salvar rascunho',
  saved: 'Rascunho salvo.',
  discard: 'Descartar rascunho',
  discarded: 'Rascunho descartado.',
  discardTitle: 'Descartar o rascunho?',
  discardText: 'As mudanças em preparo se perdem. O tema em vigor continua o mesmo.',
  keepDraft: 'Manter o rascunho',
  publish: 'Publicar',
  publishTitle: (plan: string) => `Publicar o tema do ${plan}?`,
  publishText: 'Os participantes do plano passam a ver este tema na próxima página que abrirem.',
  published: 'Tema publicado.',
  cancel: 'Voltar',
  newest: 'Ver a versão atual',
  history: 'Histórico',
  version: (number: number) => `Versão ${number}`,
  inForce: 'Em vigor',
  restoredFrom: (number: number) => `Repete a versão ${number}.`,
  installation: 'Instalação',
  restore: (number: number) => `Voltar à versão ${number}`,
  restoreTitle: (number: number) => `Voltar à versão ${number}?`,
  restoreText: 'Ela entra em vigor de novo, como uma versão nova. O rascunho, se houver, continua guardado.',
  restored: 'Versão anterior em vigor.',
  noPlansTitle: 'Nenhum plano cadastrado',
  noPlansText: 'Quando houver um plano, o tema dele é escolhido aqui.',
} as const
