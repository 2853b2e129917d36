import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Uma escolha de uma lista que o servidor procura.',
  status: 'stable',
  use: ['Para pessoas, bancos e cidades entre milhares.'],
  avoid: ['Listas que já estão na página: use ComboBox.'],
  dos: [{ text: 'Diga quantas letras são precisas para começar.' }],
  donts: [{ text: 'Não esconda uma falha da busca: diga e ofereça tentar de novo.' }],
  keyboard: [
    ['Letras', 'Procuram na lista.'],
    ['Seta para baixo', 'Abre a lista e passa às opções.'],
    ['Enter', 'Escolhe.'],
    ['Esc', 'Fecha a lista.'],
  ],
}
