import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { requestWorkflowRule } from '#contract/requests/request-workflow-rule.ts'
import type { RequestType } from '#contract/requests/request-workflows.ts'
import { useRuleWork } from '../use-rule-work.ts'
import { WorkflowWorkbench } from './WorkflowWorkbench.tsx'
import {
  declarationType,
  redemptionType,
  workflowEdition,
  workflowPreview,
  workflowWithDraft,
} from './workflows.fixtures.ts'

type StoryProps = { edition: RuleEdition; type: RequestType; level: 1 | 2 | 3 }

function StoryBench({ edition, type, level }: StoryProps) {
  return (
    <WorkflowWorkbench
      type={type}
      edition={edition}
      rights={{ edit: level >= 2, publish: level >= 3 }}
      work={useRuleWork({ rule: requestWorkflowRule }, edition, 9)}
    />
  )
}

const meta = {
  title: 'Páginas/Configurações/Esteira de solicitações',
  component: StoryBench,
  args: { edition: workflowEdition, type: redemptionType, level: 3 },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings', '/settings/emails', '/request-management'])],
} satisfies Meta<typeof StoryBench>

export default meta
type Story = StoryObj<typeof meta>

export const DrawnAndWritten: Story = {
  play: async ({ canvas }) => {
    const [drawing] = await canvas.findAllByRole('img', { name: /^Recebida, Análise, Aprovação e decisão/ })
    await expect(drawing).toBeVisible()
    const table = canvas.getByRole('table', { name: 'Etapas em ordem' })
    await expect(table).toHaveTextContent('Documento de identidade confere')
    await expect(table).toHaveTextContent('Não devolve para correção')
    await expect(canvas.getByText(/Ao todo, 20 dias úteis/)).toBeVisible()
    await expect(canvas.getByText('Comprovante de endereço: obrigatório em alguns casos')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Duas pessoas conferem' })).toBeDisabled()
  },
}

/** A stage is added, named, moved up by keys and looked at before it is kept. */
export const StagesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('previaRegra').mockResolvedValue(workflowPreview)
    await userEvent.click(await canvas.findByRole('button', { name: 'Acrescentar etapa' }))
    const third = canvas.getByRole('group', { name: 'Etapa 3' })
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect(mockedCall('salvarRascunhoRegra')).not.toHaveBeenCalled()
    await expect(await within(third).findByText('Escreva o texto.')).toBeVisible()
    await userEvent.type(within(third).getByRole('textbox', { name: /^Nome da etapa/ }), 'Cálculo')
    const up = canvas.getByRole('button', { name: 'Mover Cálculo para cima' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Mover Cálculo para cima' })).toHaveFocus()
    const checks = within(canvas.getByRole('group', { name: 'Cálculo' })).getByRole('textbox', {
      name: 'O que conferir antes de seguir',
    })
    await userEvent.type(checks, 'Cota do dia{Enter}Imposto')
    await userEvent.click(canvas.getByRole('button', { name: 'Ver o que muda' }))
    await expect(mockedCall('previaRegra')).toHaveBeenCalledWith(
      expect.objectContaining({
        regras: expect.objectContaining({
          resgate: expect.objectContaining({
            stages: [
              expect.objectContaining({ name: 'Análise' }),
              expect.objectContaining({
                name: 'Cálculo',
                checklist: [
                  { id: 'item-1', text: 'Cota do dia' },
                  { id: 'item-2', text: 'Imposto' },
                ],
              }),
              expect.objectContaining({ name: 'Aprovação' }),
            ],
          }),
        }),
      }),
    )
    const rehearsal = await canvas.findByRole('region', { name: 'Ensaio com os últimos 90 dias' })
    await expect(rehearsal).toHaveTextContent('2 de 12 solicitações do período teriam seguido outro caminho')
    await expect(within(rehearsal).getByRole('link', { name: '2026.0000041' })).toHaveAttribute(
      'href',
      '/request-management?idRequisicao=41',
    )
  },
}

export const OtherKindsInTheDraft: Story = {
  args: { edition: workflowWithDraft },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Este rascunho também muda: Portabilidade/)).toBeVisible()
  },
}

export const NobodyDecides: Story = {
  args: { type: declarationType },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/vale assim que a pessoa envia/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Salvar rascunho' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { level: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Você pode consultar/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Acrescentar etapa' })).toBeNull()
  },
}

export const NothingHappenedLately: Story = {
  args: { edition: workflowWithDraft },
  play: async ({ canvas, userEvent }) => {
    mockedCall('previaRegra').mockResolvedValue({
      ...workflowPreview,
      ensaio: { desde: '2026-08-23', ate: '2026-11-21', solicitacoes: 0, diferentes: 0, lista: [] },
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver o que muda' }))
    await expect(await canvas.findByText(/Nenhuma solicitação deste tipo chegou/)).toBeVisible()
  },
}
