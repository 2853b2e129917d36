import { Button } from '@portal/design-system/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { expect, mocked, screen, waitFor, within } from 'storybook/test'
import { outdated } from '#app/api/problem.fixtures.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { tabDraft } from '#app/forms/tab-draft.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { contributionTermsPage as page } from './contributions/contribution-setting.ts'
import {
  nothingInForce,
  termsChangingLater,
  termsEdition,
  termsPreview,
  termsWithDraft,
} from './plan-rules.fixtures.ts'
import { ruleEdition } from './plan-rules.functions.ts'
import { planRuleQueries } from './plan-rules.queries.ts'
import { isRuleValues } from './plan-rules.schema.ts'
import { RuleBench } from './rule-bench.fixtures.tsx'
import { valuesOf } from './rule-values.ts'

type StoryProps = { edition: RuleEdition; level: 1 | 2 | 3 }

const StoryBench = (props: StoryProps) => <RuleBench page={page} {...props} />

/** The bench over what the server answers, as the page has it. */
function StoredBench() {
  return (
    <Suspense fallback={null}>
      <ReadBench />
    </Suspense>
  )
}

function ReadBench() {
  const { data } = useSuspenseQuery(
    planRuleQueries.edition(termsEdition.tipo, termsEdition.plano?.id ?? null),
  )
  return <StoryBench edition={data} level={3} />
}

const draft = termsWithDraft.rascunho
if (!draft) throw new Error('the draft of the stories is missing')

/** The same edition with a draft whose highest basic contribution is another. */
const keptWith = (versao: number, basicMax: number): RuleEdition => ({
  ...termsWithDraft,
  rascunho: { ...draft, versao, regras: { ...draft.regras, basicMax } },
})

/** A bench whose page reads newer drafts by itself. */
function ChangingBench() {
  const [edition, setEdition] = useState(termsWithDraft)
  return (
    <>
      {[8, 9].map((versao) => (
        <Button key={versao} onPress={() => setEdition(keptWith(versao, versao - 3))}>
          Versão {versao}
        </Button>
      ))}
      <StoryBench edition={edition} level={3} />
    </>
  )
}

/** The same edition after a colleague published the same parts once more. */
const [newest] = termsEdition.historico
if (!newest) throw new Error('the history of the stories is missing')
const publishedAgain: RuleEdition = {
  ...termsEdition,
  historico: [{ ...newest, versao: newest.versao + 1 }, ...termsEdition.historico],
}

/** A page that is left and opened again, before and after a colleague published. */
function LeftBench() {
  const [edition, open] = useState<RuleEdition | null>(termsEdition)
  return (
    <>
      <Button onPress={() => open(null)}>Sair</Button>
      <Button onPress={() => open(termsEdition)}>Voltar</Button>
      <Button onPress={() => open(publishedAgain)}>Voltar depois</Button>
      {edition && <StoryBench edition={edition} level={3} />}
    </>
  )
}

const place = `regra:${termsEdition.tipo}:1:9`

const meta = {
  title: 'Páginas/Configurações/Regras com vigência',
  component: StoryBench,
  args: { edition: termsEdition, level: 3 },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings'])],
} satisfies Meta<typeof StoryBench>

export default meta
type Story = StoryObj<typeof meta>

/** A story over what the server has: a draft. */
const stored = {
  render: () => <StoredBench />,
  beforeEach: () => {
    mocked(ruleEdition).mockResolvedValueOnce(termsWithDraft)
  },
} satisfies Story

export const InForce: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('previaRegra').mockResolvedValue(termsPreview)
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
    await expect(mockedCall('salvarRascunhoRegra')).not.toHaveBeenCalled()
    await userEvent.clear(most)
    await userEvent.type(most, '7')
    await userEvent.click(canvas.getByRole('button', { name: 'Ver o que muda' }))
    await expect(await canvas.findByRole('table', { name: 'O que muda' })).toHaveTextContent('6%')
    await expect(canvas.getByRole('table', { name: 'Exemplos' })).toHaveTextContent('R$ 235,18')
    await expect(mockedCall('previaRegra')).toHaveBeenCalledWith(
      expect.objectContaining({ regras: expect.objectContaining({ basicMax: 7, factor: '1.0875' }) }),
    )
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
    mockedCall('previaRegra').mockResolvedValue({ ...termsPreview, substituidas: ['2027-06-01'] })
    mockedCall('publicarRegra').mockResolvedValue(termsChangingLater)
    await userEvent.click(await canvas.findByRole('button', { name: 'Publicar' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Publicar a mudança em Contribuições do HPE?',
    })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent(/substitui o que já estava publicado a partir de 01\/06\/2027/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(mockedCall('salvarRascunhoRegra')).not.toHaveBeenCalled()
    await expect(mockedCall('publicarRegra')).toHaveBeenCalledWith({
      tipo: 'contribution-terms',
      idPlano: 1,
      versao: 7,
      substituiFuturas: true,
    })
  },
}

