import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, waitFor, within } from 'storybook/test'
import { outdated } from '#app/api/problem.fixtures.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { emailAndAccountWait } from '#app/identity/identity.fixtures.ts'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { frozenSentence } from '#contract/deaths/deaths.text.ts'
import {
  correctedRequest,
  receivedForDesk,
  requestInAnalysis,
  requestInInstalments,
  requestInStages,
  returnedRequest,
} from '../requests.fixtures.ts'
import { moveRequest, undeliveredEmails } from '../requests.functions.ts'
import { CaseView } from './CaseView.tsx'
import { caseAtColleague, caseInHand, caseWithPast, holdingQuietly } from './cases.fixtures.ts'
import { handOverCase } from './cases.functions.ts'
import { UndeliveredEmails } from './UndeliveredEmails.tsx'

const onPage = onRequestPage()

const meta = {
  title: 'Páginas/Solicitações/Caso',
  component: CaseView,
  args: {
    request: requestInAnalysis,
    desk: caseInHand,
    holding: holdingQuietly,
    news: '',
    next: { go: fn(async () => undefined), sentence: '' },
    backHref: '?page=2',
  },
  globals: { surface: 'admin' },
  ...onPage,
  beforeEach: () => {
    onPage.beforeEach()
    // A reading without an answer would be tried again before a step ends.
    mockedCall('retornarMotivosProntos').mockResolvedValue([])
  },
} satisfies Meta<typeof CaseView>

export default meta
type Story = StoryObj<typeof meta>

