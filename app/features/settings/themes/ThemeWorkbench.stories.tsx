import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { outdated } from '#app/api/problem.fixtures.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { ThemeEdition } from '#contract/settings/themes.ts'
import type { UploadImage } from './ThemeImageField.tsx'
import { ThemeWorkbench } from './ThemeWorkbench.tsx'
import { drawing, edition, hiddenByDay, withDraft } from './themes.fixtures.ts'
import { useThemeWork } from './use-theme-work.ts'

type StoryProps = { given: ThemeEdition; level: 1 | 2 | 3; upload?: UploadImage }

const takesAny: UploadImage = () => async () => drawing

function StoryBench({ given, level, upload = takesAny }: StoryProps) {
  return (
    <ThemeWorkbench
      edition={given}
      upload={upload}
      rights={{ edit: level >= 2, publish: level >= 3 }}
      work={useThemeWork(given, 9)}
    />
  )
}

const meta = {
  title: 'Páginas/Configurações/Tema do plano',
  component: StoryBench,
  args: { given: edition, level: 3 },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings'])],
} satisfies Meta<typeof StoryBench>

export default meta
type Story = StoryObj<typeof meta>

export const InForce: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Publicar' })).toBeDisabled()
    const color = canvas.getByRole('textbox', { name: 'Cor principal' })
    await userEvent.clear(color)
    await userEvent.type(color, '#FDB913')
    await expect(
      await canvas.findByText(/Texto branco sobre a sua cor: 1,7:1 — usaremos preto/),
    ).toBeVisible()
    await expect(canvas.getByText('Com esta cor, os participantes veem o modo escuro.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Publicar' })).toBeEnabled()
    await userEvent.clear(color)
    await userEvent.type(color, 'azul')
    // At the field, and among what is in the way.
    await expect(await canvas.findAllByText('Escreva a cor como #RRGGBB, por exemplo #0B3A82.')).toHaveLength(
      2,
    )
    await expect(canvas.getByRole('button', { name: 'Publicar' })).toBeDisabled()
  },
}

export const WithDraft: Story = {
  args: { given: withDraft },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Rascunho salvo em .* por Luiz Barbosa/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }))
    mockedCall('publicarTema').mockResolvedValue(edition)
    const dialog = await screen.findByRole('alertdialog', { name: 'Publicar o tema do HPE?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(mockedCall('salvarRascunhoTema')).not.toHaveBeenCalled()
    await expect(mockedCall('publicarTema')).toHaveBeenCalledWith({
      idPlano: withDraft.plano.id,
      versao: withDraft.rascunho?.versao,
    })
    await waitFor(() => expect(canvas.getByText(/^Rascunho salvo em/)).toHaveFocus())
  },
}

export const FocusAfterSaving: Story = {
  args: { given: withDraft },
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarRascunhoTema').mockResolvedValue(withDraft)
    const color = await canvas.findByRole('textbox', { name: 'Cor principal' })
    await userEvent.clear(color)
    await userEvent.type(color, '#7A1F5C')
    canvas.getByRole('button', { name: 'Salvar rascunho' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/^Rascunho salvo em/)).toHaveFocus())
  },
}

export const HiddenLogo: Story = {
  args: {
    given: {
      ...withDraft,
      rascunho: withDraft.rascunho && { ...withDraft.rascunho, logo: hiddenByDay },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/O logotipo quase não aparece sobre a barra clara/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Publicar' })).toBeDisabled()
  },
}

export const Restore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Voltar à versão 2' }))
    mockedCall('restaurarTema').mockResolvedValue(edition)
    const dialog = await screen.findByRole('alertdialog', { name: 'Voltar à versão 2?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar à versão 2' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const [current, second] = edition.historico
    await expect(mockedCall('restaurarTema')).toHaveBeenCalledWith({
      idPlano: edition.plano.id,
      idVersao: second?.id,
      idVersaoAtual: current?.id,
    })
  },
}

export const PreparedByRegistry: Story = {
  args: { given: withDraft, level: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Salvar rascunho' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Publicar' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Voltar à versão/ })).toBeNull()
  },
}

export const OnlyToRead: Story = {
  args: { level: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Os níveis que preparam e publicam um tema/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Salvar rascunho' })).toBeNull()
    const save = mockedCall('salvarRascunhoTema').mockResolvedValue(withDraft)
    // As a browser does on Enter in a form's only text field.
    canvas.getByRole<HTMLInputElement>('textbox', { name: 'Cor principal' }).form?.requestSubmit()
    await userEvent.tab()
    await expect(save).not.toHaveBeenCalled()
  },
}

export const Overtaken: Story = {
  args: { given: withDraft },
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarRascunhoTema').mockRejectedValue(
      outdated('Alguém alterou este tema depois que você o abriu. Atualize a página e tente de novo.'),
    )
    const color = await canvas.findByRole('textbox', { name: 'Cor principal' })
    await userEvent.clear(color)
    await userEvent.type(color, '#7A1F5C')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    const newest = await canvas.findByRole('button', { name: 'Atualizar e manter minhas mudanças' })
    await expect(newest).toBeVisible()
    await expect(color).toHaveValue('#7A1F5C')
    mockedCall('retornarEdicaoTema').mockResolvedValue(withDraft)
    await userEvent.click(newest)
    await waitFor(() => expect(newest).not.toBeInTheDocument())
    await expect(color).toHaveValue('#7A1F5C')
    mockedCall('salvarRascunhoTema').mockResolvedValue(withDraft)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await waitFor(() => expect(color).toHaveValue('#FDB913'))
  },
}

/** A text file that calls itself a PNG. */
const refused = new PortalProblem({
  kind: 'invalid',
  detail: 'Há dados a corrigir.',
  fields: { arquivo: 'Este arquivo não é uma imagem.' },
})

export const RefusedImage: Story = {
  args: { given: withDraft, upload: () => () => Promise.reject(refused) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Publicar' })).toBeEnabled())
    const [logo] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (!logo) throw new Error('there is no field for the logo')
    await userEvent.upload(logo, new File(['texto'], 'logo.png', { type: 'image/png' }))
    await expect(await canvas.findByText('Este arquivo não é uma imagem.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Publicar' })).toBeDisabled()
    await expect(canvas.getByText(/^O arquivo escolhido não foi recebido\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Publicar' })).toBeEnabled())
  },
}

export const KeptInTheTab: Story = {
  args: { given: withDraft },
  beforeEach: () => {
    sessionStorage.setItem(
      `rascunho:tema:${withDraft.plano.id}:9`,
      JSON.stringify({
        version: withDraft.rascunho?.versao,
        values: { primaryColor: '#7A1F5C', logo: null, background: null },
        isSaved: false,
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const color = await canvas.findByRole('textbox', { name: 'Cor principal' })
    await waitFor(() => expect(color).toHaveValue('#7A1F5C'))
    await expect(canvas.getByText('Há mudanças que ainda não foram salvas.')).toBeVisible()
    mockedCall('salvarRascunhoTema').mockResolvedValue(withDraft)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await waitFor(() => expect(sessionStorage.getItem(`rascunho:tema:${withDraft.plano.id}:9`)).toBeNull())
  },
}
