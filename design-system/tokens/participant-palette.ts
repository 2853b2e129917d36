import type { NeutralPalette } from './color-contract.ts'
import { darkChart, darkStatus, lightChart, lightStatus } from './status.ts'
import { tokenVar } from './token-name.ts'

/**
 * The participant side: paper-warm neutrals, so that money is read on something calm and any plan
 * colour, cold or warm, stands out without shouting.
 */
export const participantLight: NeutralPalette = {
  ground: {
    page: '#f8f7f4',
    surface: '#ffffff',
    raised: '#ffffff',
    field: '#ffffff',
    sunken: '#f1f0ed',
    hover: '#f3f2ee',
    pressed: '#e9e7e2',
    inverse: '#2a2926',
    scrim: 'rgb(28 25 18 / 0.5)',
  },
  text: { strong: '#171613', body: '#2f2e2a', muted: '#5a5853', disabled: '#6d6b66', onInverse: '#f8f7f4' },
  line: { hairline: '#e3e1dc', control: '#82807b', strong: '#62605b' },
  focus: { ring: '#2457e6' },
  status: lightStatus,
  chrome: {
    ground: '#ffffff',
    text: '#171613',
    muted: '#5a5853',
    line: '#e9e7e2',
    hover: '#f3f2ee',
    active: tokenVar('color', 'brand', 'soft'),
    onActive: tokenVar('color', 'brand', 'text'),
    focus: '#2457e6',
  },
  chart: lightChart,
}

/** The same side at night: depth by lighter surfaces, text slightly softened so it does not glare. */
export const participantDark: NeutralPalette = {
  ground: {
    page: '#121110',
    surface: '#1b1a18',
    raised: '#242220',
    field: '#151412',
    sunken: '#151412',
    hover: '#282725',
    pressed: '#32312e',
    inverse: '#f1f0ed',
    scrim: 'rgb(0 0 0 / 0.65)',
  },
  text: { strong: '#f4f3f2', body: '#d9d7d4', muted: '#b3b1ad', disabled: '#8e8c88', onInverse: '#171613' },
  line: { hairline: '#33312e', control: '#8a8884', strong: '#aaa8a4' },
  focus: { ring: '#8fb2ff' },
  status: darkStatus,
  chrome: {
    ground: '#1b1a18',
    text: '#f4f3f2',
    muted: '#b3b1ad',
    line: '#2e2c29',
    hover: '#282725',
    active: tokenVar('color', 'brand', 'soft'),
    onActive: tokenVar('color', 'brand', 'text'),
    focus: '#8fb2ff',
  },
  chart: darkChart,
}
