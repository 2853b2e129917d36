import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { RuleBench } from '../rule-bench.fixtures.tsx'
import { questionnaireEdition } from './questionnaire.fixtures.ts'
import { questionnairePage } from './questionnaire-setting.ts'

const meta = {
  title: 'Páginas/Configurações/Questionário de perfil',
  component: RuleBench,
  args: { page: questionnairePage, edition: questionnaireEdition },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings'])],
} satisfies Meta<typeof RuleBench>

export default meta
type Story = StoryObj<typeof meta>

export const InForce: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('a partir de 0: Super Conservador; a partir de 2: Arrojado'),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Resposta 2 da pergunta 1' })).toHaveValue(
      'Daqui a mais de 15 anos',
    )
  },
}

/** Moved by keys alone, with focus going along; the draft has the new order and a question that was added. */
export const Reordered: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarRascunhoRegra').mockResolvedValue(questionnaireEdition)
    const down = await canvas.findByRole('button', { name: 'Mover Pergunta 1 para baixo' })
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Resposta 1 da pergunta 1' })).toHaveValue('Não')
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar pergunta' }))
    await expect(canvas.getByRole('heading', { name: 'Pergunta 3' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect(await canvas.findByRole('group', { name: /Falta corrigir/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: /^Resposta 2 da pergunta 3/ }))
    await expect(canvas.getByRole('textbox', { name: 'Resposta 2 da pergunta 3' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover pergunta 3' }))
    await expect(canvas.getByRole('button', { name: 'Adicionar pergunta' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await waitFor(() => expect(mockedCall('salvarRascunhoRegra')).toHaveBeenCalledTimes(1))
    const sent = mockedCall('salvarRascunhoRegra').mock.calls[0]?.[0]?.regras['questions']
    await expect((sent as { id: string }[]).map(({ id }) => id)).toEqual(['need', 'horizon'])
  },
}

/** Obstacles to publishing are shown while typing, and the trial is disabled until they are resolved. */
export const WithObstacles: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Antes de publicar')).toBeNull()
    const from = await canvas.findByRole('textbox', { name: 'Primeiro ponto da faixa 2' })
    await userEvent.clear(from)
    await userEvent.type(from, '9')
    await expect(await canvas.findByText(/acima da maior soma de pontos possível/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Responda você mesmo' }))
    await expect(await canvas.findByText('Resolva o que falta acima para responder.')).toBeVisible()
    await userEvent.clear(from)
    await userEvent.type(from, '3')
    await waitFor(() => expect(canvas.queryByText(/acima da maior soma/)).toBeNull())
  },
}

/** Answers what is on screen, before anything is kept: the sum, and the limit that one answer brings. */
export const Tried: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Responda você mesmo' }))
    const asked = (name: RegExp) => within(canvas.getByRole('radiogroup', { name }))
    await userEvent.click(asked(/^1\. Daqui/).getByRole('radio', { name: /mais de 15/ }))
    await expect(canvas.getByText('Falta 1 resposta.')).toBeVisible()
    await userEvent.click(asked(/^2\. Você/).getByRole('radio', { name: 'Não' }))
    await expect(canvas.getByText('Arrojado: 3 de 3 pontos.')).toBeVisible()
    await userEvent.click(asked(/^2\. Você/).getByRole('radio', { name: 'Sim' }))
    await expect(canvas.getByText('Super Conservador: 2 de 3 pontos.')).toBeVisible()
    await expect(canvas.getByText(/^Pela soma seria Arrojado/)).toBeVisible()
  },
}

export const OnlyToRead: Story = { args: { level: 1 } }
