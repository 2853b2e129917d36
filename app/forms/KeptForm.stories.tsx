import { Button } from '@portal/design-system/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { outdated } from '#app/api/problem.fixtures.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { submitHandler } from './portal-form.ts'
import { SavingNotice } from './SavingNotice.tsx'
import { TextInput } from './TextInput.tsx'
import { type StoredDraft, useKeptForm } from './use-kept-form.ts'
import { withQueries } from './with-queries.fixtures.tsx'

type Values = { nome: string }
type Save = (plan: string, values: Values, version: number) => Promise<{ version: number; savedAt: string }>

const nothing: StoredDraft = { version: 0, savedAt: null, data: null }
const at = '2026-11-11T15:00:00Z'
const save = fn<Save>()
const isSame = (kept: unknown): kept is Values => typeof kept === 'object' && kept !== null && 'nome' in kept

/** A form of one field, for a plan. */
function Form({ plan, stored }: { plan: string; stored: StoredDraft }) {
  const { form, draft } = useKeptForm<Values>({
    place: `nome:${plan}`,
    stored,
    isSame,
    first: () => ({ nome: '' }),
    check: () => undefined,
    save: (values, version) => save(plan, values, version),
    onChecked: () => undefined,
  })
  return (
    <form.AppForm>
      <LeaveGuard isDirty={!draft.isSaved} keptIn={draft.keptIn} />
      <form onSubmit={submitHandler(form)}>
        <form.AppField name="nome">{() => <TextInput label="Nome" />}</form.AppField>
        <SavingNotice state={draft.state} onRetry={draft.retry} />
      </form>
    </form.AppForm>
  )
}

/** A page that is drawn from what the server had of a draft before anything was typed. */
function Page({ stored }: { stored: StoredDraft }) {
  const [isOpen, setOpen] = useState(true)
  const [plan, setPlan] = useState('HPE')
  const { pathname } = useLocation()
  return (
    <>
      <p>Endereço: {pathname}</p>
      <Link to="/services">Serviços</Link>
      <Button onPress={() => setOpen(!isOpen)}>{isOpen ? 'Sair' : 'Voltar'}</Button>
      <Button onPress={() => setPlan('MAIS_VALOR')}>Trocar de plano</Button>
      {isOpen && <Form plan={plan} stored={stored} />}
    </>
  )
}

const meta = {
  title: 'Formulários/Rascunho no servidor',
  component: Page,
  args: { stored: nothing },
  decorators: [withQueries(), withRouter(['/', '/services'])],
  beforeEach: () => {
    sessionStorage.clear()
    save.mockReset().mockImplementation(async (_, __, version) => ({ version: version + 1, savedAt: at }))
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** The page was read before any of it was saved, and is drawn after: what was typed is there, and the next saving follows the last one. */
export const DrawnFromALateAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nome'), 'Igor')
    await waitFor(() => expect(save).toHaveBeenLastCalledWith('HPE', { nome: 'Igor' }, 0), { timeout: 4000 })
    await userEvent.type(canvas.getByLabelText('Nome'), ' Matos')
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    await waitFor(() => expect(save).toHaveBeenLastCalledWith('HPE', { nome: 'Igor Matos' }, 1))
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Igor Matos')
    await userEvent.type(canvas.getByLabelText('Nome'), ' Filho')
    await waitFor(() => expect(save).toHaveBeenLastCalledWith('HPE', { nome: 'Igor Matos Filho' }, 2), {
      timeout: 4000,
    })
  },
}

/** The plan on screen changes while something waits to be saved: it is saved for the plan that it was typed for. */
export const PlanChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nome'), 'Ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar de plano' }))
    await userEvent.type(canvas.getByLabelText('Nome'), ' Lima')
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    await waitFor(() => expect(save).toHaveBeenCalled())
    await expect(save.mock.calls.map(([plan]) => plan)).not.toContain('MAIS_VALOR')
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(canvas.getByLabelText('Nome')).toHaveValue('')
  },
}

/** The confirmation before leaving. */
const asked = () => screen.findByRole('alertdialog', { name: 'Sair sem enviar?' })

/** Everything is on the server: whoever leaves is not asked. */
export const LeavesSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nome'), 'Ana')
    await expect(await canvas.findByText('Salvo às 12:00', undefined, { timeout: 4000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Serviços' }))
    await expect(await canvas.findByText('Endereço: /services')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** Pending changes are saved while the page is left. */
export const LeavesAsItIsSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nome'), 'Ana')
    await userEvent.click(canvas.getByRole('link', { name: 'Serviços' }))
    await expect(await asked()).toHaveTextContent('Fica salvo, e você pode continuar depois.')
    await userEvent.click(screen.getByRole('button', { name: 'Sair da página' }))
    await expect(await canvas.findByText('Endereço: /services')).toBeVisible()
  },
}

/** Without network it is in this tab. */
export const LeavesWithoutNetwork: Story = {
  play: async ({ canvas, userEvent }) => {
    save.mockRejectedValue(new PortalProblem({ kind: 'unavailable', detail: 'Sem rede.' }))
    onlineManager.setOnline(false)
    await userEvent.type(await canvas.findByLabelText('Nome'), 'Ana')
    await expect(await canvas.findByText(/^Sem conexão/, undefined, { timeout: 4000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Serviços' }))
    await expect(await asked()).toHaveTextContent('Fica guardado nesta aba até você fechá-la.')
    await userEvent.click(screen.getByRole('button', { name: 'Continuar aqui' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Ana')
  },
  afterEach: () => onlineManager.setOnline(true),
}

/** Another tab saved since: what is typed here is kept nowhere. */
export const LeavesAnOlderTab: Story = {
  play: async ({ canvas, userEvent }) => {
    const detail = 'Este preenchimento foi salvo em outra aba.'
    save.mockRejectedValue(outdated(detail))
    await userEvent.type(await canvas.findByLabelText('Nome'), 'Ana')
    await expect(await canvas.findByText(detail, undefined, { timeout: 4000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Serviços' }))
    await expect(await asked()).toHaveTextContent('não fica guardado em lugar nenhum')
    await userEvent.click(screen.getByRole('button', { name: 'Continuar aqui' }))
  },
}
