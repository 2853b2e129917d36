import { Stack } from '@portal/design-system/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { outdated } from '#app/api/problem.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileHistory } from './ProfileHistory.tsx'
import { ProfileList } from './ProfileList.tsx'
import { moderate, unitValuesOfYear } from './profile-management.fixtures.ts'
import { UnitValues } from './UnitValues.tsx'

const nothing = () => undefined

const meta = {
  title: 'Páginas/Configurações/Perfis de investimento',
  component: UnitValues,
  args: { profile: moderate, year: unitValuesOfYear, onYear: nothing, canPublish: true },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings/investment-profile-management'])],
} satisfies Meta<typeof UnitValues>

export default meta
type Story = StoryObj<typeof meta>

/** A day that has a value asks why it changes, and what is typed is compared with the newest one. */
export const RecordAUnitValue: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('registrarCota').mockResolvedValue(unitValuesOfYear.cotas[0] as never)
    await expect(await canvas.findByText(/Era 25,40000000\. O custodiante/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar cota' }))
    await expect(await canvas.findByText('Informe uma data.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Valor da cota' }), '25,73283778')
    await expect(canvas.getByText('1,00% em relação à última cota.')).toBeVisible()
  },
}

export const WithoutAnyValue: Story = {
  args: { profile: { ...moderate, cota: null }, year: { ano: 2026, anos: [], cotas: [] } },
}

export const OnlyToRead: Story = {
  args: { canPublish: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Cotas do ano' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Registrar cota' })).toBeNull()
  },
}

export const NewProfile: Story = {
  render: () => <ProfileForm profile={null} today="2026-11-28" personId={9} />,
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarPerfil').mockResolvedValue(moderate)
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar perfil' }))
    await expect(await canvas.findByText('Escreva o nome.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus())
  },
}

/** The form stays where it is with what was published, and so does focus. */
export const Published: Story = {
  render: () => <ProfileForm profile={moderate} today="2026-11-28" personId={9} />,
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarPerfil').mockResolvedValue({ ...moderate, versao: 2, ordem: 4 })
    const order = await canvas.findByRole('textbox', { name: /^Posição/ })
    await userEvent.clear(order)
    await userEvent.type(order, '4')
    const publish = canvas.getByRole('button', { name: 'Publicar mudança' })
    publish.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(mockedCall('salvarPerfil')).toHaveBeenCalledWith(
        expect.objectContaining({ idPerfil: moderate.id, versao: 1, ordem: 4 }),
      ),
    )
    await waitFor(() => expect(publish).toBeEnabled())
    await expect(publish).toHaveFocus()
    await expect(order).toHaveValue('4')
  },
}

/** Somebody else was faster: what was typed stays until the newest is asked for, which takes its place. */
export const Overtaken: Story = {
  render: () => <ProfileForm profile={moderate} today="2026-11-28" personId={9} />,
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarPerfil').mockRejectedValue(outdated('Alguém alterou este perfil.'))
    const order = await canvas.findByRole('textbox', { name: /^Posição/ })
    await userEvent.clear(order)
    await userEvent.type(order, '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar mudança' }))
    await expect(await canvas.findByText('Alguém alterou este perfil.')).toBeVisible()
    await expect(order).toHaveValue('4')
    mockedCall('retornarPerfis').mockResolvedValue([{ ...moderate, versao: 2, ordem: 5 }])
    await userEvent.click(canvas.getByRole('button', { name: 'Ver a versão atual' }))
    await waitFor(() => expect(order).toHaveValue('5'))
  },
}

export const ListAndHistory: Story = {
  render: () => (
    <Stack gap="6">
      <ProfileList profiles={[moderate]} />
      <ProfileHistory versoes={moderate.versoes} />
    </Stack>
  ),
}

export const NoProfile: Story = { render: () => <ProfileList profiles={[]} /> }
