import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Estados/ProgressBar',
  component: ProgressBar,
  args: { label: 'Enviando o documento', value: 40 },
  decorators: [inForm],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Columns>
      <ProgressBar label="No começo" value={0} />
      <ProgressBar label="Enviando o documento" value={40} />
      <ProgressBar label="Pronto" value={100} />
      <ProgressBar label="Etapas" value={2} maxValue={5} valueLabel="Passo 2 de 5" />
      <ProgressBar label="Sem fim conhecido" />
      <ProgressBar aria-label="Sem rótulo visível" value={70} />
      <Narrow>
        <ProgressBar
          label="Importando as contribuições de novembro da patrocinadora"
          value={812}
          maxValue={10000}
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const SaysItsValue: Story = {
  args: { value: 2, maxValue: 5, valueLabel: 'Passo 2 de 5' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Enviando o documento' })
    await expect(bar).toHaveAttribute('aria-valuenow', '2')
    await expect(bar).toHaveAttribute('aria-valuetext', 'Passo 2 de 5')
  },
}
