import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { karinaSignedIn, withSession } from '#app/session/with-session.fixtures.tsx'
import { ImportListView } from './ImportListView.tsx'
import { ImportView } from './ImportView.tsx'
import { importPages } from './import-pages.ts'
import {
  appliedPeople,
  changedRow,
  checkedPeople,
  checkingPeople,
  detailOf,
  ownRow,
  refusedRow,
} from './imports.fixtures.ts'

const LIST = '/settings/importar-pessoas'
const address = { hrefOf: () => LIST, open: fn() }
const search = { page: 0, linhas: 0 }
const rights = { edit: true, publish: true }

const meta = {
  title: 'Páginas/Importações',
  component: ImportListView,
  args: {
    page: importPages.people,
    kind: 'pessoas',
    tipo: undefined,
    list: { importacoes: [checkedPeople, appliedPeople], totalPage: 1 },
    at: 0,
    canPrepare: true,
    address,
  },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings', LIST]), withSession(karinaSignedIn)],
  beforeEach: () => {
    mockedCall('retornarLinhasImportacao').mockImplementation(async (asked) => {
      const shown = {
        mudam: changedRow,
        proprias: ownRow,
        avisos: ownRow,
        recusadas: refusedRow,
        deixadas: changedRow,
      }
      const linhas = [shown[asked?.resultado ?? 'mudam']]
      return { linhas, totalPage: 1, totalItems: 1 }
    })
  },
} satisfies Meta<typeof ImportListView>

export default meta
type Story = StoryObj<typeof meta>

export const History: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Histórico' }))
    const row = table.getByRole('row', { name: /admissoes-outubro/ })
    await expect(row).toHaveTextContent('9.863 mudam o cadastro, 137 recusadas')
    await expect(canvas.getByRole('link', { name: 'Modelo .xlsx' })).toHaveAttribute(
      'href',
      expect.stringContaining('/arquivos/modelo-importacao/pessoas-xlsx'),
    )
  },
}

export const Empty: Story = { args: { list: { importacoes: [], totalPage: 0 } } }

/** A level that does not prepare sees the history, and no field for a file. */
export const OnlyToRead: Story = {
  args: { canPrepare: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Seu nível não prepara importações/)).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Planilha' })).toBeNull()
  },
}

/** Columns are matched by their names; one that is missing is asked for by its own. */
export const Matching: Story = {
  render: () => (
    <ImportView
      found={detailOf({ ...checkedPeople, situacao: 'enviada' })}
      isStale={false}
      search={search}
      rights={rights}
      address={address}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    mockedCall('conferirImportacao').mockRejectedValue(
      Object.assign(new Error('invalid'), {
        problem: {
          kind: 'invalid',
          detail: 'Confira os campos.',
          fields: {
            'colunas.situacao_id': 'E01: escolha a coluna do arquivo que tem esta informação.',
          },
        },
      }),
    )
    const name = await canvas.findByRole('combobox', { name: 'Nome (obrigatória)' })
    await expect(name).toHaveValue('1')
    await expect(canvas.getByText('Primeira linha: Iracema de Souza')).toBeVisible()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Data de adesão (obrigatória)' }),
      'adesao',
    )
    await expect(canvas.getByText('Primeira linha: 01/03/2020')).toBeVisible()
  },
}

