import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import {
  refusedRequest,
  returnedRequest,
  returnedWithoutForm,
  unknownKindRequest,
} from '../requests.fixtures.ts'
import { answerRequest } from '../requests.functions.ts'
import { RequestDetailView } from './RequestDetailView.tsx'

const meta = {
  title: 'Páginas/Solicitações/Detalhe',
  component: RequestDetailView,
  args: {
    request: returnedRequest,
    backHref: '?page=2',
  },
  ...onRequestPage(),
} satisfies Meta<typeof RequestDetailView>

export default meta
type Story = StoryObj<typeof meta>

export const ReturnedToParticipant: Story = {
  args: { request: returnedRequest },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Corrigir e reenviar' })).toHaveAttribute(
      'href',
      '/services/alterar-contribuicao?idRequisicao=41',
    )
    const now = within(canvas.getByRole('region', { name: 'Precisamos de você' }))
    await expect(now.getByText('Contribuição suplementar: O formulário assinado diz 3%.')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: /944,81/ })).toBeVisible()
    const first = canvas.getAllByRole('link').find(({ textContent }) => textContent !== 'Voltar à lista')
    await expect(first).toHaveAccessibleName('Corrigir e reenviar')
    const words = now.getByRole('blockquote')
    const rest = now.getByText(/^A equipe devolveu o pedido/)
    await expect(words.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(first!.compareDocumentPosition(rest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const AnsweredHere: Story = {
  args: { request: returnedWithoutForm },
  play: async ({ canvas, userEvent }) => {
    mocked(answerRequest).mockRejectedValue(
      new PortalProblem({ kind: 'unavailable', detail: 'O sistema do plano não respondeu agora.' }),
    )
    const now = within(await canvas.findByRole('region', { name: 'Precisamos de você' }))
    await expect(now.getByText(/Responda até 20\/12\/2026/)).toBeVisible()
    await expect(now.getByText(/O comprovante está ilegível/)).toBeVisible()
    await expect(now.getByRole('button', { name: 'Cancelar solicitação' })).toBeVisible()
    const answer = within(canvas.getByRole('region', { name: 'Sua resposta' }))
    const percent = answer.getByRole('textbox', { name: /Percentual do saldo/ })
    await expect(percent).toHaveAccessibleDescription(/Corrija: O termo assinado diz 20%/)
    await userEvent.click(answer.getByRole('button', { name: 'Enviar resposta' }))
    await expect(await answer.findByRole('link', { name: /Comprovante da conta bancária:/ })).toBeVisible()
    await expect(answerRequest).not.toHaveBeenCalled()
  },
}

export const AnsweredWithWords: Story = {
  args: {
    request: {
      ...returnedWithoutForm,
      correcoes: [],
      answering: { asked: [], offered: returnedWithoutForm.answering?.offered.slice(-1) ?? [], before: {} },
    },
  },
  play: async ({ canvas, userEvent }) => {
    mocked(answerRequest).mockRejectedValue(
      new PortalProblem({ kind: 'unavailable', detail: 'O sistema do plano não respondeu agora.' }),
    )
    const answer = within(await canvas.findByRole('region', { name: 'Sua resposta' }))
    await userEvent.click(answer.getByRole('button', { name: 'Enviar resposta' }))
    await expect(await answer.findByRole('link', { name: /Nada mudou/ })).toBeVisible()
    await userEvent.type(answer.getByRole('textbox', { name: /Recado para a equipe/ }), 'O termo é o mesmo.')
    await userEvent.click(answer.getByRole('button', { name: 'Enviar resposta' }))
    await expect(answerRequest).toHaveBeenCalledWith({
      data: {
        idRequisicao: 35,
        valores: {},
        documentos: {},
        explicacao: 'O termo é o mesmo.',
        chaveEnvio: expect.any(String),
      },
    })
    await expect(await answer.findByText('O sistema do plano não respondeu agora.')).toBeVisible()
    await expect(answer.getByRole('textbox', { name: /Recado/ })).toHaveValue('O termo é o mesmo.')
  },
}

export const RefusedAndAskedAgain: Story = {
  args: { request: refusedRequest },
  play: async ({ canvas }) => {
    const now = within(await canvas.findByRole('region', { name: 'Seu pedido não foi aceito' }))
    await expect(now.getByText(/folha de pagamento/)).toBeVisible()
    await expect(now.getByRole('link', { name: 'Fazer de novo' })).toHaveAttribute(
      'href',
      '/services/alterar-contribuicao',
    )
    await expect(canvas.queryByRole('region', { name: 'Sua resposta' })).toBeNull()
  },
}

export const CancelledByItsPerson: Story = {
  args: { request: returnedRequest },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar solicitação' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const reason = dialog.getByRole('textbox', { name: /Motivo/ })
    await expect(reason).toHaveAccessibleDescription('A equipe que cuida do pedido lê este texto.')
  },
}

export const UnknownKind: Story = { args: { request: unknownKindRequest } }
