import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { clearAnnouncements } from '#app/forms/announcements.fixtures.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import type { ContributionChange } from '#contract/contributions.ts'
import type { FiledChange } from './contribution-rules.ts'
import {
  belowUnit,
  exactlyOneUnit,
  filedChange,
  fourPercent,
  openWindow,
  returnedChange,
} from './contributions.fixtures.ts'
import { PercentageChange } from './PercentageChange.tsx'

const meta = {
  title: 'Páginas/Alterar contribuição/Percentuais',
  component: PercentageChange,
  args: {
    situation: fourPercent,
    terms: openWindow,
    draftKey: 'story',
    returned: null,
    categoryId: 1,
    file: fn(async (_input: ContributionChange): Promise<FiledChange> => filedChange),
    onFiled: fn(),
  },
  decorators: [withQueries(), withRouter()],
  beforeEach: () => sessionStorage.clear(),
  afterEach: clearAnnouncements,
} satisfies Meta<typeof PercentageChange>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function chooseSixAndFive({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: /Contribuição básica/ }))
  await userEvent.click(await screen.findByRole('option', { name: '6%' }))
  await userEvent.click(canvas.getByRole('button', { name: /Contribuição suplementar/ }))
  await userEvent.click(await screen.findByRole('option', { name: '5%' }))
}

async function review({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Revisar alteração' }))
  await expect(await canvas.findByRole('heading', { name: 'Confira antes de enviar' })).toHaveFocus()
}

const confirmName = 'Alterar a partir de dezembro'

export const SixAndFive: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseSixAndFive({ canvas, userEvent })
    await expect(canvas.getByRole('group', { name: 'Total na sua conta' })).toHaveTextContent('944,81')
  },
}

export const ReviewedAndFiled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await chooseSixAndFive({ canvas, userEvent })
    await review({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: confirmName }))
    await waitFor(() => expect(args.onFiled).toHaveBeenCalledWith(filedChange))
    await expect(args.file).toHaveBeenCalledWith(
      expect.objectContaining({ modalidade: 'percentual', percentualBasica: 6, percentualSuplementar: 5 }),
    )
  },
}

const complaint = 'Este percentual não é oferecido. Escolha um da lista.'

export const RefusedField: Story = {
  args: {
    file: fn(async (_input: ContributionChange): Promise<FiledChange> => {
      throw new PortalProblem({
        kind: 'invalid',
        detail: 'Confira os campos.',
        fields: { percentualBasica: complaint },
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await chooseSixAndFive({ canvas, userEvent })
    await review({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: confirmName }))
    const summary = await canvas.findByRole('group', { name: 'Falta corrigir um campo' })
    await expect(summary).toHaveTextContent(complaint)
    await expect(summary).toHaveFocus()
  },
}

export const TriedAgainAndChanged: Story = {
  args: {
    file: fn(async (_input: ContributionChange): Promise<FiledChange> => {
      throw new PortalProblem({ kind: 'unavailable', detail: 'O sistema do plano não respondeu agora.' })
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await chooseSixAndFive({ canvas, userEvent })
    await review({ canvas, userEvent })
    const confirm = canvas.getByRole('button', { name: confirmName })
    await userEvent.click(confirm)
    await expect(await canvas.findByText('Ainda não foi enviado')).toBeVisible()
    await userEvent.click(confirm)
    await waitFor(() => expect(args.file).toHaveBeenCalledTimes(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar e ajustar' }))
    await userEvent.click(await canvas.findByRole('button', { name: /Contribuição suplementar/ }))
    await userEvent.click(await screen.findByRole('option', { name: '3%' }))
    await review({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: confirmName }))
    await waitFor(() => expect(args.file).toHaveBeenCalledTimes(3))
    const keys = keysOf(args.file)
    await expect(keys[1]).toBe(keys[0])
    await expect(keys[2]).not.toBe(keys[0])
  },
}

export const KeyKnownForSomethingElse: Story = {
  args: {
    file: fn(async (_input: ContributionChange): Promise<FiledChange> => {
      throw new PortalProblem({
        kind: 'conflict',
        reason: 'chave-ja-usada',
        detail: 'Este pedido já foi enviado e terminou. Confira e envie de novo.',
      })
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await chooseSixAndFive({ canvas, userEvent })
    await review({ canvas, userEvent })
    const confirm = canvas.getByRole('button', { name: confirmName })
    await userEvent.click(confirm)
    await expect(await canvas.findByText(/Confira e envie de novo/)).toBeVisible()
    await userEvent.click(confirm)
    await waitFor(() => expect(args.file).toHaveBeenCalledTimes(2))
    const keys = keysOf(args.file)
    await expect(keys[1]).not.toBe(keys[0])
    await expect(args.onFiled).not.toHaveBeenCalled()
  },
}

export const Returned: Story = {
  args: { returned: returnedChange },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/Seu pedido voltou para correção/)).toBeVisible()
    await expect(canvas.getByText('Confirme se quer mesmo 5% de suplementar.')).toBeVisible()
    const basic = canvas.getByRole('button', { name: /Contribuição básica/ })
    const supplementary = canvas.getByRole('button', { name: /Contribuição suplementar/ })
    await waitFor(() => expect(basic).toHaveFocus())
    await expect(basic).toHaveAccessibleDescription(/Corrija este campo/)
    await expect(supplementary).toHaveAccessibleDescription(/Corrija: O formulário assinado diz 3%/)
    await userEvent.click(canvas.getByRole('link', { name: 'Contribuição suplementar' }))
    await waitFor(() => expect(supplementary).toHaveFocus())
    await userEvent.click(supplementary)
    await userEvent.click(await screen.findByRole('option', { name: '3%' }))
    await waitFor(() => expect(supplementary).not.toHaveAccessibleDescription(/Corrija/))
    await expect(basic).toHaveAccessibleDescription(/Corrija este campo/)
    await review({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: confirmName }))
    await waitFor(() =>
      expect(args.file).toHaveBeenCalledWith(expect.objectContaining({ idRequisicao: returnedChange.id })),
    )
  },
}

export const SupplementaryGoesBackToZero: Story = {
  args: { situation: { ...fourPercent, percentualBasica: 6, percentualSuplementar: 5 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Contribuição básica/ }))
    await userEvent.click(await screen.findByRole('option', { name: '5%' }))
    await expect(await canvas.findByText(/A suplementar voltou a 0%/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Contribuição suplementar/ })).toBeDisabled()
  },
}

export const Unchanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar alteração' }))
    const summary = await canvas.findByRole('group', { name: 'Falta corrigir um campo' })
    await expect(summary).toHaveFocus()
  },
}

export const ExactlyOneUnit: Story = {
  args: { situation: exactlyOneUnit },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Contribuição básica/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /Contribuição suplementar/ })).toBeEnabled()
  },
}

export const BelowUnit: Story = {
  args: { situation: belowUnit },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Contribuição básica/ })).toBeDisabled()
    await expect(canvas.getByText(/seu salário é menor que a unidade do plano/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Contribuição suplementar/ })).toBeEnabled()
  },
}

export const SelfSponsored: Story = {
  args: { categoryId: 4 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Parte da patrocinadora (paga por você)')).toBeVisible()
  },
}

function keysOf(file: Play['args']['file']): string[] {
  return mocked(file).mock.calls.map(([input]) => input.chaveEnvio)
}
