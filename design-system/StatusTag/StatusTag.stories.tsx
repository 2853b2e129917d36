import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HourglassIcon } from '../icons/icons.ts'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Narrow, Row } from '../story-frame/StoryFrame.tsx'
import { StatusTag } from './StatusTag.tsx'

const meta = {
  title: 'Dados/StatusTag',
  component: StatusTag,
  args: { children: 'Em análise', tone: 'info' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['neutral', 'info', 'success', 'warning', 'danger'] },
  },
} satisfies Meta<typeof StatusTag>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Row>
      <StatusTag>Rascunho</StatusTag>
      <StatusTag tone="info">Em análise</StatusTag>
      <StatusTag tone="success">Concluída</StatusTag>
      <StatusTag tone="warning" icon={HourglassIcon}>
        Aguardando você
      </StatusTag>
      <StatusTag tone="danger">Recusada</StatusTag>
      <Narrow>
        <StatusTag tone="warning">Devolvida para correção do comprovante de residência atualizado</StatusTag>
      </Narrow>
    </Row>
  ),
}

export const Surfaces: Story = { ...States, decorators: [onGrounds] }

export const IsReadAsItsWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Em análise')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
