import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, waitFor, within } from 'storybook/test'
import { PortalProblem } from '#app/api/problem.ts'
import { SavingNotice } from '#app/forms/SavingNotice.tsx'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import type { ReRegistrationGroup } from '#domain/re-registration/groups.ts'
import { CodeStep } from './CodeStep.tsx'
import { DocumentsStep } from './DocumentsStep.tsx'
import { GroupStep } from './GroupStep.tsx'
import { IdentifyStep } from './IdentifyStep.tsx'
import { ProtocolStep } from './ProtocolStep.tsx'
import { ReRegistrationForm } from './ReRegistrationForm.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { pageOfEduardo, sentReRegistration } from './re-registration.fixtures.ts'
import { askSecurityCode, openWithCode, saveReRegistration } from './re-registration.functions.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { useReRegistrationForm } from './use-re-registration-form.ts'

const detail = 'O sistema do plano não respondeu agora. Espere um pouco e tente de novo.'
const next = fn<() => void>()
const onLeave = fn<() => void>()

const meta: Meta = {
  title: 'Páginas/Recadastramento',
  decorators: [withQueries()],
  beforeEach: () => sessionStorage.clear(),
}
export default meta
type Story = StoryObj

const around = { takesFocus: false, onBack: onLeave }
const useEduardo = (group: ReRegistrationGroup | null) =>
  useReRegistrationForm({ page: pageOfEduardo, group, onChecked: next })

function Group({ group }: { group: ReRegistrationGroup }) {
  return (
    <Card>
      <GroupStep {...around} group={group} flow={useEduardo(group)} />
    </Card>
  )
}

function Documents() {
  return (
    <Card>
      <DocumentsStep {...around} flow={useEduardo(null)} onNext={next} />
    </Card>
  )
}

function Review() {
  return (
    <Card>
      <ReviewStep {...around} flow={useEduardo(null)} onOpen={onLeave} onSent={onLeave} />
    </Card>
  )
}

/** Every state of the saving, the documents after a refused photo, and the receipt. */
export const States: Story = {
  render: () => (
    <Stack gap="5">
      <SavingNotice state={{ kind: 'idle' }} onRetry={onLeave} />
      <SavingNotice state={{ kind: 'saving' }} onRetry={onLeave} />
      <SavingNotice state={{ kind: 'saved', at: '2026-11-11T13:32:00Z' }} onRetry={onLeave} />
      <SavingNotice state={{ kind: 'offline' }} onRetry={onLeave} />
      <SavingNotice
        state={{ kind: 'failed', problem: { kind: 'unexpected', detail, requestId: '' } }}
        onRetry={onLeave}
      />
      <Documents />
      <ProtocolStep sent={sentReRegistration} takesFocus={false} onLeave={onLeave} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Salvo às 10:32')).toBeVisible()
    await expect(canvas.getByText('A foto está escura.', { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(canvas.getByText('Sua foto de hoje: Envie este arquivo.')).toBeVisible()
    await expect(next).not.toHaveBeenCalled()
    await expect(canvas.getByText('2026.0000123')).toBeVisible()
  },
}

/** Who the person is, and the code: with what a wrong one is answered. */
export const WayIn: Story = {
  render: () => (
    <Stack gap="5">
      <IdentifyStep cpf="" takesFocus={false} onNext={onLeave} />
      <CodeStep
        cpf="987.654.321-00"
        brought="123456"
        takesFocus={false}
        onOpened={onLeave}
        onBack={onLeave}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const wrong = 'Código incorreto ou vencido. Confira ou peça outro.'
    mocked(openWithCode).mockRejectedValue(new PortalProblem({ kind: 'unauthenticated', detail: wrong }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar código' }))
    await expect(await canvas.findAllByText(/CPF/)).not.toHaveLength(0)
    await expect(askSecurityCode).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(await canvas.findByText(wrong)).toBeVisible()
  },
}

/** Every group with the question or its fields, and the review of all. */
export const Groups: Story = {
  render: () => (
    <Stack gap="5">
      {pageOfEduardo.grupos.map((group) => (
        <Group key={group} group={group} />
      ))}
      <Review />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Ainda está certo?').length).toBeGreaterThan(0)
    await expect(canvas.getByRole('textbox', { name: /Nome da mãe/ })).toBeVisible()
    const account = canvas.getByRole('table', { name: 'Conta bancária' })
    await expect(within(account).getByRole('row', { name: /Conta .*Não informado.*12345-6/ })).toBeVisible()
  },
}

/** What Eduardo filled in is not on the server: he is held back until it is. */
export const LeavesOnlySaved: Story = {
  render: () => (
    <ReRegistrationForm
      page={pageOfEduardo}
      step={undefined}
      takesFocus={false}
      go={next}
      onSent={next}
      onLeave={onLeave}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onLeave.mockClear()
    mocked(saveReRegistration).mockRejectedValue(new PortalProblem({ kind: 'unavailable', detail }))
    const [mother] = await canvas.findAllByRole('textbox', { name: /Nome da mãe/ })
    await userEvent.type(mother as HTMLElement, 'Rosa Prates')
    const leave = canvas.getByRole('button', { name: reRegistrationText.form.leave })
    await userEvent.click(leave)
    await expect(await canvas.findByText(/^Sem conexão/)).toBeVisible()
    await expect(onLeave).not.toHaveBeenCalled()
    mocked(saveReRegistration).mockResolvedValue({ versao: 2, salvoEm: '2026-11-11T15:00:00Z' })
    await userEvent.click(leave)
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1))
  },
}

/** A dependant half filled in: what is wrong is said at each field, and leaving the list says nothing any more. */
export const HalfADependant: Story = {
  render: () => <Group group="dependentes" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Incluir dependente' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Nome completo/ }), 'Bia Prates')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    const summary = await canvas.findByRole('group', { name: /Falta corrigir 3 campos/ })
    await expect(summary).toHaveTextContent('Dependente 1, CPF')
    await expect(next).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar dependente 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(next).toHaveBeenCalled()
  },
}
