export const verdictsText = {
  title: 'Conferência item a item',
  lead: 'O que estiver a corrigir já vem marcado quando você devolve.',
  names: { unseen: 'Falta ver', right: 'Certo', wrong: 'A corrigir' },
  seen: (seen: number, all: number) => `${seen} de ${all} vistos`,
  note: (item: string) => `O que corrigir em “${item}”`,
} as const
