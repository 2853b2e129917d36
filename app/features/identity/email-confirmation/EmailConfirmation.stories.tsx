import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { identitySentences } from '#contract/identity/identity.text.ts'
import { EmailConfirmationSteps } from './EmailConfirmationSteps.tsx'
import { askedChange } from './email-confirmation.fixtures.ts'
import { answerEmailChange } from './email-confirmation.functions.ts'

const meta = {
  title: 'Páginas/Troca de e-mail',
  component: EmailConfirmationSteps,
  args: { opened: askedChange, isSignedIn: false },
  decorators: [withQueries(), withRouter()],
} satisfies Meta<typeof EmailConfirmationSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Theirs: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(answerEmailChange).mockResolvedValue({ respondido: true })
    await expect(await canvas.findByText('n***@exemplo.example')).toBeVisible()
    await expect(canvas.getByText('27/11/2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sim, fui eu' }))
    await expect(answerEmailChange).toHaveBeenCalledWith({ data: { resposta: 'sim' } })
    await expect(
      await canvas.findByRole('heading', { name: 'O e-mail novo já vale para tudo' }),
    ).toHaveFocus()
  },
}

/** It is asked once more, what was refused stays in sight, and the way on is to create another password. */
export const SomebodyElse: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(answerEmailChange)
      .mockRejectedValueOnce(new PortalProblem({ kind: 'unavailable', detail: 'Sem resposta.' }))
      .mockResolvedValue({ respondido: true })
    await userEvent.click(await canvas.findByRole('button', { name: 'Não fui eu' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Desfazer a troca do e-mail?' }))
    await expect(answerEmailChange).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Não fui eu, desfazer' }))
    await waitFor(() => expect(dialog.getByText('Sem resposta.')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Não fui eu, desfazer' }))
    await expect(answerEmailChange).toHaveBeenLastCalledWith({ data: { resposta: 'nao' } })
    await expect(await canvas.findByRole('heading', { name: 'O e-mail antigo voltou a valer' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Criar uma senha nova' })).toHaveAttribute(
      'href',
      '/alterar-senha?esqueci=true',
    )
  },
}

/** The desk took it back while the page was open. */
export const OverMeanwhile: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(answerEmailChange).mockRejectedValue(
      new PortalProblem({ kind: 'not-found', detail: identitySentences.deadLink }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Sim, fui eu' }))
    await expect(await canvas.findByRole('heading', { name: 'Este link não vale mais' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Não fui eu' })).toBeNull()
  },
}

export const DeadLink: Story = {
  args: { opened: { state: 'over' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(identitySentences.deadLink)).toBeVisible()
  },
}

export const WithoutLink: Story = { args: { opened: { state: 'none' } } }
