import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, Narrow } from '../story-frame/StoryFrame.tsx'
import { Text } from '../Text/Text.tsx'
import { Stack, type StackProps } from './Stack.tsx'

const meta = {
  title: 'Estrutura/Stack',
  component: Stack<'div'>,
  args: {
    children: (
      <>
        <Text as="h2" variant="subtitle">
          Sua contribuição
        </Text>
        <Text>Você contribui com 5% do salário todos os meses.</Text>
        <Button variant="secondary">Alterar percentual</Button>
      </>
    ),
  },
  argTypes: {
    gap: { control: 'select', options: ['0', '1', '2', '3', '4', '5', '6', '8', '10', '12'] },
    align: { control: 'inline-radio', options: ['stretch', 'start', 'center', 'end'] },
    width: { control: 'select', options: [undefined, 'narrow', 'medium', 'form', 'measure'] },
    marks: { control: 'select', options: [undefined, 'bullets', 'numbers'] },
  },
} satisfies Meta<StackProps>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Columns>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Card key={align} title={align} headingLevel={3}>
          <Stack {...args} align={align} />
        </Card>
      ))}
      {(['narrow', 'medium'] as const).map((width) => (
        <Stack key={width} {...args} width={width} />
      ))}
      {(['bullets', 'numbers'] as const).map((marks) => (
        <Stack key={marks} as={marks === 'numbers' ? 'ol' : 'ul'} gap="1" marks={marks}>
          <li>A equipe confere o pedido.</li>
          <li>Você recebe a decisão por e-mail.</li>
        </Stack>
      ))}
      <Narrow>
        <Stack gap="2">
          <Text>
            Acompanhamento da solicitação de alteração do percentual de contribuição de 01/02/2026 a
            31/01/2027
          </Text>
          <Text>nome.de.pessoa.muito.comprido.mesmo@entidade-de-previdencia.com.br</Text>
        </Stack>
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const IsAListWithOneDistance: Story = {
  render: () => (
    <Stack as="ul" gap="6" aria-label="Planos">
      <li>Plano HPE</li>
      <li>Plano DXC</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Planos' })).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(24, 1)
  },
}

export const IsNoWiderThanItSays: Story = {
  render: () => (
    <Stack role="group" aria-label="Ano" width="narrow">
      <Button variant="secondary">2026</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Ano' }).getBoundingClientRect().width).toBe(224)
    await expect(canvas.getByRole('button', { name: '2026' }).getBoundingClientRect().width).toBe(224)
  },
}

export const KeepsItsThingsAsTallAsTheyAre: Story = {
  render: () => (
    <div style={{ display: 'grid', blockSize: '20rem' }}>
      <Stack align="start">
        <Button>Enviar</Button>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enviar' }).getBoundingClientRect().height).toBe(48)
  },
}
