import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, Narrow } from '../story-frame/StoryFrame.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Estados/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nenhuma pessoa foi encontrada',
    children: 'Não encontramos nada com esse termo. Por favor, tente novamente.',
    illustration: 'search',
    action: <Button variant="secondary">Limpar a busca</Button>,
  },
  argTypes: {
    illustration: { control: 'inline-radio', options: ['nothing', 'search', 'done', 'offline', 'messages'] },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Columns>
      <EmptyState title="Você ainda não tem nenhuma notificação" />
      <EmptyState illustration="search" title="Nenhuma pessoa foi encontrada" />
      <EmptyState illustration="done" title="Tudo em dia" />
      <EmptyState illustration="offline" title="Não foi possível carregar">
        Verifique sua conexão.
      </EmptyState>
      <EmptyState illustration="messages" title="Nenhuma conversa ainda" />
      <Narrow>
        <EmptyState {...args} />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const StatesOnYellowAtNight: Story = {
  ...States,
  globals: { plan: 'yellow', scheme: 'dark' },
}

export const HasAHeading: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Nenhuma pessoa foi encontrada' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
