import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { ClearingListView } from './ClearingListView.tsx'
import { ClearingView } from './ClearingView.tsx'
import { DeductionsView } from './DeductionsView.tsx'
import { ManualClearingView } from './ManualClearingView.tsx'
import {
  confirmedByHand,
  debitsToAsk,
  decemberOfHpe,
  decemberOpen,
  discardedFile,
  noDebits,
  refusedDebit,
  waitingDetail,
  waitingFile,
} from './payment-clearings.fixtures.ts'

const LIST = '/settings/baixas-contribuicoes'
const prepared = fn()
const address = { hrefOf: () => LIST, open: fn() }

const meta = {
  title: 'Páginas/Baixas de contribuições',
  component: ClearingListView,
  args: {
    deductions: [],
    debits: noDebits,
    list: { baixas: [waitingFile, confirmedByHand, discardedFile], totalPage: 1 },
    page: 0,
    canPrepare: true,
    address,
  },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings', '/settings/baixas-contribuicoes'])],
} satisfies Meta<typeof ClearingListView>

export default meta
type Story = StoryObj<typeof meta>

export const WaitingFirst: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Baixas' })
    await expect(within(table).getByText('A conferir')).toBeVisible()
    await expect(within(table).getByText('2 de 7 linhas')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Arquivo de retorno' })).toBeVisible()
  },
}

/** Two debits are to be asked for and one taken back; one that nobody asked for is told. */
export const Debited: Story = {
  args: { debits: debitsToAsk },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Débitos em conta' }))
    await expect(card.getByText(/^1 débito passou do dia sem ir ao banco/)).toBeVisible()
    await expect(card.getByRole('link', { name: 'Arquivo 7' })).toHaveAttribute(
      'href',
      expect.stringContaining('/arquivos/debitos-banco/4'),
    )
    mockedCall('gerarArquivoDebitos').mockResolvedValue({ id: 5 })
    await userEvent.click(card.getByRole('button', { name: 'Gerar arquivo de débitos' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Gerar o arquivo de débitos?' })
    await expect(dialog).toHaveTextContent(/^.*2 débitos, no total de R\$\s750,00\. 1 cancelamento\./)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gerar arquivo de débitos' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(mockedCall('gerarArquivoDebitos')).toHaveBeenCalledWith(debitsToAsk.aPedir)
  },
}

/** The bank has no agreement with the entity yet. */
export const NoAgreement: Story = {
  args: { debits: { ...debitsToAsk, temConvenio: false } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^O convênio de débito automático com o banco não está/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Gerar arquivo de débitos' })).toBeNull()
  },
}

/** The bank did not make a debit. */
export const RefusedDebit: Story = {
  render: () => (
    <ClearingView
      clearing={{ ...waitingDetail, formato: 'debit150', linhas: [refusedDebit] }}
      back={LIST}
      canPrepare
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('O banco não debitou: não havia saldo. O débito vira boleto.'),
    ).toBeVisible()
  },
}

/** The sponsor of HPE has not handed on December's deductions. */
export const Deducted: Story = {
  args: { deductions: [decemberOfHpe] },
  play: async ({ canvas }) => {
    const name = 'Parcelas de empréstimo descontadas do salário'
    const row = within(await canvas.findByRole('table', { name })).getByRole('row', { name: /HPE, dezembro/ })
    await expect(row).toHaveTextContent(/R\$\s1\.166,30 \(2 parcelas\)/)
    await expect(row).toHaveTextContent('08/01/2027')
  },
}

/** Everybody's was deducted but one, who had no pay: the attendant says why, and who confirms reads what follows. */
export const HandedOn: Story = {
  render: () => (
    <DeductionsView month={decemberOpen} back={LIST} waiting={null} canPrepare onPrepared={prepared} />
  ),
  play: async ({ canvas, userEvent }) => {
    mockedCall('prepararRepasseEmprestimo').mockResolvedValue({ id: 9 })
    await expect(await canvas.findByRole('link', { name: 'Baixar planilha' })).toHaveAttribute(
      'href',
      expect.stringContaining('/arquivos/descontos-emprestimo/1-2026-12'),
    )
    await expect(canvas.getByText(/^2 parcelas são pagas, no total de R\$\s1\.166,30/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar para conferência' }))
    await expect(await canvas.findByText('Informe o dia em que o dinheiro chegou.')).toBeVisible()
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^dia/i }))
    await userEvent.keyboard('05012027')
    await userEvent.click(canvas.getByRole('button', { name: /Quem não teve desconto/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^Bruno/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^Motivo: Bruno/ }), 'N2')
    await expect(canvas.getByText(/^1 parcela é paga, no total de R\$\s266,55\. 1 vira boleto/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar para conferência' }))
    await waitFor(() => expect(prepared).toHaveBeenCalledWith(9))
    await expect(mockedCall('prepararRepasseEmprestimo')).toHaveBeenCalledWith(
      expect.objectContaining({
        idPlano: 1,
        mes: '2026-12',
        recebidoEm: '2027-01-05',
        naoDescontadas: [{ id: 2, motivo: 'N2' }],
      }),
    )
  },
}

/** Deductions handed on wait for confirmation by someone else. */
export const HandedOnWaiting: Story = {
  render: () => (
    <DeductionsView month={decemberOpen} back={LIST} waiting={LIST} canPrepare onPrepared={prepared} />
  ),
}

export const NoneYet: Story = { args: { list: { baixas: [], totalPage: 0 } } }

export const OnlyToLookAt: Story = {
  args: { canPrepare: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Você pode ver as baixas/)).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Arquivo de retorno' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Dar baixa em um boleto' })).toBeNull()
  },
}

