import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Um dia, digitado ou escolhido no calendário.',
  status: 'stable',
  use: ['Para dias próximos de hoje: um pagamento, um agendamento.'],
  avoid: ['Nascimentos: use DateField.'],
  dos: [{ text: 'Limite os dias com `minValue` e `maxValue`.' }],
  donts: [{ text: 'Não obrigue a abrir o calendário.' }],
  keyboard: [
    ['Tab', 'Passa pelas partes e pelo calendário.'],
    ['Enter ou Espaço', 'Abre o calendário e escolhe o dia.'],
    ['Setas', 'Movem entre os dias.'],
    ['Page Up e Page Down', 'Mudam o mês.'],
    ['Esc', 'Fecha o calendário.'],
  ],
}