/** The act says its effects before it is confirmed, the evidence stays in sight, and Escape closes the panel. */
export const Grants: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(moveRequest).mockResolvedValue({ ...requestInAnalysis, status: { id: 8, nome: 'Concluída' } })
    const outlook = within(await canvas.findByRole('region', { name: 'O que acontece ao deferir' }))
    await expect(outlook.getByText(/passa de 4% para 6%/)).toBeVisible()
    await userEvent.keyboard('g')
    const asked = await canvas.findByRole('alertdialog', { name: 'Deferir a solicitação?' })
    await expect(within(asked).getByText(/passa de 4% para 6%/)).toBeVisible()
    await expect(within(asked).getByRole('button', { name: 'Deferir' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Deferir' }))
    await userEvent.keyboard('{Enter}')
    await expect(moveRequest).toHaveBeenCalledWith({
      data: { idRequisicao: 41, versao: 2, idStatus: 5 },
    })
    await expect(await canvas.findByText(/2026\.0000041: Concluída/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** Before deciding it is read that the person's e-mail waits, and what is not paid with it. */
export const WithAnEmailThatWaits: Story = {
  args: { desk: { ...caseInHand, protecao: emailAndAccountWait } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('E-mail em espera')).toBeVisible()
    await expect(canvas.getByText(/Antes de 27\/11\/2026 nada é pago nela\.$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver o cartão da pessoa' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/\?idPessoa=\d+$/),
    )
  },
}

/** Before deciding it is read that this person asks for a closer look. */
export const OfAnExposedPerson: Story = {
  args: { desk: { ...caseInHand, diligencia: { ate: '2030-12-31' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Pessoa exposta politicamente: diligência reforçada até 31/12/2030'),
    ).toBeVisible()
  },
}

/** Whoever comes first by law for a reason of health: that is all that is said of it. */
export const FirstByLaw: Story = {
  args: { request: { ...requestInAnalysis, prioridade: 'por-lei' } },
  parameters: { everyTheme: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prioridade por lei')).toBeVisible()
  },
}

/** Nobody has it yet: it is taken without a question, or granted at once. */
export const TakenWithoutAQuestion: Story = {
  args: { request: receivedForDesk, desk: { ...caseInHand, podeTransferir: false } },
  play: async ({ canvas, userEvent }) => {
    mocked(moveRequest).mockResolvedValue(requestInAnalysis)
    await canvas.findByRole('button', { name: 'Assumir' })
    await expect(canvas.getByRole('button', { name: 'Deferir' })).toBeEnabled()
    await userEvent.keyboard('t')
    await expect(moveRequest).toHaveBeenCalledWith({
      data: { idRequisicao: 41, versao: 1, idStatus: 2 },
    })
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

/** Granting what nobody has yet takes it first. */
export const GrantedAtOnce: Story = {
  args: { request: receivedForDesk, desk: { ...caseInHand, podeTransferir: false } },
  play: async ({ canvas, userEvent }) => {
    mocked(moveRequest).mockResolvedValue(requestInAnalysis)
    await userEvent.click(await canvas.findByRole('button', { name: 'Deferir' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(moveRequest).toHaveBeenCalledTimes(2))
    await expect(moveRequest).toHaveBeenLastCalledWith({
      data: { idRequisicao: 41, versao: 2, idStatus: 5 },
    })
  },
}

/** Granted by two keys, and on to the next one. */
export const GrantsAndGoesOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    mocked(moveRequest).mockResolvedValue({ ...requestInAnalysis, status: { id: 8, nome: 'Concluída' } })
    await canvas.findByRole('button', { name: 'Deferir' })
    await userEvent.keyboard('{Shift>}D{/Shift}')
    const act = await canvas.findByRole('button', { name: 'Deferir e abrir a próxima' })
    await expect(act).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.next.go).toHaveBeenCalledOnce())
    await expect(moveRequest).toHaveBeenCalledOnce()
  },
}

/** The last of its list says so. */
export const NoNextOne: Story = {
  args: { next: { go: async () => undefined, sentence: 'Não há outra solicitação para você nesta lista.' } },
  parameters: { everyTheme: false },
}

/** A colleague works on it: nothing but a takeover with a reason is offered. */
export const AtAColleague: Story = {
  args: {
    desk: caseAtColleague,
    holding: { ...holdingQuietly, hold: fn(holdingQuietly.hold) },
    news: 'Karina Alves escreveu uma nota interna.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Karina Alves está com este caso')).toBeVisible()
    await expect(canvas.getByText('Karina Alves escreveu uma nota interna.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Deferir' })).toBeNull()
    await userEvent.keyboard('t')
    const asked = within(await canvas.findByRole('alertdialog', { name: /que está com Karina Alves/ }))
    await userEvent.click(asked.getByRole('button', { name: 'Assumir o caso' }))
    const reason = asked.getByRole('textbox', { name: /Por que você assume/ })
    await expect(reason).toHaveAccessibleDescription(/pelo menos 15 letras/)
    await expect(args.holding.hold).not.toHaveBeenCalled()
    await userEvent.type(reason, 'Karina foi almoçar e o prazo é hoje.')
    await userEvent.click(asked.getByRole('button', { name: 'Assumir o caso' }))
    await expect(args.holding.hold).toHaveBeenCalledWith('Karina foi almoçar e o prazo é hoje.')
  },
}

/** Notes, what stands in the way, who has to grant it, and another request of the same kind. */
export const WithAPast: Story = {
  args: { request: { ...requestInAnalysis, documentos: [] }, desk: caseWithPast },
  play: async ({ canvas, userEvent }) => {
    mockedCall('anotarCaso').mockResolvedValue({
      id: 3,
      autor: { id: 13, nome: 'Luiz Barbosa' },
      texto: 'Conta conferida.',
      data: '2026-11-20T12:12:00.000Z',
    })
    await expect(await canvas.findByText('Pode ser repetida')).toBeVisible()
    await expect(canvas.getByText('Hoje não é possível deferir')).toBeVisible()
    await expect(canvas.getByText('Quem defere é outra pessoa')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /2026\.0000044/ })).toHaveAttribute(
      'href',
      '/request-management?idRequisicao=44',
    )
    const notes = within(canvas.getByRole('region', { name: 'Notas internas' }))
    await expect(notes.getByText(/Liguei para a pessoa/)).toBeVisible()
    await userEvent.click(notes.getByRole('button', { name: 'Guardar a nota' }))
    const field = notes.getByRole('textbox', { name: 'Nova nota' })
    await expect(field).toHaveAccessibleDescription(/Escreva a nota/)
    // Keys of one letter are letters where one writes.
    await userEvent.type(field, 'Conta conferida. g')
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(notes.getByRole('button', { name: 'Guardar a nota' }))
    await expect(mockedCall('anotarCaso')).toHaveBeenCalledWith({
      idRequisicao: 41,
      texto: 'Conta conferida. g',
    })
    await waitFor(() => expect(field).toHaveValue(''))
  },
}

export const HandsOver: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('retornarAtendentes').mockResolvedValue([{ id: 12, nome: 'Karina Alves', presente: true }])
    mocked(handOverCase).mockResolvedValue(requestInAnalysis)
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais ações' }))
    const menu = within(document.body)
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Passar para um colega' }))
    const asked = within(await canvas.findByRole('alertdialog', { name: 'Passar para um colega?' }))
    await userEvent.click(await asked.findByRole('button', { name: /Colega/ }))
    await userEvent.click(await menu.findByRole('option', { name: /Karina Alves/ }))
    await userEvent.type(asked.getByRole('textbox', { name: /Nota interna/ }), 'Falta a conta.')
    await userEvent.click(asked.getByRole('button', { name: 'Passar para um colega' }))
    await expect(handOverCase).toHaveBeenCalledWith({
      data: { idRequisicao: 41, versao: 2, idPessoaAtendente: 12, nota: 'Falta a conta.' },
    })
  },
}

/** Its person died: it stands still, and says why in the place of what may be done. */
export const StandsStill: Story = {
  args: {
    request: { ...requestInAnalysis, movimentos: [], parada: frozenSentence },
    desk: { ...caseInHand, trava: null, deferimento: null, podeTransferir: false },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frozenSentence)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Deferir|Indeferir/ })).toBeNull()
  },
}

