import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { IncomeReportView } from './IncomeReportPage.tsx'
import { runningYear, yearOfBenefits, yearOfContributions } from './income-reports.fixtures.ts'

const meta = {
  title: 'Páginas/Informe de rendimentos',
  component: IncomeReportView,
  args: {
    reports: {
      anos: [{ ano: 2026, fechado: true, rendimentos: true, contribuicoes: false }],
      ano: 2026,
      rendimentos: yearOfBenefits,
      contribuicoes: null,
    },
    onYear: fn(),
  },
  decorators: [withSession()],
} satisfies Meta<typeof IncomeReportView>

export default meta
type Story = StoryObj<typeof meta>

export const Benefits: Story = {
  play: async ({ canvas, userEvent }) => {
    const taxable = canvas.getByRole('table', { name: /^3\. Rendimentos tributáveis/ })
    await expect(within(taxable).getByRole('row', { name: /^1\. Total dos rendimentos/ })).toHaveTextContent(
      '85.152,24',
    )
    await expect(within(taxable).getByRole('row', { name: /^5\. Imposto/ })).toHaveTextContent('10.102,56')
    await userEvent.click(canvas.getByRole('button', { name: /^Linha 5\.1/ }))
    await expect(canvas.getByText(/^−\sR\$\s956,72$/)).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Baixar PDF: Comprovante de rendimentos de 2026' }),
    ).toHaveAttribute('href', '/arquivos/comprovante-rendimentos/2026?vinculo=1')
  },
}

export const RunningYear: Story = {
  args: {
    reports: {
      anos: [{ ano: 2027, fechado: false, rendimentos: true, contribuicoes: false }],
      ano: 2027,
      rendimentos: runningYear,
      contribuicoes: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prévia: o ano ainda não terminou')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Baixar PDF/ })).toBeNull()
  },
}

export const Contributions: Story = {
  args: {
    reports: {
      anos: [{ ano: 2026, fechado: true, rendimentos: false, contribuicoes: true }],
      ano: 2026,
      rendimentos: null,
      contribuicoes: yearOfContributions,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Para declarar' })).toHaveTextContent('8.918,76')
    const table = canvas.getByRole('table', { name: 'Suas contribuições, mês a mês' })
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Mês do crédito', 'Básica', 'Suplementar', 'Total'])
  },
}

export const BothInOneYear: Story = {
  args: {
    reports: {
      anos: [{ ano: 2026, fechado: true, rendimentos: true, contribuicoes: true }],
      ano: 2026,
      rendimentos: yearOfBenefits,
      contribuicoes: yearOfContributions,
    },
  },
  render: (args) => (
    <Narrow>
      <IncomeReportView {...args} />
    </Narrow>
  ),
}

export const NothingInTheYear: Story = {
  args: {
    reports: {
      anos: [{ ano: 2026, fechado: true, rendimentos: true, contribuicoes: false }],
      ano: null,
      rendimentos: null,
      contribuicoes: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nada a declarar neste ano' })).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: { reports: { anos: [], ano: null, rendimentos: null, contribuicoes: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ainda não há informes' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver serviços' })).toHaveAttribute('href', '/services')
  },
}
