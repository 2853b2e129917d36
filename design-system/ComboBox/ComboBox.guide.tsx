import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Uma escolha de uma lista longa, encontrada ao escrever parte dela.',
  status: 'stable',
  use: ['Para mais de quinze opções que já estão na página: bancos, cidades de um estado.'],
  avoid: ['Listas curtas: use Select.', 'Listas que o servidor procura: use AsyncComboBox.'],
  dos: [{ text: 'Aceite partes do nome, sem acento.' }],
  donts: [{ text: 'Não use para textos livres: o que não é opção não fica.' }],
  keyboard: [
    ['Letras', 'Procuram na lista.'],
    ['Seta para baixo', 'Abre a lista e passa às opções.'],
    ['Enter', 'Escolhe.'],
    ['Esc', 'Fecha a lista.'],
  ],
}