/** The question stays with the refusal, and the change can be published once more from there. */
export const PublicationRefused: Story = {
  args: { edition: termsWithDraft },
  play: async ({ canvas, userEvent }) => {
    const refusal = 'Já há uma mudança publicada para depois deste dia.'
    mockedCall('previaRegra').mockResolvedValue(termsPreview)
    mockedCall('publicarRegra').mockRejectedValueOnce(
      new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: refusal }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Publicar' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Publicar a mudança em Contribuições do HPE?',
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    await expect(await within(dialog).findByText(refusal)).toBeVisible()
    mockedCall('publicarRegra').mockResolvedValueOnce(termsChangingLater)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(mockedCall('publicarRegra')).toHaveBeenCalledTimes(2)
  },
}

/** A field error is shown at the field, and the confirmation closes. */
export const FieldRefused: Story = {
  args: { edition: termsWithDraft },
  play: async ({ canvas, userEvent }) => {
    mockedCall('previaRegra').mockResolvedValue(termsPreview)
    mockedCall('publicarRegra').mockRejectedValueOnce(
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
    mockedCall('salvarRascunhoRegra').mockRejectedValue(
      outdated('Alguém alterou esta regra depois que você a abriu. Atualize a página e tente de novo.'),
    )
    const most = await canvas.findByRole('textbox', { name: 'Básica máxima' })
    await userEvent.clear(most)
    await userEvent.type(most, '8')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect(await canvas.findByRole('button', { name: 'Ver a versão atual' })).toBeVisible()
    await expect(most).toHaveValue('8')
  },
}

/** Text Marta types while her draft is being saved stays, and goes into the next save. */
export const TypedWhileSaved: Story = {
  ...stored,
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<RuleEdition>()
    mockedCall('salvarRascunhoRegra').mockReturnValueOnce(promise)
    const most = await canvas.findByRole('textbox', { name: 'Básica máxima' })
    await userEvent.clear(most)
    await userEvent.type(most, '8')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await waitFor(() => expect(mockedCall('salvarRascunhoRegra')).toHaveBeenCalledTimes(1))
    const note = canvas.getByRole('textbox', { name: 'Observação' })
    await userEvent.type(note, ' Com o conselho.')
    resolve(keptWith(8, 8))
    await expect(await canvas.findByText('Há mudanças que ainda não foram salvas.')).toBeVisible()
    await expect(note).toHaveValue(`${draft.nota} Com o conselho.`)
    mockedCall('salvarRascunhoRegra').mockResolvedValueOnce(keptWith(9, 8))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Salvar rascunho' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await waitFor(() =>
      expect(mockedCall('salvarRascunhoRegra')).toHaveBeenLastCalledWith(
        expect.objectContaining({ versao: 8, nota: `${draft.nota} Com o conselho.` }),
      ),
    )
  },
}

/** A change Marta makes during the preview is previewed too before she is asked to confirm. */
export const TypedWhileLookedAt: Story = {
  ...stored,
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<typeof termsPreview>()
    mockedCall('previaRegra').mockReturnValueOnce(promise).mockResolvedValueOnce(termsPreview)
    mockedCall('salvarRascunhoRegra').mockResolvedValue(keptWith(8, 8))
    mockedCall('publicarRegra').mockResolvedValue(termsChangingLater)
    await userEvent.click(await canvas.findByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(mockedCall('previaRegra')).toHaveBeenCalledTimes(1))
    const most = canvas.getByRole('textbox', { name: 'Básica máxima' })
    await userEvent.clear(most)
    await userEvent.type(most, '8')
    resolve(termsPreview)
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Publicar a mudança em Contribuições do HPE?',
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(mockedCall('publicarRegra')).toHaveBeenCalledTimes(1))
    await expect(mockedCall('salvarRascunhoRegra')).toHaveBeenCalledWith(
      expect.objectContaining({ regras: expect.objectContaining({ basicMax: 8 }) }),
    )
  },
}

export const FocusAfterSaving: Story = {
  ...stored,
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarRascunhoRegra').mockResolvedValue(keptWith(8, 8))
    const most = await canvas.findByRole('textbox', { name: 'Básica máxima' })
    await userEvent.clear(most)
    await userEvent.type(most, '8')
    canvas.getByRole('button', { name: 'Salvar rascunho' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/^Rascunho salvo em/)).toHaveFocus())
  },
}

