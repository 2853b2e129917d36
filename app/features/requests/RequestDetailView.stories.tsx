import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, waitFor, within } from 'storybook/test'
import { overtaken } from '#app/api/problem.fixtures.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { onRequestPage } from '#app/features/service-request/request-story.fixtures.tsx'
import { frozenSentence } from '#contract/deaths.text.ts'
import { RequestDetailView } from './RequestDetailView.tsx'
import {
  correctedRequest,
  refusedRequest,
  requestInAnalysis,
  requestInInstalments,
  requestInStages,
  returnedRequest,
  returnedWithoutForm,
  unknownKindRequest,
} from './requests.fixtures.ts'
import { answerRequest, moveRequest, undeliveredEmails } from './requests.functions.ts'
import { UndeliveredEmails } from './UndeliveredEmails.tsx'

const meta = {
  title: 'Páginas/Solicitações/Detalhe',
  component: RequestDetailView,
  args: {
    request: requestInAnalysis,
    isAttendant: true,
    backHref: '?page=2',
  },
  ...onRequestPage(),
} satisfies Meta<typeof RequestDetailView>

export default meta
type Story = StoryObj<typeof meta>

export const InAnalysisForAttendant: Story = { globals: { surface: 'admin' } }

/** Its person died: it stands still, and says why in the place of what may be done. */
export const StandsStill: Story = {
  args: { request: { ...requestInAnalysis, movimentos: [], parada: frozenSentence } },
  globals: { surface: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frozenSentence)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Deferir|Indeferir/ })).toBeNull()
  },
}

/** Who decides learns that what the portal wrote about it got to nobody, and finds which e-mails. */
export const WithUndeliveredEmails: Story = {
  args: { notice: <UndeliveredEmails idRequisicao={41} /> },
  globals: { surface: 'admin' },
  beforeEach: () => {
    mocked(undeliveredEmails).mockResolvedValue(2)
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('2 e-mails sobre esta solicitação não foram entregues'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver o que aconteceu' })).toHaveAttribute(
      'href',
      '/settings/emails-enviados?idRequisicao=41&estado=nao-entregues',
    )
    await expect(undeliveredEmails).toHaveBeenCalledWith({ data: { idRequisicao: 41 } })
  },
}

export const ReturnedToParticipant: Story = {
  args: { request: returnedRequest, isAttendant: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Corrigir e reenviar' })).toHaveAttribute(
      'href',
      '/services/alterar-contribuicao?idRequisicao=41',
    )
    const now = within(canvas.getByRole('region', { name: 'Precisamos de você' }))
    await expect(now.getByText('Contribuição suplementar: O formulário assinado diz 3%.')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: /944,81/ })).toBeVisible()
  },
}

export const AnsweredHere: Story = {
  args: { request: returnedWithoutForm, isAttendant: false },
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
    isAttendant: false,
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
  args: { request: refusedRequest, isAttendant: false },
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
  args: { request: returnedRequest, isAttendant: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar solicitação' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const reason = dialog.getByRole('textbox', { name: /Motivo/ })
    await expect(reason).toHaveAccessibleDescription('A equipe que cuida do pedido lê este texto.')
  },
}

export const Corrected: Story = {
  args: { request: correctedRequest, isAttendant: true },
  globals: { surface: 'admin' },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'O que foi corrigido' }))
    await expect(card.getByRole('row', { name: /Percentual suplementar 5% 3%/ })).toBeVisible()
    await expect(card.queryByRole('row', { name: /Percentual básico/ })).toBeNull()
  },
}

export const UnknownKind: Story = { args: { request: unknownKindRequest, isAttendant: false } }

