import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { StatementView } from './StatementView.tsx'
import {
  afterSwitch,
  firstPage,
  noLines,
  nothingYet,
  regressiveInBenefit,
  threeMonths,
  usualSearch,
} from './statement.fixtures.ts'

const meta = {
  title: 'Páginas/Extrato',
  component: StatementView,
  args: {
    position: threeMonths,
    lines: firstPage,
    search: usualSearch,
    input: { periodo: '12-meses', conta: 'basica', pagina: 0 },
    onFilter: fn(),
    hrefOfPage: (page) => `/services/extrato-contribuicao?pagina=${page}`,
  },
  decorators: [withRouter(['/services', '/services/extrato-contribuicao']), withSession()],
} satisfies Meta<typeof StatementView>

export default meta
type Story = StoryObj<typeof meta>

export const Contributor: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const total = await canvas.findByRole('group', { name: 'Saldo total' })
    await expect(total).toHaveTextContent('2.864,93')
    await userEvent.click(within(total).getByRole('button', { name: 'Como chegamos a este valor' }))
    await expect(within(total).getByText(/1\.339,37893816 × R\$\s2,13900000 = R\$\s2\.864,93/)).toBeVisible()
    await expect(within(total).getByText(/aparece aqui a partir de 01\/12\/2026/)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('26 movimentos, de 12/2025 a 11/2026')
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

export const InBenefitInTheRegressiveRegime: Story = {
  args: { position: regressiveInBenefit },
  play: async ({ canvas }) => {
    const lots = await canvas.findByRole('table', { name: 'Seu saldo por alíquota, hoje' })
    await expect(within(lots).getByRole('row', { name: /^Total/ })).toHaveTextContent('5.858,50')
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

export const NothingYet: Story = {
  args: { position: nothingYet, lines: noLines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ainda não há movimentos' })).toBeVisible()
    await expect(canvas.queryByRole('search')).toBeNull()
  },
}

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <StatementView {...args} />
    </Narrow>
  ),
}
