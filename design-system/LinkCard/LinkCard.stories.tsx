import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Columns } from '../Columns/Columns.tsx'
import { CalculatorIcon, ClockIcon } from '../icons/icons.ts'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Narrow } from '../story-frame/StoryFrame.tsx'
import { LinkCard } from './LinkCard.tsx'

const meta = {
  title: 'Navegação/LinkCard',
  component: LinkCard,
  args: {
    href: '#simulador',
    title: 'Simulador de regime de tributação',
    text: 'Compare os dois regimes com os seus números.',
    icon: CalculatorIcon,
  },
} satisfies Meta<typeof LinkCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <>
      <Columns minWidth="wide" keepsWidth gap="4" align="stretch">
        <LinkCard {...args} />
        <LinkCard {...args} title="Resgate">
          <StatusTag icon={ClockIcon}>Em breve</StatusTag>
        </LinkCard>
        <LinkCard href="#fila" title="12 em análise" />
      </Columns>
      <Narrow>
        <LinkCard
          {...args}
          title="Acompanhamento da solicitação de alteração do percentual de contribuição"
          text="nome.de.pessoa.muito.comprido.mesmo.que.nao.cabe@entidade-de-previdencia.com.br"
        />
      </Narrow>
    </>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const IsPressedAnywhere: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Simulador de regime de tributação' })
    const { left, bottom } = canvas.getByText(/^Compare/).getBoundingClientRect()
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(link)
  },
}
