import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Kbd } from './Kbd.tsx'

const meta = {
  title: 'Dados/Kbd',
  component: Kbd,
  args: { caps: ['J'] },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Grid>
      <p>
        Próxima <Kbd caps={['J']} />
      </p>
      <Narrow>
        <p>
          Defere esta solicitação e abre a próxima da mesma lista, na ordem do prazo{' '}
          <Kbd caps={['Shift', 'D']} />
        </p>
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const ReadsAsOnePress: Story = {
  args: { caps: ['Shift', 'D'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shift').parentElement).toHaveTextContent('Shift + D')
  },
}
