import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, waitFor, within } from 'storybook/test'
import { outdated } from '#app/api/problem.fixtures.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { SavingNotice } from '#app/forms/SavingNotice.tsx'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { tabDraft } from '#app/forms/tab-draft.ts'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import { type ReRegistrationGroup, stepOfGroup } from '#domain/re-registration/groups.ts'
import { CodeStep } from './CodeStep.tsx'
import { DocumentsStep } from './DocumentsStep.tsx'
import { GroupStep } from './GroupStep.tsx'
import { IdentifyStep } from './IdentifyStep.tsx'
import { OwnEntryStep } from './OwnEntryStep.tsx'
import { ProtocolStep } from './ProtocolStep.tsx'
import { ReRegistrationForm } from './ReRegistrationForm.tsx'
import { ReRegistrationPage } from './ReRegistrationPage.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { pageOfEduardo, pageToSend, sentReRegistration } from './re-registration.fixtures.ts'
import type { ReRegistrationOnPage } from './re-registration.functions.ts'
import {
  leaveReRegistration,
  openOwnReRegistration,
  openWithCode,
  requestSecurityCode,
  reRegistrationEntry,
} from './re-registration.functions.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { useReRegistrationForm } from './use-re-registration-form.ts'

const detail = 'O sistema do plano não respondeu agora. Espere um pouco e tente de novo.'
const next = fn<() => void>()
const onBack = fn<() => void>()
const onLeave = fn<() => Promise<boolean>>()
const onSent = fn<() => void>()

/** Eduardo's data in this tab's session storage. */
const heldOfEduardo = () =>
  Object.entries(sessionStorage).filter((entry) => entry.join().includes(pageOfEduardo.pessoa.cpf))
const version4 = { versao: 4, salvoEm: '2026-11-11T15:00:00Z' }

const meta: Meta = {
  title: 'Páginas/Recadastramento',
  decorators: [withQueries()],
  beforeEach: () => {
    sessionStorage.clear()
    mockedCall('salvarRascunhoRecadastramento').mockReset().mockResolvedValue(version4)
    mockedCall('enviarRecadastramento').mockReset().mockResolvedValue(sentReRegistration)
    onLeave.mockReset().mockResolvedValue(true)
    onSent.mockReset()
  },
}
export default meta
type Story = StoryObj

const around = { takesFocus: false, onBack }
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
      <ReviewStep {...around} flow={useEduardo(null)} onOpen={onBack} onSent={onSent} />
    </Card>
  )
}

/** Every state of the saving, the documents after a refused photo, and the receipt. */
export const States: Story = {
  render: () => (
    <Stack gap="5">
      <SavingNotice state={{ kind: 'idle' }} onRetry={onBack} />
      <SavingNotice state={{ kind: 'saving' }} onRetry={onBack} />
      <SavingNotice state={{ kind: 'saved', at: '2026-11-11T13:32:00Z' }} onRetry={onBack} />
      <SavingNotice state={{ kind: 'offline' }} onRetry={onBack} />
      <SavingNotice
        state={{ kind: 'failed', problem: { kind: 'unexpected', detail, requestId: '' } }}
        onRetry={onBack}
      />
      <Documents />
      <ProtocolStep sent={sentReRegistration} takesFocus={false} onLeave={onBack} />
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
      <IdentifyStep cpf="" takesFocus={false} onNext={onBack} />
      <CodeStep cpf="987.654.321-00" hasCode takesFocus={false} onOpened={onBack} onBack={onBack} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const wrong = 'Código incorreto ou vencido. Confira ou peça outro.'
    mocked(openWithCode).mockRejectedValue(new PortalProblem({ kind: 'unauthenticated', detail: wrong }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar código' }))
    await expect(await canvas.findAllByText(/CPF/)).not.toHaveLength(0)
    await expect(requestSecurityCode).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('textbox', { name: /Código de segurança/ })).toBeNull()
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
    await expect(within(account).getByRole('row', { name: /Conta .*Não informado.*12345-7/ })).toBeVisible()
  },
}

/** The steps of a page, as its address leads through them. */
function Filling({ page, opens }: { page: ReRegistrationOnPage; opens?: number }) {
  const [step, go] = useState(opens)
  return (
    <ReRegistrationForm
      page={page}
      step={step}
      takesFocus={false}
      go={go}
      onSent={onSent}
      onLeave={onLeave}
    />
  )
}

const contacts = stepOfGroup('contatos')

/** Types a telephone, goes on to the review and agrees. */
async function fillIn({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Telefone/ }), '1933334444')
  await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
  await canvas.findByRole('heading', { name: 'Foto e documentos' })
  await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
  await userEvent.click(await canvas.findByRole('checkbox'))
}

/** Eduardo's input is not on the server yet: leaving waits until it is, and then clears this tab. */
export const LeavesOnlySaved: Story = {
  render: () => <Filling page={pageOfEduardo} />,
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarRascunhoRecadastramento').mockRejectedValue(
      new PortalProblem({ kind: 'unavailable', detail }),
    )
    const [mother] = await canvas.findAllByRole('textbox', { name: /Nome da mãe/ })
    await userEvent.type(mother as HTMLElement, 'Rosa Prates')
    const leave = canvas.getByRole('button', { name: reRegistrationText.form.leave })
    await userEvent.click(leave)
    await expect(await canvas.findByText(/^Sem conexão/)).toBeVisible()
    await expect(onLeave).not.toHaveBeenCalled()
    await expect(heldOfEduardo()).toHaveLength(1)
    mockedCall('salvarRascunhoRecadastramento').mockResolvedValue(version4)
    await userEvent.click(leave)
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(heldOfEduardo()).toEqual([]))
  },
}