/** The sheet and line that were read are said, and others can be chosen. */
export const AnotherPlace: Story = {
  render: Matching.render,
  play: async ({ canvas, userEvent }) => {
    mockedCall('escolherPlanilhaImportacao').mockResolvedValue(
      detailOf({ ...checkedPeople, situacao: 'enviada' }),
    )
    await expect(
      await canvas.findByText('Lida a planilha “Admissões”, com o cabeçalho na linha 3.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ler de outro lugar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'De onde ler o arquivo?' }))
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Linha do cabeçalho' }),
      'Linha 1: Admissões de novembro',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Ler' }))
    await expect(mockedCall('escolherPlanilhaImportacao')).toHaveBeenCalledWith({
      tipo: 'pessoas',
      idImportacao: 12,
      planilha: 1,
      cabecalho: 1,
    })
  },
}

/** People's own changes stay, unless they are ticked: in one row, or in all of them. */
export const OwnData: Story = {
  render: () => (
    <ImportView
      found={detailOf(
        { ...checkedPeople, linhas: { ...checkedPeople.linhas, proprias: 3, avisos: 3 } },
        { proprias: [{ grupo: 'email', linhas: 3, trocadas: 1 }] },
      )}
      isStale={false}
      search={{ ...search, ver: 'proprias' }}
      rights={rights}
      address={address}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    mockedCall('marcarTrocasImportacao').mockResolvedValue(detailOf(checkedPeople))
    const all = await canvas.findByRole('checkbox', { name: 'Trocar o e-mail (3 linhas, 1 marcada)' })
    await userEvent.click(all)
    await expect(mockedCall('marcarTrocasImportacao')).toHaveBeenCalledWith({
      tipo: 'pessoas',
      idImportacao: 12,
      linha: null,
      grupo: 'email',
      trocar: true,
    })
    const row = await canvas.findByRole('row', { name: /Fernanda Rocha/ })
    await expect(row).toHaveTextContent('Fica como a pessoa deixou')
    await userEvent.click(within(row).getByText('7'))
    const changes = within(canvas.getByRole('table', { name: 'O que muda: Fernanda Rocha' }))
    await expect(changes.getByRole('row', { name: /^E-mail \(fica como está\)/ })).toBeVisible()
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Trocar o e-mail que a própria pessoa mudou' }),
    )
    await expect(mockedCall('marcarTrocasImportacao')).toHaveBeenLastCalledWith({
      tipo: 'pessoas',
      idImportacao: 12,
      linha: 7,
      grupo: 'email',
      trocar: true,
    })
  },
}

/** Who sent a sheet that changes where people are paid does not apply it. */
export const SecondAttendant: Story = {
  render: () => (
    <ImportView
      found={detailOf(
        { ...checkedPeople, enviada: { ...checkedPeople.enviada, por: { id: 20, nome: 'Karina Alves' } } },
        { contasTrocadas: 2 },
      )}
      isStale={false}
      search={search}
      rights={rights}
      address={address}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^2 linhas mudam a conta bancária de quem já está no cadastro/),
    ).toBeVisible()
    await expect(canvas.getByText(/Outra pessoa do atendimento confere e aplica/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Aplicar' })).toBeNull()
  },
}

/** The file of an import that was applied may come once more, with a reason. */
export const Releasing: Story = {
  render: () => (
    <ImportView
      found={detailOf(appliedPeople)}
      isStale={false}
      search={search}
      rights={rights}
      address={address}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    mockedCall('liberarImportacao').mockResolvedValue(detailOf(appliedPeople))
    await userEvent.click(await canvas.findByRole('button', { name: 'Liberar o arquivo' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Liberar este arquivo para entrar de novo?' }),
    )
    const reason = dialog.getByRole('textbox', { name: 'Motivo' })
    await userEvent.click(dialog.getByRole('button', { name: 'Liberar o arquivo' }))
    await expect(await dialog.findByText('Escreva o motivo em pelo menos 10 letras.')).toBeVisible()
    await userEvent.type(reason, 'A folha foi refeita.')
    await userEvent.click(dialog.getByRole('button', { name: 'Liberar o arquivo' }))
    await expect(mockedCall('liberarImportacao')).toHaveBeenCalledWith({
      tipo: 'pessoas',
      idImportacao: 11,
      motivo: 'A folha foi refeita.',
    })
  },
}

export const Working: Story = {
  render: () => (
    <ImportView
      found={detailOf(checkingPeople)}
      isStale={false}
      search={search}
      rights={rights}
      address={address}
    />
  ),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Conferindo as linhas' })
    await expect(bar).toHaveAttribute('aria-valuenow', '42')
  },
}

/** A checked import is reviewed, and applied after a confirmation that says what it does. */
export const Checked: Story = {
  render: () => (
    <ImportView
      found={detailOf(checkedPeople)}
      isStale={false}
      search={{ ...search, ver: 'mudam' }}
      rights={rights}
      address={address}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    mockedCall('aplicarImportacao').mockResolvedValue(detailOf({ ...checkedPeople, situacao: 'aplicando' }))
    const row = await canvas.findByRole('row', { name: /Ana Beatriz Lima/ })
    await userEvent.click(within(row).getByText('3'))
    const changes = within(canvas.getByRole('table', { name: 'O que muda: Ana Beatriz Lima' }))
    await expect(changes.getByRole('row', { name: /^Salário/ })).toHaveTextContent(/10\.000,00.*12\.000,00/)
    await expect(changes.getByRole('row', { name: /^Telefone/ })).toHaveTextContent('vazio(11) 91234-5678')
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/^9\.863 linhas são gravadas: 9\.800 novas e 63 alteradas/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Aplicar' }))
    await expect(mockedCall('aplicarImportacao')).toHaveBeenCalledWith({
      tipo: 'pessoas',
      idImportacao: 12,
      novas: 9800,
      alteradas: 63,
    })
  },
}

export const Refused: Story = {
  render: () => (
    <ImportView
      found={detailOf(checkedPeople)}
      isStale={false}
      search={search}
      rights={{ edit: true, publish: false }}
      address={address}
    />
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Iracema de Souza/ })
    await expect(row).toHaveTextContent('E03 · CPF: CPF inválido. Confira os números.')
    await expect(row).toHaveTextContent('E04 · Data de adesão: A data ainda não chegou.')
    await expect(canvas.queryByRole('button', { name: 'Aplicar' })).toBeNull()
    await expect(canvas.getByText(/Seu nível não aplica/)).toBeVisible()
  },
}

