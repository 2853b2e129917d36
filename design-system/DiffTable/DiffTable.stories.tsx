import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { DiffTable } from './DiffTable.tsx'

const meta = {
  title: 'Dados/DiffTable',
  component: DiffTable,
  args: {
    caption: 'O que muda para Ana Beatriz Lima',
    differences: [
      { id: 'salary', label: 'Salário', before: 'R$ 10.000,00', after: 'R$ 12.000,00' },
      { id: 'phone', label: 'Telefone', before: null, after: '(11) 91234-5678' },
      { id: 'sponsor', label: 'Patrocinadora', before: 'HP Brasil', after: null },
      {
        id: 'mail',
        label: 'E-mail',
        before: 'ana@exemplo.com.br',
        after: 'ana.beatriz.lima.contribuinte@exemplo.com.br',
      },
    ],
  },
} satisfies Meta<typeof DiffTable>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <Card title="Ana Beatriz Lima">
        <DiffTable {...args} />
      </Card>
      <Narrow>
        <DiffTable {...args} />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

/** Each row is named by what changes, and says what is not there in words. */
export const BeforeAndAfter: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'O que muda para Ana Beatriz Lima' }))
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Informação',
      'Antes',
      'Depois',
    ])
    const cells = within(table.getByRole('row', { name: /^Telefone/ })).getAllByRole('cell')
    await expect(cells.map((cell) => cell.textContent)).toEqual(['vazio', '(11) 91234-5678'])
    await expect(
      within(table.getByRole('row', { name: /^Salário/ })).getByRole('deletion'),
    ).toHaveTextContent('R$ 10.000,00')
  },
}
