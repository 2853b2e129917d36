import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { InlineMessage } from './InlineMessage.tsx'

const meta = {
  title: 'Estados/InlineMessage',
  component: InlineMessage,
  args: { children: 'Formatos válidos: PNG, JPG, PDF até 10MB' },
  argTypes: { tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'danger'] } },
} satisfies Meta<typeof InlineMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Grid>
      <InlineMessage>O vencimento é sempre no dia 10.</InlineMessage>
      <InlineMessage tone="success">CEP encontrado.</InlineMessage>
      <InlineMessage tone="warning">Este percentual reduz a contribuição da patrocinadora.</InlineMessage>
      <InlineMessage tone="danger">O arquivo passou de 10 MB.</InlineMessage>
      <Narrow>
        <InlineMessage tone="warning">
          Um texto longo, que passa de uma linha e mantém o ícone junto da primeira, como nos campos.
        </InlineMessage>
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { ...States, decorators: [onGrounds] }

export const CanBeAnnounced: Story = {
  args: { live: 'polite', tone: 'success', children: 'CEP encontrado.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('CEP encontrado.')
  },
}
