import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'
import { Card } from '../../Card/Card.tsx'
import { Grid, Narrow } from '../../story-frame/StoryFrame.tsx'
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx'
import { portfolio } from '../example-data.ts'
import { Donut } from './Donut.tsx'

const meta = {
  title: 'Gráficos/Donut',
  component: Donut,
  args: { data: portfolio },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Donut>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }
export const AtNight: Story = { globals: { scheme: 'dark' } }

export const States: Story = {
  render: ({ data }) => (
    <Grid>
      <Donut data={{ ...data, label: 'Só uma parte', points: data.points.slice(0, 1) }} />
      <Donut
        data={{ ...data, label: 'Nada', points: data.points.map((point) => ({ ...point, values: {} })) }}
      />
      <Narrow>
        <Donut data={data} />
      </Narrow>
    </Grid>
  ),
}

export const ReadByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('group', { name: 'Onde está o seu dinheiro' })
    await expect(within(chart).getByText('Total')).toBeVisible()
    const slider = canvas.getByRole('slider', { name: 'Explorar o gráfico: Onde está o seu dinheiro' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Renda fixa: .*; 60%$/))
    await expect(within(chart).queryByText('Total')).toBeNull()
    await fireEvent.change(slider, { target: { value: '1' } })
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Renda variável: .*; 20%$/))
    await userEvent.tab()
    await expect(within(chart).getByText('Total')).toBeVisible()
  },
}

export const InAFigure: Story = {
  render: (args) => (
    <ChartFigure
      finding="Seis em cada dez reais estão em renda fixa"
      description="Posição em 31 de outubro de 2026."
      data={args.data}
      hasShare
    >
      <Donut {...args} />
    </ChartFigure>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }))
    const table = canvas.getByRole('table', { name: 'Onde está o seu dinheiro' })
    const cells = (name: RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.replaceAll(/\s/g, ' '))
    await expect(cells(/^Renda variável/)).toEqual(['R$ 30.460,09', '20%'])
    await expect(cells(/^Total/)).toEqual(['R$ 152.300,45', '100%'])
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como gráfico' }))
    await expect(canvas.getByRole('list', { name: 'Onde está o seu dinheiro' })).toBeVisible()
  },
}