/** After either act the line that says what is in preparation has focus, since the button that asked is gone or does nothing any more. */
export const FocusAfterPublishing: Story = {
  ...stored,
  play: async ({ canvas, userEvent }) => {
    mockedCall('previaRegra').mockResolvedValue(termsPreview)
    mockedCall('publicarRegra').mockResolvedValue(termsChangingLater)
    await userEvent.click(await canvas.findByRole('button', { name: 'Publicar' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(canvas.getByText('Nenhuma mudança em preparação.')).toHaveFocus())
  },
}

export const FocusAfterDiscarding: Story = {
  ...stored,
  play: async ({ canvas, userEvent }) => {
    mockedCall('descartarRascunhoRegra').mockResolvedValue(termsEdition)
    await userEvent.click(await canvas.findByRole('button', { name: 'Descartar rascunho' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Descartar rascunho' }))
    await waitFor(() => expect(canvas.getByText('Nenhuma mudança em preparação.')).toHaveFocus())
  },
}

/** The newest version cannot be read: it says so, what was typed stays, and it can be asked for again. */
export const NewestNotRead: Story = {
  ...stored,
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarRascunhoRegra').mockRejectedValue(outdated('Alguém alterou esta regra.'))
    const most = await canvas.findByRole('textbox', { name: 'Básica máxima' })
    await userEvent.clear(most)
    await userEvent.type(most, '8')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    mocked(ruleEdition).mockRejectedValueOnce(
      new PortalProblem({ kind: 'forbidden', detail: 'Você não pode mais ler esta regra.' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver a versão atual' }))
    await expect(await canvas.findByText('Você não pode mais ler esta regra.')).toBeVisible()
    await expect(most).toHaveValue('8')
    mocked(ruleEdition).mockResolvedValueOnce(keptWith(9, 5))
    await userEvent.click(canvas.getByRole('button', { name: 'Ver a versão atual' }))
    await waitFor(() => expect(most).toHaveValue('5'))
    await expect(canvas.queryByText('Você não pode mais ler esta regra.')).toBeNull()
  },
}

/** Marta's unsaved change stands there again after a reload, until it is kept. */
export const KeptInTheTab: Story = {
  args: { edition: termsWithDraft },
  beforeEach: () =>
    void tabDraft(place).hold({ ...valuesOf(termsWithDraft), nota: 'Com o conselho.' }, draft.versao),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Recuperamos o que você tinha preenchido.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Observação' })).toHaveValue('Com o conselho.')
    mockedCall('salvarRascunhoRegra').mockResolvedValue(termsWithDraft)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await waitFor(() =>
      expect(mockedCall('salvarRascunhoRegra')).toHaveBeenCalledWith(
        expect.objectContaining({ versao: draft.versao, nota: 'Com o conselho.' }),
      ),
    )
    await waitFor(() => expect(tabDraft(place).read(draft.versao, isRuleValues)).toBeNull())
  },
}

/** Without a draft too: what Marta typed comes back, but not over what a colleague published meanwhile. */
export const PublishedMeanwhile: Story = {
  render: () => <LeftBench />,
  play: async ({ canvas, userEvent }) => {
    const most = () => canvas.findByRole('textbox', { name: 'Básica máxima' })
    await expect(await most()).toHaveValue('6')
    await userEvent.clear(await most())
    await userEvent.type(await most(), '7')
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await waitFor(async () => expect(await most()).toHaveValue('7'))
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar depois' }))
    // By the time that the next field is reached, what the tab holds would be back.
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Observação' }))
    await expect(await most()).toHaveValue('6')
    await expect(canvas.queryByText('Recuperamos o que você tinha preenchido.')).toBeNull()
  },
}

/** A version that comes by itself takes the place of what nobody changed, and slips below nothing that was typed. */
export const NewerByItself: Story = {
  render: () => <ChangingBench />,
  play: async ({ canvas, userEvent }) => {
    const most = await canvas.findByRole('textbox', { name: 'Básica máxima' })
    await userEvent.click(canvas.getByRole('button', { name: 'Versão 8' }))
    await waitFor(() => expect(most).toHaveValue('5'))
    await userEvent.clear(most)
    await userEvent.type(most, '6')
    await userEvent.click(canvas.getByRole('button', { name: 'Versão 9' }))
    await expect(most).toHaveValue('6')
    mockedCall('salvarRascunhoRegra').mockRejectedValue(outdated('Alguém alterou esta regra.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await waitFor(() =>
      expect(mockedCall('salvarRascunhoRegra')).toHaveBeenCalledWith(expect.objectContaining({ versao: 8 })),
    )
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
    await expect(await canvas.findByText(/Os níveis que preparam e publicam uma mudança/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Salvar rascunho' })).toBeNull()
  },
}
