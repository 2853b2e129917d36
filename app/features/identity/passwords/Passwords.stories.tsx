import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, waitFor } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { PasswordSteps } from './PasswordSteps.tsx'
import { requestPasswordLink } from './passwords.functions.ts'

const meta = {
  title: 'Páginas/Senha',
  component: PasswordSteps,
  args: {
    entry: 'change',
    isSignedIn: true,
  },
  decorators: [withQueries(), withRouter()],
} satisfies Meta<typeof PasswordSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Change: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarSenha').mockResolvedValue({ alterada: true })
    const submit = await canvas.findByRole('button', { name: 'Alterar senha' })
    await expect(submit).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(/Senha atual/), 'Prev@2026')
    await userEvent.type(canvas.getByLabelText(/^Nova senha/), 'Aa1 #xyz')
    await expect(canvas.getByText('Todos os requisitos cumpridos')).toBeInTheDocument()
    await userEvent.click(submit)
    await expect(await canvas.findByText('A senha não pode conter espaços em branco.')).toBeVisible()
    await expect(canvas.getByText('A confirmação da senha é obrigatória')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText(/^Nova senha/))
    await userEvent.type(canvas.getByLabelText(/^Nova senha/), 'Nova#Senha1')
    await userEvent.type(canvas.getByLabelText(/Confirme a nova senha/), 'Nova#Senha1')
    await userEvent.click(submit)
    await waitFor(() =>
      expect(mockedCall('alterarSenha')).toHaveBeenCalledWith({
        senhaAtual: 'Prev@2026',
        senha: 'Nova#Senha1',
        confirmacao: 'Nova#Senha1',
      }),
    )
    await expect(await canvas.findByRole('heading', { name: 'Senha alterada' })).toHaveFocus()
  },
}

export const DeadLink: Story = {
  args: { entry: 'dead', isSignedIn: false },
  play: async ({ canvas, userEvent }) => {
    mocked(requestPasswordLink).mockRejectedValue(
      new PortalProblem({
        kind: 'rate-limited',
        detail:
          'Já foram pedidos muitos links para este CPF. Use um dos que chegaram ao e-mail ou peça outro em 40 minutos.',
        retryAfter: 2400,
      }),
    )
    await expect(await canvas.findByText('Este link não vale mais')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /CPF/ }), '52998224725')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar o link' }))
    await expect(await canvas.findByText(/Já foram pedidos muitos links/)).toBeVisible()
  },
}

export const Create: Story = { args: { entry: 'create', isSignedIn: false } }
