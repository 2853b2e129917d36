import type { ThemeEdition, ThemeImage } from '#contract/settings/themes.ts'

/** A logo that is seen by day and by night. */
export const drawing: ThemeImage = {
  imagem: 'ab'.repeat(32),
  tipo: 'image/png',
  bytes: 18_420,
  largura: 192,
  altura: 192,
  visivel: { claro: 0.92, escuro: 0.41 },
}

/** White ink: nothing of it is seen on the light bar. */
export const hiddenByDay: ThemeImage = {
  ...drawing,
  imagem: 'cd'.repeat(32),
  visivel: { claro: 0, escuro: 1 },
}

/** A plan's theme after two publications, without a draft. */
export const edition: ThemeEdition = {
  plano: { id: 1, nome: 'HPE' },
  rascunho: null,
  historico: [
    {
      id: 12,
      numero: 3,
      cor_primaria: '#0B3A82',
      logo: drawing,
      background: null,
      publicadoEm: '2026-11-20T13:05:00.000Z',
      publicadoPor: 'Marta Siqueira',
      restauradaDe: 1,
    },
    {
      id: 9,
      numero: 2,
      cor_primaria: '#7A1FA2',
      logo: drawing,
      background: null,
      publicadoEm: '2026-11-18T18:30:00.000Z',
      publicadoPor: 'Marta Siqueira',
      restauradaDe: null,
    },
    {
      id: 1,
      numero: 1,
      cor_primaria: '#0B3A82',
      logo: drawing,
      background: null,
      publicadoEm: '2025-10-07T15:00:00.000Z',
      publicadoPor: null,
      restauradaDe: null,
    },
  ],
}

/** The same with a draft in another colour. */
export const withDraft: ThemeEdition = {
  ...edition,
  rascunho: {
    versao: 7,
    cor_primaria: '#FDB913',
    logo: drawing,
    background: null,
    alteradoEm: '2026-11-21T12:00:00.000Z',
    alteradoPor: 'Luiz Barbosa',
  },
}
