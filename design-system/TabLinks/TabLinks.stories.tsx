import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Grounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { TabLinks } from './TabLinks.tsx'

const meta = {
  title: 'Navegação/TabLinks',
  component: TabLinks,
  args: {
    label: 'Partes do extrato',
    current: 'movements',
    tabs: [
      { id: 'movements', label: 'Movimentos', href: '#movimentos', count: 22 },
      { id: 'balance', label: 'Saldo', href: '#saldo' },
      { id: 'returns', label: 'Rentabilidade', href: '#rentabilidade' },
    ],
  },
} satisfies Meta<typeof TabLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <TabLinks {...args} current="balance" />
      <Narrow>
        <TabLinks {...args} label="No celular" />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = {
  render: (args) => <Grounds>{(where) => <TabLinks {...args} label={where} />}</Grounds>,
}

export const LinksOfALandmark: Story = {
  play: async ({ canvas, userEvent }) => {
    const parts = within(canvas.getByRole('navigation', { name: 'Partes do extrato' }))
    const current = parts.getByRole('link', { name: /Movimentos/ })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(parts.getByRole('link', { name: 'Saldo' })).not.toHaveAttribute('aria-current')
    await userEvent.tab()
    await expect(current).toHaveFocus()
    await userEvent.tab()
    await expect(parts.getByRole('link', { name: 'Saldo' })).toHaveFocus()
  },
}
