import { toast } from '@portal/design-system/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { exitSentences } from '#contract/exits/exits.text.ts'
import { identitySentences } from '#contract/identity/identity.text.ts'
import { PeopleFound } from './PeopleFound.tsx'
import { PersonActions } from './PersonActions.tsx'
import { PersonCard } from './PersonCard.tsx'
import { changeEmail, restartReRegistration } from './person-actions.functions.ts'
import { ReturningEmails } from './ReturningEmails.tsx'
import { ServiceDeskHome } from './ServiceDeskHome.tsx'
import { serve } from './serve.functions.ts'
import {
  busyQueue,
  chosenPerson,
  chosenPlanLinks,
  emptyQueue,
  newestRequests,
} from './service-desk.fixtures.ts'

const meta = {
  title: 'Páginas/Atendimento',
  component: ServiceDeskHome,
  args: { summary: busyQueue, newest: newestRequests },
  decorators: [withQueries(), withRouter(['/settings/emails-enviados'])],
} satisfies Meta<typeof ServiceDeskHome>

export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('15 solicitações aguardam decisão.')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Prazo vencido' })).toHaveTextContent('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Como anda a fila' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mais recentes' }))
    await expect(canvas.getByRole('link', { name: /^Recebida: 7\./ })).toHaveAttribute(
      'href',
      '/request-management?idStatus=1',
    )
    const pressing = { 'Prazo vencido: 2.': 'prazo=vencido', 'Sem responsável: 6.': 'responsavel=ninguem' }
    for (const [name, filter] of Object.entries(pressing))
      await expect(canvas.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'href',
        `/request-management?${filter}`,
      )
    await expect(canvas.getByRole('link', { name: 'Solicitação 2026.0000038' })).toBeVisible()
    await expect(await canvas.findByText(/^Na semana passada chegaram 38/)).toBeVisible()
  },
}

