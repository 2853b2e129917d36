import { pageTitles } from '#app/navigation/page-titles.ts'
import { themeSentences } from '#contract/settings/themes.text.ts'

/** Every sentence of the theme settings. */
export const themeText = {
  title: pageTitles.themeSettings,
  lead: 'A cor, o logotipo e o fundo que os participantes de um plano veem.',
  back: 'Configurações',
  plan: 'Plano',
  readOnly:
    'Você pode consultar. Os níveis que preparam e publicam um tema estão em Configurações, Permissões.',
  theme: 'Aparência',
  color: 'Cor principal',
  colorHelp: 'Como #RRGGBB. As outras cores saem desta, sempre com contraste suficiente.',
  colorUnreadable: themeSentences['color-unreadable'],
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
  imageWaiting: 'O arquivo escolhido não foi recebido. Escolha outro ou retire o que está no campo.',
  discardTitle: 'Descartar o rascunho?',
  discardText: 'As mudanças em preparação se perdem. O tema em vigor continua o mesmo.',
  publishTitle: (plan: string) => `Publicar o tema do ${plan}?`,
  publishText: 'Os participantes do plano passam a ver este tema na próxima página que abrirem.',
  published: 'Tema publicado.',
  newest: 'Atualizar e manter minhas mudanças',
  version: (number: number) => `Versão ${number}`,
  inForce: 'Em vigor',
  restoredFrom: (number: number) => `Repete a versão ${number}.`,
  restore: (number: number) => `Voltar à versão ${number}`,
  restoreTitle: (number: number) => `Voltar à versão ${number}?`,
  restoreText: 'Ela entra em vigor de novo, como uma versão nova. O rascunho, se houver, continua guardado.',
  restored: 'Versão anterior em vigor.',
  noPlansTitle: 'Nenhum plano cadastrado',
  noPlansText: 'Quando houver um plano, o tema dele é escolhido aqui.',
} as const
