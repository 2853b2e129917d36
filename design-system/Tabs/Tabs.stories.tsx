import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Navegação/Tabs',
  component: Tabs,
  args: {
    label: 'Dependentes',
    onSelect: fn(),
    tabs: [
      { id: 'tax', label: 'Imposto de renda', count: 2, children: <p>Dois dependentes de IR.</p> },
      { id: 'pension', label: 'Previdencial', children: <p>Nenhum dependente previdencial.</p> },
      { id: 'past', label: 'Encerrados', isDisabled: true, children: <p>Nada aqui.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Tabs {...args} tabs={args.tabs.slice(0, 1)} />
      <Narrow>
        <Tabs {...args} />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const MovedByArrowKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: /Imposto de renda/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Previdencial' })).toHaveAttribute('aria-selected', 'true')
    await expect(args.onSelect).toHaveBeenLastCalledWith('pension')
    await expect(canvas.getByRole('tabpanel', { name: 'Previdencial' })).toHaveTextContent(
      'Nenhum dependente',
    )
  },
}