export const WithAPerson: Story = {
  args: {
    person: (
      <PersonCard
        documentsHref="/documents?idPessoa=1"
        person={chosenPerson}
        planLinks={chosenPlanLinks}
        requestsHref="/request-management?idPessoa=1"
        emailsHref="/settings/emails-enviados?idPessoa=1"
        onClose={fn()}
        actions={
          <PersonActions person={chosenPerson} refusal={null} accessRefusal={null} level={3} hasPlan />
        }
        impediments={[
          { action: 'Registrar desligamento', plan: 'MAIS_VALOR', reason: exitSentences.noSponsor },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Ana Beatriz Lima' }))
    await expect(card.getByText('***.982.247-**')).toBeVisible()
    await expect(card.getByText('Importado')).toBeVisible()
    await expect(card.getByText(/Matrícula 400118/)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Fechar os dados desta pessoa' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Reiniciar recadastramento' })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Ver os e-mails' })).toHaveAttribute(
      'href',
      '/settings/emails-enviados?idPessoa=1',
    )
    await userEvent.click(card.getByRole('button', { name: 'O que não dá para fazer agora (1)' }))
    await expect(card.getByText('Registrar desligamento: MAIS_VALOR')).toBeVisible()
    await expect(card.getByText(exitSentences.noSponsor)).toBeVisible()
  },
}

/** E-mails to them come back: why, and what to ask for. */
export const WithAPersonWhoseEmailsComeBack: Story = {
  args: {
    person: (
      <PersonCard
        documentsHref={null}
        person={chosenPerson}
        planLinks={chosenPlanLinks}
        requestsHref="/request-management?idPessoa=1"
        emailsHref="/settings/emails-enviados?idPessoa=1"
        onClose={fn()}
        protection={
          <ReturningEmails
            idPessoa={1}
            returning={{ desde: '2026-11-12T11:20:00.000Z', motivo: 'caixa-cheia' }}
          />
        }
        actions={null}
        impediments={[]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Ana Beatriz Lima' }))
    await expect(card.getByText('E-mails para este endereço estão voltando desde 12/11/2026')).toBeVisible()
    await expect(card.getByText(/libere espaço, ou outro e-mail/)).toBeVisible()
    await expect(card.getByRole('link', { name: 'Ver os e-mails que voltaram' })).toHaveAttribute(
      'href',
      '/settings/emails-enviados?idPessoa=1&estado=nao-entregues',
    )
  },
}

export const AColleagueOfAHigherLevel: Story = {
  args: {
    person: (
      <PersonActions
        person={chosenPerson}
        refusal="Esta pessoa também é do atendimento, com o nível Administrador."
        accessRefusal={null}
        level={1}
        hasPlan
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/com o nível Administrador/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Alterar e-mail' })).not.toBeInTheDocument()
  },
}

export const AskingWhy: Story = {
  args: WithAPerson.args,
  play: async ({ canvas, userEvent }) => {
    const refusal = 'Você já está atendendo outra pessoa.'
    mocked(serve).mockRejectedValue(new PortalProblem({ kind: 'forbidden', detail: refusal }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Atender em nome da pessoa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Atender em nome de Ana' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Começar o atendimento' }))
    const reason = dialog.getByRole('textbox', { name: /Motivo do atendimento/ })
    await expect(reason).toHaveFocus()
    await expect(reason).toHaveAccessibleDescription(/Escreva o motivo do atendimento/)
    await userEvent.type(reason, 'Pediu ajuda para alterar a contribuição.')
    await userEvent.click(dialog.getByRole('button', { name: 'Começar o atendimento' }))
    await expect(serve).toHaveBeenCalledWith({
      data: { idPessoa: 1, motivo: 'Pediu ajuda para alterar a contribuição.' },
    })
    await expect(await dialog.findByText(refusal)).toBeVisible()
    await expect(reason).toHaveValue('Pediu ajuda para alterar a contribuição.')
  },
}

export const AnotherEmail: Story = {
  args: WithAPerson.args,
  play: async ({ canvas, userEvent }) => {
    mocked(changeEmail).mockRejectedValue(
      new PortalProblem({
        kind: 'invalid',
        detail: 'Confira os campos.',
        fields: { email: 'Este já é o e-mail do cadastro.' },
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar e-mail' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Alterar o e-mail de Ana' }))
    const email = dialog.getByRole('textbox', { name: /Novo e-mail/ })
    const reason = dialog.getByRole('textbox', { name: /Motivo da alteração/ })
    await userEvent.type(reason, 'Ligou e disse que não usa mais o endereço antigo.')
    await userEvent.type(email, 'ana{Enter}')
    await expect(email).toHaveAccessibleDescription(/Escreva um e-mail válido/)
    await userEvent.type(email, '.lima@exemplo.com.br{Enter}')
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Este já é o e-mail do cadastro/))
  },
}

/** Somebody else's address is taken once the attendant says that both use it. */
export const SharedEmail: Story = {
  args: WithAPerson.args,
  play: async ({ canvas, userEvent }) => {
    const sentence = 'Outra pessoa do cadastro já usa este e-mail.'
    mocked(changeEmail).mockRejectedValueOnce(
      new PortalProblem({
        kind: 'invalid',
        detail: 'Confira os campos.',
        fields: { compartilhado: sentence },
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar e-mail' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Alterar o e-mail de Ana' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Novo e-mail/ }), 'casal@exemplo.com.br')
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'O casal usa um endereço só.')
    await userEvent.click(dialog.getByRole('button', { name: 'Alterar o e-mail' }))
    await expect(await dialog.findByText(sentence)).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: /as duas pessoas usam este e-mail/ }))
    mocked(changeEmail).mockResolvedValueOnce({ isAsked: false, opensOn: '2026-11-27' })
    await userEvent.click(dialog.getByRole('button', { name: 'Alterar o e-mail' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(changeEmail).toHaveBeenLastCalledWith({
      data: {
        idPessoa: 1,
        email: 'casal@exemplo.com.br',
        motivo: 'O casal usa um endereço só.',
        compartilhado: true,
      },
    })
  },
}

/** Both are said: that it changed, and from when on it opens a new password. */
export const EmailThatWaits: Story = {
  args: WithAPerson.args,
  play: async ({ canvas, userEvent }) => {
    const tell = spyOn(toast, 'show')
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar e-mail' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Alterar o e-mail de Ana' }))
    await expect(dialog.getByText(/Por alguns dias o novo não cria senha nova/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Novo e-mail/ }), 'ana@exemplo.com.br')
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Ligou e pediu outro endereço.')
    mocked(changeEmail).mockResolvedValueOnce({ isAsked: false, opensOn: '2026-11-27' })
    await userEvent.click(dialog.getByRole('button', { name: 'Alterar o e-mail' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(tell).toHaveBeenCalledWith({ message: 'E-mail alterado com sucesso!' })
    await expect(tell).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringMatching(/^Antes de 27\/11\/2026 o e-mail novo/) }),
    )
  },
}

