import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../../Card/Card.tsx'
import { Grid, Narrow } from '../../story-frame/StoryFrame.tsx'
import { balance, byYear } from '../example-data.ts'
import { StackedArea } from '../StackedArea/StackedArea.tsx'
import { ChartFigure } from './ChartFigure.tsx'

const meta = {
  title: 'Gráficos/ChartFigure',
  component: ChartFigure,
  args: {
    finding: 'Em cinco anos, seu saldo foi de R$ 23 mil para R$ 145 mil',
    description: 'Posição no fim de cada mês. O rendimento já desconta a taxa de administração.',
    data: balance,
    hasTotal: true,
    children: <StackedArea data={balance} />,
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ChartFigure>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

const long =
  'Em cinco anos, com as suas contribuições, as da patrocinadora e o rendimento, seu saldo foi de R$ 23 mil para R$ 145 mil'

export const States: Story = {
  render: (args) => (
    <Grid>
      <ChartFigure {...args} description={undefined} hasTotal={false} />
      <Narrow>
        <ChartFigure {...args} finding={long} />
      </Narrow>
    </Grid>
  ),
}

export const SameDataAsATable: Story = {
  args: { data: byYear, children: <StackedArea data={byYear} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('figure')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }))
    const table = canvas.getByRole('table', { name: 'Entradas por ano' })
    const row = within(table).getByRole('row', { name: /^2022/ })
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')),
    ).toEqual(['R$ 8.918,00', 'R$ 7.441,00', 'R$ 5.200,00', 'R$ 21.559,00'])
    await expect(canvas.queryByRole('slider')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como gráfico' }))
    await expect(canvas.getByRole('slider')).toBeInTheDocument()
  },
}
