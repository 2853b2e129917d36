import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { clearAnnouncements } from '#app/forms/announcements.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { DeclarationHistory } from './DeclarationHistory.tsx'
import { DeclarationStatus } from './DeclarationStatus.tsx'
import { summaries } from './declaration-summaries.ts'
import {
  exposedRelative,
  filedFatca,
  filedPep,
  filedResidence,
  noFatca,
  noPep,
  noResidence,
} from './declarations.fixtures.ts'
import { FatcaRequest } from './FatcaRequest.tsx'
import { PepRequest, type PepRequestProps } from './PepRequest.tsx'
import { ResidenceRequest } from './ResidenceRequest.tsx'

const meta = {
  title: 'Páginas/Declarações',
  component: PepRequest,
  args: {
    history: noPep,
    draftKey: 'story-pep',
    file: fn<PepRequestProps['file']>(async () => filedPep),
    onFiled: fn(),
  },
  decorators: [withQueries(), withRouter(), withSession()],
  beforeEach: () => sessionStorage.clear(),
  afterEach: clearAnnouncements,
} satisfies Meta<typeof PepRequest>

export default meta
type Story = StoryObj<typeof meta>

export const NotExposed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Não' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /são verdadeiras/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar declaração' }))
    await expect(await canvas.findByRole('heading', { name: 'Confira antes de enviar' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Declarar agora' }))
    await waitFor(() => expect(args.onFiled).toHaveBeenCalledWith(filedPep))
  },
}

export const WhatIsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar declaração' }))
    const summary = await canvas.findByRole('group', { name: /Falta/ })
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('Escolha sim ou não.')
  },
}

export const AskedAgain: Story = {
  args: { history: exposedRelative },
  render: (args) => (
    <>
      <DeclarationStatus state={exposedRelative.situacao} newest={12} />
      <PepRequest {...args} />
      <DeclarationHistory
        lines={exposedRelative.declaracoes.map((made) => ({ ...made, answer: summaries.pep(made.dados) }))}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vence em breve')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Nome da pessoa exposta/ })).toHaveValue('Paulo Prates')
    await expect(canvas.getByRole('link', { name: 'PDF 2026.0000012' })).toHaveAttribute(
      'href',
      '/arquivos/declaracao/12?vinculo=1',
    )
  },
}

export const TaxResidence: Story = {
  render: () => (
    <FatcaRequest history={noFatca} draftKey="story-fatca" file={async () => filedFatca} onFiled={() => {}} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar outro país' }))
    await expect(canvas.getByRole('region', { name: 'País 2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar declaração' }))
    const summary = await canvas.findByRole('group', { name: /Falta/ })
    await expect(summary).toHaveTextContent('País 2, País: Escolha o país.')
    await userEvent.click(canvas.getByRole('button', { name: 'Remover país 2' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'País 2' })).toBeNull())
  },
}

export const LivingAbroad: Story = {
  render: () => (
    <ResidenceRequest
      history={noResidence}
      draftKey="story-residence"
      file={async () => filedResidence}
      onFiled={() => {}}
      upload={async () => {
        throw new PortalProblem({
          kind: 'invalid',
          detail: 'Este arquivo não é uma imagem nem um PDF.',
          fields: {},
        })
      }}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sim' }))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(
      input as HTMLInputElement,
      new File(['x'], 'prova.pdf', { type: 'application/pdf' }),
    )
    await expect(await canvas.findByText('Este arquivo não é uma imagem nem um PDF.')).toBeVisible()
  },
}
