import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { MovementsView } from './Movements.tsx'
import { afterSwitch, firstPage, noLines, threeMonths, usualSearch } from './statement.fixtures.ts'

const meta = {
  title: 'Páginas/Extrato/Movimentos',
  component: MovementsView,
  args: {
    options: threeMonths.opcoes,
    lines: firstPage,
    search: usualSearch,
    input: { periodo: '12-meses', conta: 'basica', pagina: 0 },
    onFilter: fn(),
    hrefOfPage: (page) => `/services/extrato-contribuicao?pagina=${page}`,
  },
  decorators: [withRouter(['/services', '/services/extrato-contribuicao']), withSession()],
} satisfies Meta<typeof MovementsView>

export default meta
type Story = StoryObj<typeof meta>

export const Narrowed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('26 movimentos, de 12/2025 a 11/2026')
    await expect(
      canvas.getByText(/Saldo inicial: R\$\s0,00\. Saldo final: R\$\s2\.864,93, em 30\/10\/2026\./),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Baixar o extrato em PDF' })).toHaveAttribute(
      'href',
      '/arquivos/extrato/pdf?periodo=12-meses&conta=basica&vinculo=1',
    )
    await userEvent.click(canvas.getByRole('button', { name: /Tipo de movimento/ }))
    await userEvent.click(
      within(document.body).getByRole('option', { name: 'Contribuição da patrocinadora' }),
    )
    await expect(args.onFilter).toHaveBeenCalledWith({ tipo: 'CP' })
  },
}

/** Each line says how its quotas and the balance after it came to be. */
export const LineExplained: Story = {
  play: async ({ canvas, userEvent }) => {
    const quotas = /R\$\s201,58 ÷ R\$\s2,10430000 = 95,79432590/
    for (const formula of canvas.getAllByText(quotas)) await expect(formula).not.toBeVisible()
    await userEvent.click(canvas.getByLabelText('Contribuição básica, 30/10/2026'))
    const shown = canvas.getAllByText(quotas).filter((formula) => formula.checkVisibility())
    await expect(shown).toHaveLength(1)
    const detail = within(shown[0]?.closest('tr') ?? canvas.getByRole('table'))
    await expect(detail.getByText(/191,58865180 × R\$\s2,10430000 = R\$\s403,16/)).toBeVisible()
    await expect(detail.getByText(/o dia do crédito: não muda mais\./)).toBeVisible()
  },
}

export const OfTheWholePeriod: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Totais por tipo' }))
    const totals = canvas.getByRole('table', { name: 'Totais por tipo' })
    await expect(within(totals).getByRole('row', { name: /Contribuição básica/ })).toHaveTextContent('13')
    await expect(canvas.getByRole('button', { name: 'Rentabilidade no período: 1,06%' })).toBeVisible()
  },
}

export const MonthsOfOnesOwn: Story = {
  args: { search: { ...usualSearch, periodo: 'outro', de: '2026-05', ate: '2026-04' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('O último mês vem antes do primeiro.')).toBeVisible()
    const until = canvas.getByRole('textbox', { name: 'Até' })
    await userEvent.clear(until)
    await userEvent.type(until, '092026')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ate: '2026-09' })
  },
}

export const AfterASwitchOfProfile: Story = {
  args: { lines: afterSwitch },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Movimentos' })
    await expect(within(table).getByText('Troca de perfil: saída')).toBeVisible()
    await expect(within(table).getByText('Troca de perfil: entrada')).toBeVisible()
    await expect(within(table).getByText('Estorno: Contribuição básica')).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { lines: noLines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Escolha outro período, conta ou tipo/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Baixar/ })).toBeNull()
  },
}

/** Two lines a movement: what it is and its amount, when and the balance after it. */
export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <MovementsView {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Movimentos' }))
    const [row] = table.getAllByRole('row').slice(1)
    if (!row) throw new Error('there is no movement')
    await expect(row.getBoundingClientRect().height).toBeLessThan(125)
    await expect(within(row).getByText(/^R\$\s201,58$/)).toBeVisible()
    await expect(within(row).queryByText('95,79432590')).not.toBeVisible()
  },
}
