import type { HelpChannelData } from '#contract/publications/help-channels.ts'

/** How the invented entity is reached: numbers and addresses that nobody has. */
export const demoHelpChannels: readonly HelpChannelData[] = [
  {
    nome: 'Central de atendimento',
    telefone: '0800 000 0000',
    email: 'atendimento@exemplo.example',
    horario: 'Segunda a sexta, das 8h às 18h',
    ordem: 1,
  },
  {
    nome: 'Ouvidoria',
    telefone: '0800 000 0001',
    email: 'ouvidoria@exemplo.example',
    horario: 'Para quem já falou com o atendimento e não ficou satisfeito',
    ordem: 2,
  },
]
