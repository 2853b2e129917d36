import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onGroundsAndChrome } from '../story-frame/Grounds.tsx'
import { Row } from '../story-frame/StoryFrame.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Estados/Spinner',
  component: Spinner,
  argTypes: { size: { control: 'inline-radio', options: ['small', 'medium', 'large'] } },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Row>
      <Spinner size="small" />
      <Spinner label="Buscando o endereço" />
      <Spinner size="large" />
      <PageSpinner label="Carregando a página" />
    </Row>
  ),
}

export const Surfaces: Story = { ...States, decorators: [onGroundsAndChrome] }

export const SaysWhatIsAwaited: Story = {
  args: { label: 'Buscando o endereço' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Buscando o endereço' })
    await expect(bar).not.toHaveAttribute('aria-valuenow')
  },
}
