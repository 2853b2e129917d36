import { create } from 'storybook/theming'

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 32" width="240" height="32">
<rect width="32" height="32" rx="8" fill="#0b2e5f"/>
<path d="M9 22V10h8.2a4.9 4.9 0 0 1 0 9.8H13" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="9" cy="22" r="2" fill="#fff"/>
<text x="44" y="22" font-family="Poppins, Arial, sans-serif" font-weight="600" font-size="17" fill="#171613">Sistema de design</text>
</svg>`

/** Theme of Storybook's own interface: the portal's light colors, type and mark. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Sistema de design do Portal do Participante',
  brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  brandTarget: '_self',
  colorPrimary: '#0b2e5f',
  colorSecondary: '#0b2e5f',
  appBg: '#f8f7f4',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#e3e1dc',
  appBorderRadius: 10,
  fontBase: "'Poppins', ui-sans-serif, system-ui, sans-serif",
  textColor: '#2f2e2a',
  textMutedColor: '#5a5853',
  barTextColor: '#5a5853',
  barSelectedColor: '#0b2e5f',
  barHoverColor: '#0b2e5f',
  barBg: '#ffffff',
  inputBg: '#ffffff',
  inputBorder: '#82807b',
  inputTextColor: '#171613',
  inputBorderRadius: 10,
})