export const ToConfirm: Story = {
  render: () => <ClearingView clearing={waitingDetail} back={LIST} canPrepare />,
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Linha por linha' })
    await expect(within(table).getByText('Em atraso: R$ 12,53 de encargos.')).toBeVisible()
    await expect(within(table).getByText('Tarifa de R$ 2,10. Entraram R$ 119,98.')).toBeVisible()
    await expect(within(table).getByText(/^Os valores desta linha não somam/)).toBeVisible()
    const left = within(canvas.getByRole('table', { name: 'Dinheiro sem baixa' }))
    await expect(left.getAllByRole('row')).toHaveLength(4)
    await expect(left.getByText(/^O banco recebeu só uma parte do boleto/)).toBeVisible()
    await expect(canvas.getByText('Total do arquivo').parentElement).toHaveTextContent(/R\$\s1\.546,89/)
    await expect(
      within(table).getByText('Nenhum boleto da entidade tem este número, ou ele não era devido nesta data.'),
    ).toBeVisible()
    const fees = within(canvas.getByRole('region', { name: 'Quem paga as tarifas do banco' }))
    const plan = fees.getByText('O plano MAIS_VALOR paga').parentElement
    await expect(plan).toHaveTextContent(/R\$\s2,10/)
    const sponsor = fees.getByText('A cobrar da patrocinadora Fábrica do Sul (plano HPE)').parentElement
    await expect(sponsor).toHaveTextContent(/R\$\s2,10/)
    await expect(fees.getByText('Total de tarifas').parentElement).toHaveTextContent(/R\$\s4,20/)
    mockedCall('confirmarBaixa').mockResolvedValue({ ...waitingDetail, situacao: 'confirmada' })
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar baixa' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirmar esta baixa?' })
    await expect(dialog).toHaveTextContent('2 pagamentos são registrados, no total de R$ 541,80')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirmar baixa' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(mockedCall('confirmarBaixa')).toHaveBeenCalledWith({ idBaixa: 1, liquidam: 2, valor: 541.8 })
  },
}

export const ByWhoPreparedIt: Story = {
  render: () => (
    <ClearingView clearing={{ ...waitingDetail, impedimento: 'preparou' }} back={LIST} canPrepare />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Outra pessoa confere e confirma/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirmar baixa' })).toBeNull()
    mockedCall('descartarBaixa').mockResolvedValue({ ...waitingDetail, situacao: 'descartada' })
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Descartar esta baixa?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Descartar' }))
    const reason = within(dialog).getByRole('textbox', { name: /Motivo/ })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, 'Arquivo do mês errado.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(mockedCall('descartarBaixa')).toHaveBeenCalledWith({
      idBaixa: 1,
      motivo: 'Arquivo do mês errado.',
    })
  },
}

export const Confirmed: Story = {
  render: () => (
    <ClearingView
      clearing={{
        ...confirmedByHand,
        impedimento: 'decidida',
        tarifas: [],
        linhas: waitingDetail.linhas.slice(1, 2),
      }}
      back={LIST}
      canPrepare
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O que esta baixa fez')).toBeVisible()
    await expect(canvas.getByText(/^Luiz Barbosa, /)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByText('Quem paga as tarifas do banco')).toBeNull()
  },
}

export const ByHand: Story = {
  render: () => <ManualClearingView back={LIST} onPrepared={prepared} />,
  beforeEach: () => {
    mockedCall('procurarContribuicoesAPagar').mockResolvedValue([
      {
        id: 90,
        tipo: 'contribuicao',
        parcela: null,
        nome: 'Eduardo Prates',
        cpf: '***.654.321-**',
        plano: 'HPE',
        competencia: '2026-10',
        vencimento: '2026-10-10',
        valor: 407.19,
        nossoNumero: '109/00000013-1',
      },
    ])
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar para conferência' }))
    await expect(await canvas.findByText('Escolha o que foi pago.')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: /Nome do participante/ }), 'Eduardo')
    await userEvent.click(await canvas.findByRole('radio', { name: /Eduardo Prates: outubro de 2026/ }))
    await expect(canvas.getByRole('textbox', { name: /Valor pago/ })).toHaveValue('407,19')
    const day = canvas.getByRole('group', { name: 'Data do pagamento' })
    await userEvent.click(within(day).getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard('12102026')
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Motivo/ }),
      'Transferência conferida no extrato.',
    )
    mockedCall('prepararBaixaManual').mockResolvedValue({ id: 7 })
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar para conferência' }))
    await waitFor(() => expect(prepared).toHaveBeenCalledWith(7))
    await expect(mockedCall('prepararBaixaManual')).toHaveBeenCalledWith(
      expect.objectContaining({ idContribuicao: 90, pagaEm: '2026-10-12', valor: 407.19 }),
    )
  },
}
