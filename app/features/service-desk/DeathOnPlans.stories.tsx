import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { pensionSentences } from '#contract/deaths/pensions.text.ts'
import { DeathOnPlans } from './DeathOnPlans.tsx'
import { deathOfOlivia, pensionTerms } from './death.fixtures.ts'
import { deathText } from './death.text.ts'

const meta = {
  title: 'Páginas/Falecimento',
  component: DeathOnPlans,
  args: { death: deathOfOlivia },
  decorators: [withQueries(), withRouter()],
} satisfies Meta<typeof DeathOnPlans>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeIt: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/passa a Falecido/)).toBeVisible()
    await expect(canvas.getByText(/^Pedro Freitas Moura, cônjuge, 60%/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Alteração de renda, 2026.0000067' })).toBeVisible()
  },
}

export const NobodyEntitled: Story = {
  args: {
    death: {
      ...deathOfOlivia,
      vinculos: deathOfOlivia.vinculos.map((link) => ({
        ...link,
        beneficiarios: [],
        semPensao: 'sem-dependentes' as const,
        emprestimo: { coberto: 6848.97, emAberto: 899.75, devolver: 899.75 },
        pagoDepois: 6808.37,
        boletos: 2,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(deathText.nobody['sem-dependentes'])).toBeVisible()
    await expect(canvas.getByText('2 são canceladas.')).toBeVisible()
  },
}

/** One part can be opened, the other waits for a CPF that is one. */
export const OnePartWaits: Story = {
  args: {
    death: {
      ...deathOfOlivia,
      vinculos: deathOfOlivia.vinculos.map((link) => ({
        ...link,
        pensao: pensionTerms,
        beneficiarios: link.beneficiarios.map((one, at) => ({
          ...one,
          idPensao: at + 1,
          espera: at === 1 ? pensionSentences.wrongCpf : null,
        })),
      })),
    },
    pensions: { idPessoa: 11, onOpened: fn() },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Abrir pensão: Pedro Freitas Moura' }),
    ).toBeVisible()
    await expect(canvas.getByText(pensionSentences.wrongCpf)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Abrir pensão: Tomás Freitas Moura' })).toBeNull()
  },
}

export const WithoutPlans: Story = {
  args: { death: { ...deathOfOlivia, vinculos: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(deathText.noPlans)).toBeVisible()
  },
}
