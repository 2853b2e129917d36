import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns } from '../story-frame/StoryFrame.tsx'
import { Skeleton } from './Skeleton.tsx'

const content = (
  <Card title="Seu saldo">
    <p>R$ 152.300,45</p>
    <p>Atualizado com a cota de outubro de 2026.</p>
    <Button>Ver extrato</Button>
  </Card>
)

const meta = {
  title: 'Estados/Skeleton',
  component: Skeleton,
  args: { isLoading: true, children: content },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Columns>
      <Skeleton isLoading>{content}</Skeleton>
      <Skeleton isLoading={false}>{content}</Skeleton>
      <Skeleton isLoading lines={4} />
    </Columns>
  ),
}

export const Surfaces: Story = { args: { children: undefined, lines: 3 }, decorators: [onGrounds] }

export const CannotBeReachedWhileLoading: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Carregando')).toBeInTheDocument()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const ShowsTheContent: Story = {
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ver extrato' })).toBeVisible()
  },
}
