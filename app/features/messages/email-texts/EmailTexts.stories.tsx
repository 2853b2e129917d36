import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { outdated } from '#app/api/problem.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { EmailTextEdition } from '#contract/messages/email-texts.ts'
import { EmailTextList } from './EmailTextList.tsx'
import { EmailTextView } from './EmailTextView.tsx'
import { listedTexts, ownText, receivedPreview, receivedText } from './email-texts.fixtures.ts'
import { useEmailTextWork } from './use-email-text-work.ts'

function StoryText({ edition, level }: { edition: EmailTextEdition; level: 1 | 2 | 3 }) {
  return (
    <EmailTextView
      edition={edition}
      work={useEmailTextWork(edition, 9)}
      rights={{ edit: level >= 2, publish: level >= 3 }}
    />
  )
}

const meta = {
  title: 'Páginas/Configurações/Textos dos e-mails',
  component: StoryText,
  args: { edition: receivedText, level: 3 },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings', '/settings/emails'])],
} satisfies Meta<typeof StoryText>

export default meta
type Story = StoryObj<typeof meta>

export const WrittenAndPublished: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('previaTextoEmail').mockResolvedValue(receivedPreview)
    mockedCall('publicarTextoEmail').mockResolvedValue(ownText)
    const subject = await canvas.findByRole('textbox', { name: /^Assunto/ })
    await userEvent.clear(subject)
    await userEvent.type(subject, 'Chegou: ')
    await userEvent.click(canvas.getByRole('button', { name: /^Inserir \{\{protocolo\}\}/ }))
    await waitFor(() => expect(subject).toHaveValue('Chegou: {{protocolo}}'))
    await waitFor(() => expect(subject).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como fica' }))
    await expect(await canvas.findByTitle('E-mail como aparece para quem recebe')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    await waitFor(() =>
      expect(mockedCall('publicarTextoEmail')).toHaveBeenCalledWith(
        expect.objectContaining({ versao: 0, assunto: 'Chegou: {{protocolo}}' }),
      ),
    )
    await waitFor(() => expect(canvas.getByText('O e-mail sai com o texto padrão do portal.')).toHaveFocus())
  },
}

export const WrongWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: /^Texto/ })
    await userEvent.click(body)
    await userEvent.paste(' {{saldo}}')
    await expect(await canvas.findByText(/Este e-mail não conhece \{\{saldo\}\}/)).toBeVisible()
  },
}

export const Overtaken: Story = {
  args: { edition: ownText },
  play: async ({ canvas, userEvent }) => {
    mockedCall('restaurarTextoEmail').mockRejectedValue(outdated('Alguém alterou este e-mail.'))
    await expect(await canvas.findByRole('list', { name: 'Histórico' })).toHaveTextContent('Marta Siqueira')
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar ao texto padrão' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar ao texto padrão' }))
    await expect(await within(dialog).findByText('Alguém alterou este e-mail.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ver a versão atual', hidden: true })).toBeInTheDocument()
  },
}

export const ReadOnly: Story = {
  args: { level: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Você pode consultar/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const All: Story = {
  render: () => <EmailTextList emails={listedTexts} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 e-mails')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Procurar um e-mail' }), 'solicitacao')
    await expect(canvas.getByText('1 e-mail')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Solicitação recebida' })).toHaveAttribute(
      'href',
      '/settings/emails?modelo=requisicao_recebida',
    )
  },
}
