/** The sponsor's match. */
export const matchText = {
  matches: 'A patrocinadora contribui também',
  rate: 'Contrapartida sobre a básica',
  ceiling: 'Até esta básica',
  ceilingHelp: 'Deixe em branco para acompanhar toda a básica.',
} as const
