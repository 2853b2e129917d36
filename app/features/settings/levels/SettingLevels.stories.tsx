import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { AreaLevels } from '#contract/settings/setting-levels.ts'
import { settingAreas } from '#domain/settings/setting-rights.ts'
import { SettingLevelsView } from './SettingLevelsView.tsx'

const levels: AreaLevels[] = settingAreas.map((area) =>
  area === 'contribution-management'
    ? { area, editar: 2, publicar: 3, versao: 4 }
    : { area, editar: 1, publicar: 1, versao: 0 },
)

const meta = {
  title: 'Páginas/Permissões',
  component: SettingLevelsView,
  globals: { surface: 'admin' },
  args: { levels, canChange: true },
  decorators: [withQueries(), withRouter()],
  beforeEach: () => void mockedCall('alterarPermissao').mockReset().mockResolvedValue(levels),
} satisfies Meta<typeof SettingLevelsView>

export default meta
type Story = StoryObj<typeof meta>

/** Who publishes may prepare: a higher level for the one raises the other, and lower ones cannot be chosen. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /^Contribuições/ }))
    await expect(row.getByText('Cadastro ou acima')).toBeVisible()
    await expect(row.getByText('Só Administrador')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar a permissão de Tema do plano' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Alterar a permissão de Tema do plano' }))
    const prepares = within(dialog.getByRole('radiogroup', { name: 'Quem prepara e salva' }))
    const publishes = within(dialog.getByRole('radiogroup', { name: 'Quem publica e arquiva' }))
    await expect(publishes.getByRole('radio', { name: 'Todo o atendimento' })).toBeChecked()
    await userEvent.click(prepares.getByRole('radio', { name: 'Cadastro ou acima' }))
    await expect(publishes.getByRole('radio', { name: 'Todo o atendimento' })).toBeDisabled()
    await expect(publishes.getByRole('radio', { name: 'Cadastro ou acima' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(mockedCall('alterarPermissao')).toHaveBeenCalledWith({
      area: 'theme-settings',
      editar: 2,
      publicar: 2,
      versao: 0,
    })
  },
}

/** Of the decisions of the re-registration there is one level. */
export const Decisions: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const name = 'Alterar a permissão de Decisões do recadastramento'
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    await expect(dialog.getAllByRole('radiogroup')).toHaveLength(1)
    await userEvent.click(dialog.getByRole('radio', { name: 'Só Administrador' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(mockedCall('alterarPermissao')).toHaveBeenCalledWith({
        area: 'recadastramento',
        editar: 3,
        publicar: 3,
        versao: 0,
      }),
    )
  },
}

export const Overtaken: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('alterarPermissao').mockRejectedValue(
      new PortalProblem({
        kind: 'conflict',
        reason: 'versao-desatualizada',
        detail: 'Outra pessoa alterou esta permissão enquanto isso. Confira e tente de novo.',
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Alterar a permissão de BPD' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(await dialog.findByText(/Outra pessoa alterou esta permissão/)).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Só o nível Administrador altera as permissões/)).toBeVisible()
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
}