/** Who decides learns that what the portal wrote about it got to nobody, and finds which e-mails. */
export const WithUndeliveredEmails: Story = {
  args: { notice: <UndeliveredEmails idRequisicao={41} /> },
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

export const Corrected: Story = {
  args: { request: correctedRequest },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'O que foi corrigido' }))
    await expect(card.getByRole('row', { name: /Percentual suplementar 5% 3%/ })).toBeVisible()
    await expect(card.queryByRole('row', { name: /Percentual básico/ })).toBeNull()
  },
}

/** Returning a request starts from the verdicts given beside the evidence, with their notes. */
export const ReturnsWhatWasFound: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(moveRequest).mockResolvedValue(returnedRequest)
    const card = within(await canvas.findByRole('region', { name: 'Conferência item a item' }))
    const verdictOf = (item: string) => within(card.getByRole('radiogroup', { name: item }))
    await userEvent.click(verdictOf('Contribuição básica').getByRole('radio', { name: 'Certo' }))
    await userEvent.click(verdictOf('Contribuição suplementar').getByRole('radio', { name: 'A corrigir' }))
    await expect(card.getByText('2 de 2 vistos')).toBeVisible()
    await userEvent.type(card.getByRole('textbox', { name: /O que corrigir/ }), 'O formulário diz 3%.')
    await userEvent.click(canvas.getByRole('button', { name: 'Devolver para correção' }))
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Devolver para correção?' }))
    await expect(dialog.getByRole('checkbox', { name: 'Contribuição suplementar' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Contribuição básica' })).not.toBeChecked()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Confira o percentual.')
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver para correção' }))
    await expect(moveRequest).toHaveBeenCalledWith({
      data: expect.objectContaining({
        motivo: 'Confira o percentual.',
        correcoes: [{ campo: 'percentualSuplementar', motivo: 'O formulário diz 3%.' }],
      }),
    })
  },
}

export const ReturningNeedsAReason: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(moveRequest).mockResolvedValue(returnedRequest)
    await userEvent.click(await canvas.findByRole('button', { name: 'Devolver para correção' }))
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Devolver para correção?' }))
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
    await waitFor(() => expect(canvas.getByText(/2026\.0000041: Devolvida para correção/)).toBeVisible(), {
      timeout: 5000,
    })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** The reason that is usual for its kind, by keyboard, and changed before it is sent. */
export const RefusedByAUsualReason: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('retornarMotivosProntos').mockResolvedValue([
      { id: 4, titulo: 'Pedido em duplicidade', texto: 'Já existe outro pedido igual.' },
    ])
    mocked(moveRequest).mockResolvedValue({ ...requestInAnalysis, status: { id: 6, nome: 'Indeferida' } })
    await userEvent.click(await canvas.findByRole('button', { name: 'Indeferir' }))
    const reason = within(await canvas.findByRole('alertdialog')).getByRole('textbox', { name: /Motivo/ })
    await expect(reason).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Motivos prontos' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await within(document.body).findByRole('menu', { name: 'Motivos prontos' }))
    const text = await menu.findByRole('menuitem', { name: /Pedido em duplicidade/ })
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(mockedCall('retornarMotivosProntos')).toHaveBeenCalledWith({
      idRequisicao: 41,
      uso: 'indeferimento',
    })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.keyboard(' É o 2026.0000044.')
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Indeferir' }))
    await expect(moveRequest).toHaveBeenCalledWith({
      data: expect.objectContaining({
        idStatus: 6,
        motivo: 'Já existe outro pedido igual. É o 2026.0000044.',
      }),
    })
  },
}

export const InStages: Story = {
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
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Avançar para Aprovação?' }))
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
    mocked(moveRequest).mockRejectedValue(outdated('Esta solicitação mudou.'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Deferir' }))
    const dialog = within(await canvas.findByRole('alertdialog'))
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
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Fora do prazo.')
    await userEvent.click(dialog.getByRole('button', { name: 'Indeferir' }))
    await expect(await dialog.findByText('O sistema do plano não respondeu agora.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Fora do prazo.')
  },
}

/** By when the term of a portability goes to the other entity, and that it went. */
export const TermToSend: Story = {
  args: { desk: { ...caseInHand, termo: { ate: '2026-11-27', enviadoEm: null } } },
  play: async ({ canvas, userEvent }) => {
    mockedCall('registrarEnvioTermoPortabilidade').mockResolvedValue({
      ate: '2026-11-27',
      enviadoEm: '2026-11-20',
    })
    const term = within(await canvas.findByRole('region', { name: 'Termo de portabilidade' }))
    await expect(term.getByText(/até 27\/11\/2026/)).toBeVisible()
    await userEvent.click(term.getByRole('button', { name: 'Registrar envio do termo' }))
    const asked = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(asked.getByRole('button', { name: 'Registrar envio do termo' }))
    await expect(mockedCall('registrarEnvioTermoPortabilidade')).toHaveBeenCalledWith({
      idRequisicao: requestInAnalysis.id,
    })
  },
}
