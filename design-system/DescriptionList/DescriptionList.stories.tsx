import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Dados/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { id: 'name', term: 'Nome completo', description: 'Ana Beatriz Lima' },
      { id: 'cpf', term: 'CPF', description: '529.982.247-25', isNumeric: true },
      { id: 'plan', term: 'Plano', description: 'HPE · 100234' },
      { id: 'mail', term: 'E-mail', description: 'ana.beatriz.lima.contribuinte@exemplo.com.br' },
      { id: 'phone', term: 'Telefone', description: '' },
    ],
  },
  argTypes: { layout: { control: 'inline-radio', options: ['grid', 'rows'] } },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Card title="Dados pessoais">
        <DescriptionList {...args} />
      </Card>
      <Card title="Revise antes de enviar">
        <DescriptionList {...args} layout="rows" />
      </Card>
      <Narrow>
        <DescriptionList {...args} layout="rows" />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const TermsAndDescriptions: Story = {
  args: { items: [...meta.args.items, false, null] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5)
    await expect(canvas.getAllByRole('definition').map((item) => item.textContent)).toContain('–')
  },
}
