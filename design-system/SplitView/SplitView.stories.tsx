import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Narrow } from '../story-frame/StoryFrame.tsx'
import { Text } from '../Text/Text.tsx'
import { SplitView } from './SplitView.tsx'

const asked = [
  { id: 'country', term: 'País', description: 'Portugal' },
  { id: 'since', term: 'Desde', description: '10/11/2026' },
]

const meta = {
  title: 'Estrutura/SplitView',
  component: SplitView,
  args: {
    children: (
      <Card title="O que foi declarado">
        <DescriptionList items={asked} layout="rows" />
      </Card>
    ),
    evidence: (
      <Card title="Comprovante">
        <Text>Conta de luz de outubro, em Lisboa.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof SplitView>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Narrow>
      <SplitView {...args}>
        <Card title="Nomes longos">
          <Text>
            Declaração de residência fiscal no exterior, com efeito desde o primeiro dia do mês seguinte
          </Text>
        </Card>
      </SplitView>
    </Narrow>
  ),
}

export const Surfaces: Story = {
  decorators: [onGrounds],
  args: { children: <Text>Mora em Portugal.</Text>, evidence: <Text>Conta de luz de outubro.</Text> },
}

const lines = Array.from({ length: 60 }, (_, place) => `Linha ${place + 1}`)

export const EvidenceStaysInSight: Story = {
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: {
    children: (
      <Card title="O que foi declarado">
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByText('Linha 50').scrollIntoView()
    const evidence = canvas.getByRole('heading', { name: 'Comprovante' }).getBoundingClientRect()
    await expect(evidence.top).toBeGreaterThan(0)
    await expect(evidence.bottom).toBeLessThan(globalThis.innerHeight)
  },
}

export const OnAPhoneItStandsUnderWhatWasSaid: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('heading', { name: 'O que foi declarado' }).getBoundingClientRect()
    const evidence = canvas.getByRole('heading', { name: 'Comprovante' }).getBoundingClientRect()
    await expect(evidence.top).toBeGreaterThan(said.bottom)
  },
}
