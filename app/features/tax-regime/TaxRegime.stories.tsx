import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { RegimeChoice } from './RegimeChoice.tsx'
import { RegimeOverview } from './RegimeOverview.tsx'
import { RegimePending } from './RegimePending.tsx'
import { RegimeReceipt } from './RegimeReceipt.tsx'
import { filedRegime, openChoice, signedForGood, withoutBalance } from './tax-regime.fixtures.ts'

const meta = {
  title: 'Páginas/Regime de tributação',
  component: RegimeChoice,
  args: {
    answer: openChoice,
    overview: <RegimeOverview answer={openChoice} />,
    draftKey: 'story',
    returned: null,
    file: fn(async () => filedRegime),
    onFiled: fn(),
  },
  decorators: [withQueries(), withRouter(), withSession()],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof RegimeChoice>

export default meta
type Story = StoryObj<typeof meta>

export const ChosenAndSigned: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const example = await canvas.findByRole('table', { name: 'Cinco contribuições pagas de uma vez' })
    await expect(within(example).getByRole('row', { name: /^Total/ })).toHaveTextContent('2.945,52')
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar a escolha' }))
    await expect((await canvas.findAllByText('Escolha um dos regimes.')).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('radio', { name: /^Regressivo/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar a escolha' }))
    const sign = await canvas.findByRole('button', { name: 'Assinar e ficar no regressivo' })
    await userEvent.click(sign)
    await expect(args.file).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Vi a comparação/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /não pode ser desfeita/ }))
    await userEvent.type(canvas.getByLabelText(/^Sua senha/), 'segredo')
    await userEvent.click(sign)
    await waitFor(() =>
      expect(args.file).toHaveBeenCalledWith(
        expect.objectContaining({
          regime: 'regressivo',
          viuComparacao: true,
          aceitaIrrevogavel: true,
          senha: 'segredo',
        }),
      ),
    )
    await expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('segredo')
  },
}

export const WrongPassword: Story = {
  args: {
    file: fn(async () => {
      throw new PortalProblem({
        kind: 'invalid',
        detail: 'Há dados a corrigir.',
        fields: { senha: 'Não confere.' },
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Progressivo/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar a escolha' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Vi a comparação/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /não pode ser desfeita/ }))
    await userEvent.type(canvas.getByLabelText(/^Sua senha/), 'errada')
    await userEvent.click(canvas.getByRole('button', { name: 'Assinar e ficar no progressivo' }))
    await expect((await canvas.findAllByText('Não confere.')).length).toBeGreaterThan(0)
    await expect(canvas.getByLabelText(/^Sua senha/)).toHaveValue('')
  },
}

export const SettledForGood: Story = {
  render: () => (
    <Narrow>
      <RegimeOverview answer={signedForGood} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Baixar o termo assinado' })).toHaveAttribute(
      'href',
      '/arquivos/termo-regime-tributacao?vinculo=1',
    )
  },
}

export const NoBalance: Story = { render: () => <RegimeOverview answer={withoutBalance} /> }

export const Receipt: Story = { render: () => <RegimeReceipt filed={filedRegime} /> }

export const Pending: Story = { render: () => <RegimePending /> }
