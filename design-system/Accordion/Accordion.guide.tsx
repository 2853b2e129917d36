import type { Guide } from '../docs/guide.ts'
import { Accordion } from './Accordion.tsx'
import { AccordionItem } from './AccordionItem.tsx'

export const guide: Guide = {
  summary: 'Mostra títulos e guarda os textos até que alguém os peça.',
  status: 'stable',
  use: [
    'Para perguntas e respostas, regras e explicações de valores.',
    'Quando cada pessoa precisa só de uma parte.',
  ],
  avoid: ['O que todos precisam ler: deixe à vista.', 'Vistas de uma mesma coisa: use Tabs.'],
  dos: [
    {
      text: 'Escreva títulos que dizem o que há dentro.',
      example: (
        <Accordion>
          <AccordionItem title="Quando posso resgatar?" headingLevel={4}>
            Depois do desligamento da empresa.
          </AccordionItem>
        </Accordion>
      ),
    },
  ],
  donts: [{ text: 'Não esconda um erro nem um campo obrigatório.' }],
  keyboard: [
    ['Tab', 'Passa pelos títulos.'],
    ['Enter ou Espaço', 'Abre ou fecha o texto.'],
  ],
}
