import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { RuleEdition } from '#contract/plan-rules.ts'
import { contributionTermsPage as page } from './contributions/contribution-setting.ts'
import {
  nothingInForce,
  termsChangingLater,
  termsEdition,
  termsPreview,
  termsWithDraft,
} from './plan-rules.fixtures.ts'
import { previewRule, publishRule, saveRuleDraft } from './plan-rules.functions.ts'
import { RuleWorkbench } from './RuleWorkbench.tsx'
import { useRuleWork } from './use-rule-work.ts'

type StoryProps = { edition: RuleEdition; level: 1 | 2 | 3 }

function StoryBench({ edition, level }: StoryProps) {
  return (
    <RuleWorkbench
      page={page}
      edition={edition}
      rights={{ edit: level >= 2, publish: level >= 3 }}
      work={useRuleWork(page, edition)}
    />
  )
}

const meta = {
  title: 'Páginas/Configurações/Regras com vigência',
  component: StoryBench,
  args: { edition: termsEdition, level: 3 },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings'])],
} satisfies Meta<typeof StoryBench>

export default meta
type Story = StoryObj<typeof meta>

export const InForce: Story = {
  play: async ({ canvas, userEvent }) => {
    mocked(previewRule).mockResolvedValue(termsPreview)
    await expect(await canvas.findByText('100% da básica')).toBeVisible()
    await expect(canvas.getByText(/Vale desde 01\/05\/2026\. Fonte: Regulamento do plano\./)).toBeVisible()
    await expect(canvas.getByText('Unidade do plano: de R$ 7.192,78 para R$ 7.473,30')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Publicar' })).toBeDisabled()
    const factor = canvas.getByRole('textbox', { name: 'Fator do 13º salário' })
    await expect(factor).toHaveValue('1,0833')
    await userEvent.clear(factor)
    await userEvent.type(factor, '2,5')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect(
      (await canvas.findAllByText(/Informe um fator de 1 a 2, como 1,0833/)).length,
    ).toBeGreaterThan(0)
    await userEvent.clear(factor)
    await userEvent.type(factor, '1.0875')
    await expect(factor).toHaveValue('1,0875')
    const most = canvas.getByRole('textbox', { name: 'Básica máxima' })
    await userEvent.clear(most)
    await userEvent.type(most, '101')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect((await canvas.findAllByText(/Informe uma porcentagem de 0 a 100/)).length).toBeGreaterThan(0)
    await expect(saveRuleDraft).not.toHaveBeenCalled()
    await userEvent.clear(most)
    await userEvent.type(most, '7')
    await userEvent.click(canvas.getByRole('button', { name: 'Ver o que muda' }))
    await expect(await canvas.findByRole('table', { name: 'O que muda' })).toHaveTextContent('6%')
    await expect(canvas.getByRole('table', { name: 'Exemplo por mês' })).toHaveTextContent('R$ 235,18')
    await expect(previewRule).toHaveBeenCalledWith({
      data: expect.objectContaining({ regras: expect.objectContaining({ basicMax: 7, factor: '1.0875' }) }),
    })
  },
}

export const WithDraft: Story = {
  args: { edition: termsWithDraft },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Rascunho salvo em .* por Luiz Barbosa/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Básica máxima' })).toHaveValue('7')
  },
}

export const Published: Story = {
  args: { edition: termsWithDraft },
  play: async ({ canvas, userEvent }) => {
    mocked(previewRule).mockResolvedValue({ ...termsPreview, substituidas: ['2027-06-01'] })
    mocked(publishRule).mockResolvedValue(termsChangingLater)
    await userEvent.click(await canvas.findByRole('button', { name: 'Publicar' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Publicar a mudança em Contribuições do HPE?',
    })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent(/substitui o que já estava publicado a partir de 01\/06\/2027/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(saveRuleDraft).not.toHaveBeenCalled()
    await expect(publishRule).toHaveBeenCalledWith({
      data: { tipo: 'contribution-terms', idPlano: 1, versao: 7, substituiFuturas: true },
    })
  },
}

/** The question stays with the refusal, and the change can be published once more from there. */
export const PublicationRefused: Story = {
  args: { edition: termsWithDraft },
  play: async ({ canvas, userEvent }) => {
    const refusal = 'Já há uma mudança publicada para depois deste dia.'
    mocked(previewRule).mockResolvedValue(termsPreview)
    mocked(publishRule).mockRejectedValueOnce(
      new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: refusal }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Publicar' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Publicar a mudança em Contribuições do HPE?',
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    await expect(await within(dialog).findByText(refusal)).toBeVisible()
    mocked(publishRule).mockResolvedValueOnce(termsChangingLater)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(publishRule).toHaveBeenCalledTimes(2)
  },
}

/** What is wrong in a field is said there, so the question makes way. */
export const FieldRefused: Story = {
  args: { edition: termsWithDraft },
  play: async ({ canvas, userEvent }) => {
    mocked(previewRule).mockResolvedValue(termsPreview)
    mocked(publishRule).mockRejectedValueOnce(
      new PortalProblem({
        kind: 'invalid',
        detail: 'Confira os campos.',
        fields: { aPartirDe: 'Escolha um dia que ainda não começou.' },
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Publicar' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Publicar a mudança em Contribuições do HPE?',
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(await canvas.findByText('Escolha um dia que ainda não começou.')).toBeVisible()
  },
}

export const ChangesLater: Story = {
  args: { edition: termsChangingLater },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Básica máxima: de 6% para 7%')).length).toBe(2)
    await expect(canvas.getByText('A partir de 01/01/2027')).toBeVisible()
  },
}

export const NothingInForce: Story = {
  args: { edition: nothingInForce },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nenhuma regra vale hoje/)).toBeVisible()
  },
}

export const Overtaken: Story = {
  args: { edition: termsWithDraft },
  play: async ({ canvas, userEvent }) => {
    mocked(saveRuleDraft).mockRejectedValue(
      new PortalProblem({
        kind: 'conflict',
        reason: 'versao-desatualizada',
        detail: 'Alguém alterou esta regra depois que você a abriu. Atualize a página e tente de novo.',
      }),
    )
    const most = await canvas.findByRole('textbox', { name: 'Básica máxima' })
    await userEvent.clear(most)
    await userEvent.type(most, '8')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect(await canvas.findByRole('button', { name: 'Ver a versão atual' })).toBeVisible()
    await expect(most).toHaveValue('8')
  },
}

export const PreparedByRegistry: Story = {
  args: { edition: termsWithDraft, level: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Salvar rascunho' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Publicar' })).toBeNull()
  },
}

export const OnlyToRead: Story = {
  args: { level: 1 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Para preparar uma mudança é preciso o nível Cadastro/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Salvar rascunho' })).toBeNull()
  },
}