/** Nobody could be let go: Eduardo goes on over the version that was saved. */
export const CouldNotLeave: Story = {
  render: () => <Filling page={pageToSend} opens={contacts} />,
  play: async ({ canvas, userEvent }) => {
    onLeave.mockResolvedValue(false)
    const telephone = await canvas.findByRole('textbox', { name: /Telefone/ })
    await userEvent.type(telephone, '193333444')
    const leave = canvas.getByRole('button', { name: reRegistrationText.form.leave })
    await userEvent.click(leave)
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(leave).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.type(telephone, '4')
    await userEvent.click(leave)
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(2))
    await expect(mockedCall('salvarRascunhoRecadastramento').mock.calls.at(-1)?.[0]?.versao).toBe(4)
    await expect(heldOfEduardo()).toHaveLength(1)
  },
}

/** Only as he leaves Eduardo's tab learns that another one saved since: he leaves at once, and what he typed stays in the tab. */
export const LeavesAnOlderTab: Story = {
  render: () => <Filling page={pageToSend} opens={contacts} />,
  play: async ({ canvas, userEvent }) => {
    mockedCall('salvarRascunhoRecadastramento').mockRejectedValue(outdated(detail))
    await userEvent.type(await canvas.findByRole('textbox', { name: /Telefone/ }), '1933334444')
    await userEvent.click(canvas.getByRole('button', { name: reRegistrationText.form.leave }))
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1))
    await expect(heldOfEduardo()).toHaveLength(1)
  },
}

/** A filed re-registration is on the server: nothing of it stays in this tab. */
export const SentLeavesNothing: Story = {
  render: () => <Filling page={pageToSend} opens={contacts} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await expect(heldOfEduardo()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar recadastramento' }))
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    await expect(heldOfEduardo()).toEqual([])
  },
}

/** Another device of Eduardo's sent it: what this tab still holds goes as he leaves. */
export const SignedIn: Story = {
  decorators: [withRouter(['/recadastramento'])],
  render: () => <OwnEntryStep firstName="Eduardo" takesFocus={false} onOpened={next} onCode={onBack} />,
  beforeEach: () => {
    next.mockReset()
    mocked(openOwnReRegistration).mockReset().mockResolvedValue({ opened: true })
  },
  play: async ({ canvas, userEvent }) => {
    const { own } = reRegistrationText
    await userEvent.click(await canvas.findByRole('button', { name: own.submit }))
    await expect(openOwnReRegistration).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/Sua senha/), 'Prev@2026')
    await userEvent.click(canvas.getByRole('button', { name: own.submit }))
    await waitFor(() => expect(next).toHaveBeenCalledOnce())
    await expect(openOwnReRegistration).toHaveBeenCalledWith({ data: { senha: 'Prev@2026' } })
    await userEvent.click(canvas.getByRole('button', { name: own.byCode }))
    await expect(onBack).toHaveBeenCalled()
  },
}

export const SentFromElsewhere: Story = {
  decorators: [withRouter(['/recadastramento'])],
  parameters: { address: '/recadastramento' },
  render: () => <ReRegistrationPage />,
  beforeEach: () => {
    const place = `recadastramento:${pageToSend.pessoa.cpf}`
    tabDraft(place).hold({ contatos: {} }, 3)
    submissionKeys(place).keyFor({ versao: 3 })
    mocked(leaveReRegistration).mockResolvedValue({ left: true })
    mocked(reRegistrationEntry).mockResolvedValue({
      kind: 'open',
      page: { ...pageToSend, enviado: sentReRegistration },
    })
  },
  play: async ({ canvas, userEvent }) => {
    const leave = await canvas.findByRole('button', { name: reRegistrationText.protocol.leave })
    await expect(heldOfEduardo()).toHaveLength(2)
    await userEvent.click(leave)
    await waitFor(() => expect(heldOfEduardo()).toEqual([]))
  },
}

/** A failed save prevents filing, and the button says why. */
export const NotSentWithoutItsSaving: Story = {
  render: () => <Filling page={pageToSend} opens={contacts} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    mockedCall('salvarRascunhoRecadastramento').mockRejectedValue(
      new PortalProblem({ kind: 'unexpected', detail, requestId: 'r-77' }),
    )
    await fillIn(context)
    let refuse: () => void = () => undefined
    mockedCall('salvarRascunhoRecadastramento').mockImplementation(
      () =>
        new Promise((_, reject) => {
          refuse = () => reject(new PortalProblem({ kind: 'unexpected', detail, requestId: 'r-77' }))
        }),
    )
    const send = canvas.getByRole('button', { name: /Enviar recadastramento/ })
    await userEvent.click(send)
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'))
    refuse()
    const told = await canvas.findByRole('alert')
    await expect(within(told).getByText(detail)).toBeVisible()
    await expect(mockedCall('enviarRecadastramento')).not.toHaveBeenCalled()
    mockedCall('salvarRascunhoRecadastramento').mockResolvedValue(version4)
    await userEvent.click(send)
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    await expect(mockedCall('enviarRecadastramento').mock.calls.at(-1)?.[0]?.versao).toBe(4)
  },
}

/** A dependant half filled in: what is wrong is said at each field, and leaving the list says nothing any more. */
export const HalfADependant: Story = {
  render: () => <Group group="dependentes" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar dependente' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Nome completo/ }), 'Bia Prates')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    const summary = await canvas.findByRole('group', { name: /Falta corrigir 3 campos/ })
    await expect(summary).toHaveTextContent('Dependente 1, CPF')
    await expect(next).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover dependente 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(next).toHaveBeenCalled()
  },
}
