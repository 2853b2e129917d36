import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Narrow } from '../story-frame/StoryFrame.tsx'
import { Text } from '../Text/Text.tsx'
import { Cluster, type ClusterProps } from './Cluster.tsx'

const meta = {
  title: 'Estrutura/Cluster',
  component: Cluster<'div'>,
  args: {
    children: (
      <>
        <Button>Enviar</Button>
        <Button variant="secondary">Salvar rascunho</Button>
        <Button variant="quiet">Cancelar</Button>
      </>
    ),
  },
  argTypes: {
    gap: { control: 'select', options: ['0', '1', '2', '3', '4', '6', '8'] },
    align: { control: 'inline-radio', options: ['stretch', 'start', 'center', 'end', 'baseline'] },
    justify: { control: 'inline-radio', options: ['start', 'center', 'end', 'between'] },
  },
} satisfies Meta<ClusterProps>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Stack gap="6">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Cluster key={justify} {...args} justify={justify} />
      ))}
      <Cluster justify="between" align="baseline">
        <Text as="h2" variant="title">
          Solicitações
        </Text>
        <StatusTag tone="info">3 em andamento</StatusTag>
      </Cluster>
      <Narrow>
        <Cluster {...args} />
        <Cluster gap="6" rowGap="1">
          <Text>Acompanhamento da solicitação de alteração do percentual</Text>
          <StatusTag tone="warning">Falta um documento</StatusTag>
        </Cluster>
      </Narrow>
    </Stack>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const GoesOnInANewLine: Story = {
  render: (args) => (
    <Narrow>
      <Cluster {...args} role="group" aria-label="Próximo passo" />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Próximo passo' })
    const buttons = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(buttons.at(-1)?.top ?? 0).toBeGreaterThan(buttons[0]?.bottom ?? 0)
    await expect(group.scrollWidth).toBe(group.clientWidth)
  },
}

export const StandsInAColumnOnAPhone: Story = {
  args: { isStackedOnPhone: true, role: 'group', 'aria-label': 'Próximo passo' },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('group', { name: 'Próximo passo' }).getBoundingClientRect()
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().width).toBe(width)
  },
}
