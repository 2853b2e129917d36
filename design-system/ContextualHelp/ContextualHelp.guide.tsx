import type { Guide } from '../docs/guide.ts'
import { ContextualHelp } from './ContextualHelp.tsx'

export const guide: Guide = {
  summary: 'Um ponto de interrogação ao lado de uma palavra, que a explica a pedido.',
  status: 'stable',
  use: ['Para termos da previdência: cota, portabilidade, carência.'],
  avoid: ['O que todos precisam saber: escreva na página.'],
  dos: [
    {
      text: 'Explique em duas frases, com um exemplo.',
      example: (
        <ContextualHelp title="O que é a cota?">
          É a fração em que o patrimônio do plano se divide.
        </ContextualHelp>
      ),
    },
  ],
  donts: [{ text: 'Não ponha um em cada campo: reescreva os rótulos.' }],
  keyboard: [
    ['Enter ou Espaço', 'Abre.'],
    ['Esc', 'Fecha.'],
  ],
}
