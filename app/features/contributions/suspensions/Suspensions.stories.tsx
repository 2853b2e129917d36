import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRouter } from '@tanstack/react-router'
import { expect, screen, waitFor } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { RequestPending } from '#app/features/request-engine/RequestPending.tsx'
import { onRequestPage } from '#app/features/request-engine/request-story.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { SuspensionOnWire } from '#contract/contributions/suspensions.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import { suspensionRequest } from './suspension-request.tsx'
import {
  almostUsedUp,
  endedEarly,
  mayStop,
  openRequest,
  sentSuspension,
  stopped,
} from './suspensions.fixtures.ts'
import { suspensionText } from './suspensions.text.ts'

const page = (situation: SuspensionOnWire) => () => (
  <RequestPage definition={suspensionRequest} situation={situation} />
)

const meta = {
  title: 'Páginas/Suspender contribuição',
  ...onRequestPage(),
  render: page(mayStop),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const SixMonths: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('suspenderContribuicao').mockResolvedValue(sentSuspension)
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar suspensão' }))
    await expect(await canvas.findByRole('group', { name: 'Falta corrigir 2 campos' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /Meses sem contribuição/ }))
    await userEvent.click(await screen.findByRole('option', { name: '6 meses' }))
    await expect(
      canvas.getByRole('group', { name: 'Você deixa de receber da patrocinadora' }),
    ).toHaveTextContent('806,34')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Estou ciente/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar suspensão' }))
    await expect(await canvas.findByRole('row', { name: /Cobertura de risco/ })).toHaveTextContent('Suspensa')
    await userEvent.click(canvas.getByRole('button', { name: 'Suspender a partir de dezembro' }))
    await expect(await canvas.findByText(/Volta em junho de 2027/)).toBeVisible()
    await expect(mockedCall('suspenderContribuicao')).toHaveBeenCalledWith(
      expect.objectContaining({ meses: 6, cienteRisco: true }),
    )
  },
}

function BrowsersBack() {
  const { history } = useRouter()
  return (
    <button type="button" onClick={() => history.back()}>
      Voltar do navegador
    </button>
  )
}

/** Who goes back while it is on its way gets the receipt all the same, and is not invited to send it again. */
export const BackWhileSending: Story = {
  render: () => (
    <>
      {page(mayStop)()}
      <BrowsersBack />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<typeof sentSuspension>()
    mockedCall('suspenderContribuicao').mockReturnValue(promise)
    await userEvent.click(await canvas.findByRole('button', { name: /Meses sem contribuição/ }))
    await userEvent.click(await screen.findByRole('option', { name: '6 meses' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Estou ciente/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar suspensão' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspender a partir de dezembro' }))
    await waitFor(() => expect(mockedCall('suspenderContribuicao')).toHaveBeenCalledTimes(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar do navegador' }))
    await expect(await canvas.findByRole('button', { name: 'Revisar suspensão' })).toBeVisible()
    resolve(sentSuspension)
    await expect(await canvas.findByText(/Volta em junho de 2027/)).toBeVisible()
  },
}

/** The terms of the effect, with what stands beside each. */
const effects = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' '),
  ])

export const AlmostUsedUp: Story = {
  render: page(almostUsedUp),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: suspensionText.effect.heading })
    await expect(effects(canvasElement)).toEqual([
      ['Começa em', 'dezembro de 2026'],
      ['Você deixa de pagar por mês', 'R$ 134,39'],
      ['A patrocinadora deixa de pagar por mês', 'R$ 134,39'],
      ['Cobertura de risco', 'Fica suspensa'],
      ['Taxa de administração', 'Continua sendo cobrada'],
    ])
  },
}

/** A plan of an association, without employer and cover, that charges no fee meanwhile. */
export const FeeStops: Story = {
  render: page({ ...stopped, regras: { ...stopped.regras, taxaContinua: false } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Encerrar antes do fim' })
    const stands = effects(canvasElement)
    await expect(stands).toContainEqual(['Taxa de administração', 'Não é cobrada'])
    await expect(stands.map(([term]) => term)).not.toContain('Cobertura de risco')
  },
}

export const UsedUp: Story = {
  render: page({ ...almostUsedUp, mesesPermitidos: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(suspensionText.notNow.usedTitle)).toBeVisible()
  },
}

export const Running: Story = {
  render: page(stopped),
  play: async ({ canvas, userEvent }) => {
    const refusal = 'A suspensão já tinha terminado. Atualize a página.'
    mockedCall('encerrarSuspensaoContribuicao').mockRejectedValueOnce(
      new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: refusal }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Encerrar antes do fim' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Voltar a contribuir antes?' })
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar em dezembro' }))
    await waitFor(() => expect(dialog).toHaveTextContent(refusal))
    mockedCall('encerrarSuspensaoContribuicao').mockResolvedValueOnce({
      mesEfeito: '2026-08',
      mesFim: '2026-11',
      mesRetorno: '2026-12',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Voltar em dezembro' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const EndedEarly: Story = { render: page(endedEarly) }

export const UnderWay: Story = {
  render: page({ ...mayStop, requisicaoAberta: openRequest }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(suspensionText.notNow.openTitle)).toBeVisible()
  },
}

export const ChangeUnderWay: Story = {
  render: page({ ...mayStop, alteracaoAberta: openRequest }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(suspensionText.notNow.changeTitle)).toBeVisible()
  },
}

export const OnAPhone: Story = { render: () => <Narrow>{page(mayStop)()}</Narrow> }

export const Pending: Story = {
  render: () => (
    <RequestPending
      title={serviceNames['suspend-contribution']}
      lead={suspensionText.lead}
      label={suspensionText.pending}
    />
  ),
}