export const ReturningNeedsAReason: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(moveRequest).mockResolvedValue(returnedRequest)
    await userEvent.click(await canvas.findByRole('button', { name: 'Devolver para correção' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Devolver para correção?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver para correção' }))
    await expect(await dialog.findByText('Marque ao menos um campo ou documento.')).toBeVisible()
    const supplementary = dialog.getByRole('checkbox', { name: 'Contribuição suplementar' })
    await expect(dialog.getByRole('checkbox', { name: 'Contribuição básica' })).toHaveFocus()
    await userEvent.click(supplementary)
    await userEvent.type(dialog.getByRole('textbox', { name: /O que corrigir/ }), 'O formulário diz 3%.')
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver para correção' }))
    const reason = dialog.getByRole('textbox', { name: /^Motivo/ })
    await expect(reason).toHaveAccessibleDescription(/Escreva o motivo/)
    await expect(reason).toHaveFocus()
    await expect(moveRequest).not.toHaveBeenCalled()
    await userEvent.type(reason, 'Falta a assinatura.')
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver para correção' }))
    await expect(moveRequest).toHaveBeenCalledWith({
      data: {
        idRequisicao: 41,
        versao: 2,
        idStatus: 3,
        motivo: 'Falta a assinatura.',
        correcoes: [{ campo: 'percentualSuplementar', motivo: 'O formulário diz 3%.' }],
      },
    })
    await expect(await canvas.findByText(/2026\.0000041: Devolvida para correção/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const InStages: Story = {
  globals: { surface: 'admin' },
  args: { request: requestInStages },
  play: async ({ canvas, userEvent }) => {
    // Never answers: what is on its way is shown as if it were kept.
    mocked(moveRequest).mockReturnValue(new Promise(() => undefined))
    const advance = await canvas.findByRole('button', { name: 'Avançar para Aprovação' })
    await expect(advance).toBeDisabled()
    await expect(advance).toHaveAccessibleDescription(/falta conferir 1 item/)
    await expect(canvas.getByRole('checkbox', { name: /documento de identidade/ })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /valor confere/ })).toBeDisabled()
    const account = canvas.getByRole('checkbox', { name: /conta bancária/ })
    await userEvent.click(account)
    await expect(moveRequest).toHaveBeenCalledWith({
      data: expect.objectContaining({ idStatus: 2, itensConferidos: ['identity', 'account'] }),
    })
    await expect(account).toBeChecked()
    await expect(account).toHaveFocus()
  },
}

export const ReadyForTheNextStage: Story = {
  args: {
    request: {
      ...requestInStages,
      etapas: requestInStages.etapas.map((stage) => ({
        ...stage,
        itens: stage.itens.map((item) => ({
          ...item,
          conferidoPor: 'Luiz Barbosa',
          conferidoEm: '2026-11-20T12:30:00.000Z',
        })),
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    mocked(moveRequest).mockResolvedValue(requestInStages)
    await userEvent.click(await canvas.findByRole('button', { name: 'Avançar para Aprovação' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Avançar para Aprovação?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Avançar para Aprovação' }))
    await expect(moveRequest).toHaveBeenCalledWith({
      data: expect.objectContaining({ idStatus: 2, etapa: 2 }),
    })
  },
}

export const InInstalments: Story = {
  args: { request: requestInInstalments },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Não foi feito ainda: A conta bancária/)).toBeVisible()
    await expect(canvas.getByText('Agendado')).toBeVisible()
  },
}

export const OvertakenBySomebodyElse: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(moveRequest).mockRejectedValue(overtaken('Esta solicitação mudou.'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Deferir' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Deferir' }))
    await expect(await canvas.findByText('Alguém mudou esta solicitação antes de você')).toBeVisible()
  },
}

export const RefusedKeepsWhatWasWritten: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(moveRequest).mockRejectedValue(
      new PortalProblem({ kind: 'unavailable', detail: 'O sistema do plano não respondeu agora.' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Indeferir' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Fora do prazo.')
    await userEvent.click(dialog.getByRole('button', { name: 'Indeferir' }))
    await expect(await dialog.findByText('O sistema do plano não respondeu agora.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Fora do prazo.')
  },
}
