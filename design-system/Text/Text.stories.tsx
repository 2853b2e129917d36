import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Narrow } from '../story-frame/StoryFrame.tsx'
import { Text, type TextProps } from './Text.tsx'

const variants = [
  'display',
  'heading',
  'title',
  'subtitle',
  'lead',
  'label',
  'body',
  'small',
  'caption',
] as const
const tones = ['strong', 'body', 'muted', 'brand', 'success', 'danger'] as const

const sentence = 'O saldo é atualizado no primeiro dia útil de cada mês, com a cota do mês anterior.'

const meta = {
  title: 'Fundamentos/Text',
  component: Text<'p'>,
  args: { children: sentence },
  argTypes: {
    variant: { control: 'select', options: variants },
    tone: { control: 'inline-radio', options: tones },
  },
} satisfies Meta<TextProps>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['!test'],
  args: { variant: 'body', tone: 'body' },
}

export const States: Story = {
  render: (args) => (
    <Stack gap="6">
      {variants.map((variant) => (
        <Text key={variant} variant={variant} hasMeasure>
          {variant}: sua contribuição de R$ 1.234,56 já está a caminho
        </Text>
      ))}
      {tones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
      <Narrow>
        <Text variant="small" breaksAnywhere>
          nome.de.pessoa.muito.comprido.mesmo.que.nao.cabe@entidade-de-previdencia.com.br
        </Text>
        <Text isSelectedWhole>2026.000123</Text>
      </Narrow>
    </Stack>
  ),
}

export const Surfaces: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          Seu saldo em {tone}
        </Text>
      ))}
    </>
  ),
  decorators: [onGrounds],
}

export const IsTheElementItSays: Story = {
  render: (args) => (
    <>
      <Text as="h2" variant="subtitle">
        Seu saldo
      </Text>
      <Text {...args} as="p" hasMeasure>
        {`${sentence} `.repeat(3)}
      </Text>
    </>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Seu saldo' })
    await expect(heading).toHaveStyle({ fontSize: '20px' })
    await expect(canvas.getByText(/^O saldo/).getBoundingClientRect().width).toBeLessThanOrEqual(672)
  },
}
