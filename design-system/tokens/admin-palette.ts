import type { NeutralPalette } from './color-contract.ts'
import { darkChart, darkStatus, lightChart, lightStatus } from './status.ts'

/** The accent of the admin side. Far from every plan colour, so nobody mistakes whose screen it is. */
export const adminAccent = '#5b3e96'

/** The admin side: cool neutrals and a dark top bar and sidebar, whatever the scheme. */
export const adminLight: NeutralPalette = {
  ground: {
    page: '#f6f5fa',
    surface: '#ffffff',
    raised: '#ffffff',
    field: '#ffffff',
    sunken: '#f0eff4',
    hover: '#f2f1f6',
    pressed: '#e7e6ed',
    inverse: '#29272f',
    scrim: 'rgb(22 18 34 / 0.5)',
  },
  text: { strong: '#16151a', body: '#2e2d32', muted: '#58575e', disabled: '#6c6b73', onInverse: '#f7f6fb' },
  line: { hairline: '#e1e0e7', control: '#807f87', strong: '#605f67' },
  focus: { ring: '#2457e6' },
  status: lightStatus,
  chrome: {
    ground: '#211c2e',
    text: '#f5f3fa',
    muted: '#bbb5c9',
    line: '#383147',
    hover: '#2f2940',
    active: '#4a3e69',
    onActive: '#ffffff',
    focus: '#b9a6ff',
  },
  chart: lightChart,
}

export const adminDark: NeutralPalette = {
  ground: {
    page: '#111014',
    surface: '#1a1a1e',
    raised: '#232227',
    field: '#141418',
    sunken: '#141418',
    hover: '#27262b',
    pressed: '#313136',
    inverse: '#f0eff4',
    scrim: 'rgb(0 0 0 / 0.65)',
  },
  text: { strong: '#f3f3f6', body: '#d7d7db', muted: '#b1b0b6', disabled: '#8d8c94', onInverse: '#16151a' },
  line: { hairline: '#323137', control: '#888790', strong: '#a8a7b0' },
  focus: { ring: '#8fb2ff' },
  status: darkStatus,
  chrome: {
    ground: '#1d1928',
    text: '#f5f3fa',
    muted: '#bbb5c9',
    line: '#332d42',
    hover: '#2b253a',
    active: '#4a3e69',
    onActive: '#ffffff',
    focus: '#b9a6ff',
  },
  chart: darkChart,
}