/** Something hangs on what was imported: nothing is undone, and the page says what. */
export const NotUndone: Story = {
  render: () => (
    <ImportView
      found={detailOf(appliedPeople, {
        resultado: { aplicadas: 9863, mudaram: 0, desfeitas: 0, mantidas: 0 },
        impedimentos: [{ motivo: 'Há solicitações.', linhas: 2, linha: 40 }],
      })}
      isStale={false}
      search={search}
      rights={rights}
      address={address}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    mockedCall('desfazerImportacao').mockResolvedValue(detailOf({ ...appliedPeople, situacao: 'desfazendo' }))
    await expect(await canvas.findByText('Há solicitações. (2 linhas; uma delas é a 40)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer importação' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer importação' }))
    await expect(mockedCall('desfazerImportacao')).toHaveBeenCalledWith({ tipo: 'pessoas', idImportacao: 11 })
  },
}

/** Its rows and its file had their time: what it came to stays, and it is not undone any more. */
export const Emptied: Story = {
  render: () => (
    <ImportView
      found={detailOf(appliedPeople, {
        resultado: { aplicadas: 9863, mudaram: 0, desfeitas: 0, mantidas: 0 },
        linhasAte: null,
      })}
      isStale={false}
      search={search}
      rights={rights}
      address={address}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As linhas e o arquivo já foram apagados')).toBeVisible()
    await expect(canvas.getByText(/^9\.863 linhas aplicadas/)).toBeVisible()
    await expect(canvas.getByText(/^E03 /)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Desfazer importação' })).toBeNull()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** The work stands still: what was done stays, and it goes on from there. */
export const StandsStill: Story = {
  render: () => (
    <ImportView
      found={detailOf({ ...checkedPeople, situacao: 'aplicando', falha: 'falha', andamento: 0.3 })}
      isStale={false}
      search={search}
      rights={rights}
      address={address}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/O que já foi feito está guardado/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeVisible()
  },
}
