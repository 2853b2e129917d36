import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, Narrow } from '../story-frame/StoryFrame.tsx'
import { Meter } from './Meter.tsx'

const meta = {
  title: 'Dados/Meter',
  component: Meter,
  args: { label: 'Margem consignável usada', value: 45 },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Columns>
      <Meter label="Vazio" value={0} />
      <Meter label="Quase no limite" value={92} tone="warning" valueLabel="92% — restam R$ 240,00" />
      <Meter label="Acima do limite" value={100} tone="danger" valueLabel="Limite atingido" />
      <Narrow>
        <Meter
          label="Contribuição suplementar escolhida"
          value={5}
          maxValue={25}
          valueLabel="5% de até 25%"
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const SaysItsValue: Story = {
  args: { value: 4500, maxValue: 10_000, valueLabel: 'R$ 4.500 de R$ 10.000' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Margem consignável usada' })
    await expect(meter).toHaveAttribute('aria-valuenow', '4500')
    await expect(meter).toHaveAttribute('aria-valuetext', 'R$ 4.500 de R$ 10.000')
  },
}
