import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import {
  accountIsRecent,
  emailAndAccountWait,
  emailRequested,
  emailWaits,
} from '#app/identity/identity.fixtures.ts'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { confirmationRefusals, identitySentences } from '#contract/identity/identity.text.ts'
import { EmailProtection } from './EmailProtection.tsx'

const meta = {
  title: 'Páginas/Atendimento/E-mail em espera',
  component: EmailProtection,
  args: { idPessoa: 1, protection: emailWaits, accessRefusal: null, onDone: fn() },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter()],
} satisfies Meta<typeof EmailProtection>

export default meta
type Story = StoryObj<typeof meta>

const confirmButton = { name: 'Confirmar que o e-mail é da pessoa' }

export const Confirming: Story = {
  play: async ({ args, canvas, userEvent }) => {
    mockedCall('confirmarAlteracaoEmail').mockResolvedValue(emailWaits)
    await expect(
      await canvas.findByText(/^O e-mail n\*\*\*@exemplo\.example entrou no cadastro/),
    ).toBeVisible()
    await expect(canvas.getByText('Karina Alves, 20/11/2026 às 11:05')).toBeVisible()
    await expect(canvas.getByText('Já confirmou: Luiz Barbosa. Falta 1 pessoa do atendimento.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', confirmButton))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'O e-mail é desta pessoa?' }))
    await expect(dialog.getByText(/por outro meio que não seja este e-mail/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar o e-mail' }))
    await expect(mockedCall('confirmarAlteracaoEmail')).toHaveBeenCalledWith({ idPessoa: 1, idAlteracao: 5 })
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}

/** The days are over while the dialog is open: it says so and stays. */
export const NothingWaitsAnyMore: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('desfazerAlteracaoEmail').mockRejectedValue(
      new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: identitySentences.nothingWaits }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Desfazer a troca' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Desfazer a troca de e-mail?' }))
    const reason = dialog.getByRole('textbox', { name: /Motivo/ })
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer a troca' }))
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, 'Ela disse que não pediu a troca.')
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer a troca' }))
    await expect(mockedCall('desfazerAlteracaoEmail')).toHaveBeenCalledWith({
      idPessoa: 1,
      idAlteracao: 5,
      motivo: 'Ela disse que não pediu a troca.',
    })
    await expect(await dialog.findByText(identitySentences.nothingWaits)).toBeVisible()
    await expect(reason).toHaveValue('Ela disse que não pediu a troca.')
  },
}

/** Who changed it reads why they do not confirm it, and may take it back. */
export const ChangedByOneself: Story = {
  args: {
    protection: {
      ...emailAndAccountWait,
      emailEmEspera: emailWaits.emailEmEspera && {
        ...emailWaits.emailEmEspera,
        confirmadoPor: [],
        faltam: 2,
        impedimento: confirmationRefusals['changed-by-actor'],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', confirmButton)).toBeDisabled()
    await expect(canvas.getByText(confirmationRefusals['changed-by-actor'])).toBeVisible()
    await expect(canvas.getByText('Ninguém confirmou ainda. Faltam 2 pessoas do atendimento.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Desfazer a troca' })).toBeEnabled()
    await expect(canvas.getByText('A conta nova passa a valer em 27/11/2026.')).toBeVisible()
    await expect(canvas.getByText(/Antes de 27\/11\/2026 nada é pago nela\.$/)).toBeVisible()
  },
}

export const AskedByAnAdministrator: Story = {
  args: { protection: emailRequested },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Troca de e-mail à espera de outro administrador')).toBeVisible()
    await expect(canvas.getByText('Mudou de provedor e pediu por telefone.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer a troca' }))
    await expect(await screen.findByText(/^O pedido é descartado/)).toBeVisible()
  },
}

/** Somebody who is no administrator, at the card of a colleague. */
export const OnlyForAdministrators: Story = {
  args: { protection: emailRequested, accessRefusal: identitySentences.needsAdministrator },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', confirmButton)).toBeDisabled()
    await expect(canvas.getByText(identitySentences.needsAdministrator)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Desfazer a troca' })).toBeNull()
  },
}

export const RecentAccount: Story = {
  args: { protection: accountIsRecent },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/depois de uma troca de telefone em 16\/11\/2026\. Cada pagamento/),
    ).toBeVisible()
  },
}
