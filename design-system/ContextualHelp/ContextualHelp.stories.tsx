import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { ContextualHelp } from './ContextualHelp.tsx'

const explanation = (
  <p>É o percentual do seu salário que vai para o plano todo mês. A patrocinadora acompanha até 5%.</p>
)

const meta = {
  title: 'Sobreposições/ContextualHelp',
  component: ContextualHelp,
  args: { title: 'Contribuição básica', children: explanation },
} satisfies Meta<typeof ContextualHelp>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <p>
        Contribuição básica <ContextualHelp {...args} />
      </p>
      <h2>
        Um título com ajuda <ContextualHelp {...args} />
      </h2>
      <Card tone="brand">
        <p>
          Sobre a cor do plano <ContextualHelp {...args} />
        </p>
      </Card>
      <Narrow>
        <p>
          Percentual da contribuição suplementar que a patrocinadora acompanha <ContextualHelp {...args} />
        </p>
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const ExplainsOnDemand: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ajuda: Contribuição básica' })
    await userEvent.click(button)
    const help = await screen.findByRole('dialog', { name: 'Contribuição básica' })
    await waitFor(() => expect(help).toBeVisible())
    await expect(help).toHaveTextContent('A patrocinadora acompanha até 5%.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