/** Of somebody who attends nothing changed yet, and nobody is told that it did. */
export const EmailOfAColleague: Story = {
  args: WithAPerson.args,
  play: async ({ canvas, userEvent }) => {
    const tell = spyOn(toast, 'show')
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar e-mail' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Alterar o e-mail de Ana' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Novo e-mail/ }), 'ana@exemplo.com.br')
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Ligou e pediu outro endereço.')
    mocked(changeEmail).mockResolvedValueOnce({ isAsked: true, opensOn: null })
    await userEvent.click(dialog.getByRole('button', { name: 'Alterar o e-mail' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(tell).toHaveBeenCalledTimes(1)
    await expect(tell).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringMatching(/^Outro administrador precisa confirmar/) }),
    )
  },
}

/** An attendant of a lower level finds no button, and why. */
export const EmailOnlyForAdministrators: Story = {
  args: {
    person: (
      <PersonActions
        person={chosenPerson}
        refusal={null}
        accessRefusal={identitySentences.needsAdministrator}
        level={1}
        hasPlan
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Atender em nome da pessoa' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Alterar e-mail' })).toBeNull()
  },
}

/** A failure is shown in the product's words, and the dialog keeps the input. */
export const EmailFailed: Story = {
  args: WithAPerson.args,
  play: async ({ canvas, userEvent }) => {
    const tell = spyOn(toast, 'show')
    mocked(changeEmail).mockRejectedValue(new PortalProblem({ kind: 'unavailable', detail: 'Sem resposta.' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar e-mail' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Alterar o e-mail de Ana' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Novo e-mail/ }), 'ana@exemplo.com.br')
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Ligou e pediu outro endereço.')
    await userEvent.click(dialog.getByRole('button', { name: 'Alterar o e-mail' }))
    await expect(await dialog.findByText('Sem resposta.')).toBeVisible()
    await expect(tell).toHaveBeenCalledWith({ message: 'Erro ao alterar o e-mail.', tone: 'danger' })
  },
}

export const RestartRefused: Story = {
  args: WithAPerson.args,
  play: async ({ canvas, userEvent }) => {
    const tell = spyOn(toast, 'show')
    const refusal = 'Este recadastramento já foi enviado.'
    mocked(restartReRegistration).mockRejectedValue(
      new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: refusal }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Reiniciar recadastramento' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Reiniciar o recadastramento/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reiniciar' }))
    await expect(await dialog.findByText(refusal)).toBeVisible()
    await expect(restartReRegistration).toHaveBeenCalledWith({ data: { idPessoa: 1 } })
    await expect(tell).toHaveBeenCalledWith({
      message: 'Erro ao reiniciar o recadastramento.',
      tone: 'danger',
    })
  },
}

export const Found: Story = {
  args: {
    search: (
      <PeopleFound
        answer={{
          pessoas: [chosenPerson, { ...chosenPerson, id: 7, email: null, status: null }],
          temMais: true,
        }}
        hasFailed={false}
        onRetry={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '2 pessoas encontradas' }))
    await expect(table.getAllByRole('link', { name: 'Ana Beatriz Lima' })[0]).toHaveAttribute(
      'href',
      '/?idPessoa=1',
    )
    await expect(table.getByText('Sem recadastramento')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { summary: emptyQueue, newest: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais recentes' }))
    await expect(await canvas.findByRole('heading', { name: 'Nenhuma solicitação ainda' })).toBeVisible()
  },
}
