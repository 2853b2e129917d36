import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { DocumentsView } from './DocumentsView.tsx'
import { issuedOfCarlos, moreSentByAna, noneSent, sentByAna } from './documents.fixtures.ts'
import { type DocumentPart, type DocumentsSearch, documentsSearchDefaults } from './documents.search.ts'
import { IssuedDocuments } from './IssuedDocuments.tsx'
import { SentDocuments } from './SentDocuments.tsx'

type ShownProps = {
  part: DocumentPart
  issued: typeof issuedOfCarlos
  sent: typeof sentByAna
  isServing: boolean
  onView: () => void
}

/** The page with what it was read, as its address would filter it. */
function Shown({ part, issued, sent, isServing, onView }: ShownProps) {
  const [search, setSearch] = useState<DocumentsSearch>({ ...documentsSearchDefaults, aba: part })
  return (
    <DocumentsView part={part} hrefOfPart={(aba) => `?aba=${aba}`}>
      {part === 'emitidos' ? (
        <IssuedDocuments
          documents={issued}
          search={search}
          onSearch={(changed) => setSearch({ ...search, ...changed })}
          onView={onView}
        />
      ) : (
        <SentDocuments
          list={sent}
          hrefOfPage={(page) => `?aba=enviados&page=${page}`}
          sendHref="?aba=enviar"
          reader={isServing ? 'serving' : 'person'}
          onView={onView}
        />
      )}
    </DocumentsView>
  )
}

const meta = {
  title: 'Páginas/Documentos',
  component: Shown,
  args: { part: 'emitidos', issued: issuedOfCarlos, sent: sentByAna, isServing: false, onView: fn() },
  decorators: [withRouter(['/documents', '/services/requests']), withSession()],
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

export const IssuedByTheFund: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 documentos$/)
    const table = canvas.getByRole('table', { name: 'Documentos de 2026' })
    const row = within(table).getByRole('row', { name: /Contracheque de outubro/ })
    await expect(within(row).getByRole('link', { name: /^Baixar/ })).toHaveAttribute(
      'href',
      '/arquivos/contracheque/2026-10?vinculo=1',
    )
    await userEvent.click(within(row).getByRole('button', { name: 'Ver Contracheque de outubro de 2026' }))
    await expect(args.onView).toHaveBeenCalledWith(issuedOfCarlos[1])
  },
}

export const FoundByName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Nome do documento' }), 'rendimentos{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 documento$/))
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^3 documentos$/))
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

export const NothingIssued: Story = {
  args: { issued: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nenhum documento ainda' })).toBeVisible()
  },
}

export const SentByThePerson: Story = {
  args: { part: 'enviados' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /certidao-de-casamento/ })
    await expect(within(row).getByRole('link', { name: 'Envio de documento, 2026.0000042' })).toBeVisible()
    await expect(within(row).getByText('Em análise')).toBeVisible()
    const waiting = canvas.getByRole('row', { name: /versao-final/ })
    await expect(within(waiting).getByText('Ainda não enviado')).toBeVisible()
    await expect(within(waiting).queryByRole('button')).toBeNull()
  },
}

export const MoreThanAPage: Story = {
  args: { part: 'enviados', sent: moreSentByAna },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Página 2 de 3')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Próxima' })).toHaveAttribute(
      'href',
      '?aba=enviados&page=2',
    )
  },
}

export const AsAnAttendantSeesThem: Story = {
  args: { part: 'enviados', isServing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Ver / })).toHaveLength(2)
    await expect(canvas.queryByRole('link', { name: /^Baixar/ })).toBeNull()
  },
}

export const NothingSent: Story = {
  args: { part: 'enviados', sent: noneSent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Você ainda não enviou documentos' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Enviar documento' })).toHaveLength(2)
  },
}
