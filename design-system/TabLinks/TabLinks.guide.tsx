import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Vistas de uma mesma coisa, cada uma com seu endereço.',
  status: 'stable',
  use: ['De duas a cinco vistas que se quer guardar, enviar a alguém ou reencontrar com Voltar.'],
  avoid: ['Vistas sem endereço: use Tabs.', 'Passos em ordem: use Steps.'],
  dos: [{ text: 'Ponha primeiro a vista mais procurada; ela é a do endereço sem nada.' }],
  donts: [{ text: 'Não esconda em uma aba o que é preciso comparar com outra.' }],
  keyboard: [
    ['Tab', 'Passa de um link a outro.'],
    ['Enter', 'Abre a vista.'],
  ],
}
