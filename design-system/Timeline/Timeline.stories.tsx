import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Dados/Timeline',
  component: Timeline,
  args: {
    label: 'Andamento da solicitação',
    events: [
      {
        id: '1',
        title: 'Solicitação enviada',
        when: '3 de nov. de 2026, 14h05',
        dateTime: '2026-11-03T14:05:00-03:00',
        actor: 'Ana Beatriz Lima',
        tone: 'success',
      },
      {
        id: '2',
        title: 'Devolvida para correção',
        when: '5 de nov. de 2026, 9h12',
        dateTime: '2026-11-05T09:12:00-03:00',
        actor: 'Karina Alves',
        tone: 'warning',
        children: 'O comprovante de residência está ilegível. Envie uma nova imagem.',
      },
      {
        id: '3',
        title: 'Em análise',
        when: '6 de nov. de 2026, 10h30',
        dateTime: '2026-11-06T10:30:00-03:00',
        tone: 'info',
        isCurrent: true,
      },
      { id: '4', title: 'Conclusão prevista', when: 'até 20 de nov. de 2026', dateTime: '2026-11-20' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Timeline {...args} label="Acabou de começar" events={args.events.slice(0, 1)} />
      <Narrow>
        <Timeline {...args} />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const IsAnOrderedList: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Andamento da solicitação' })).toBeVisible()
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('3 de nov. de 2026, 14h05')).toHaveAttribute(
      'datetime',
      '2026-11-03T14:05:00-03:00',
    )
  },
}
