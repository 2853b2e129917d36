import { Card } from '@portal/design-system/Card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SavingNotice } from '#app/forms/SavingNotice.tsx'
import { CodeStep } from './CodeStep.tsx'
import { DocumentsStep } from './DocumentsStep.tsx'
import { GroupStep } from './GroupStep.tsx'
import { IdentifyStep } from './IdentifyStep.tsx'
import { ProtocolStep } from './ProtocolStep.tsx'
import { stack } from './ReRegistrationPage.css.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { pageOfEduardo, reRegistrationFormInMemory, sentReRegistration } from './re-registration.fixtures.ts'

const detail = 'O sistema do plano não respondeu agora. Espere um pouco e tente de novo.'
const next = fn<() => Promise<void>>(() => Promise.resolve())
const onLeave = fn<() => void>()

const meta: Meta = { title: 'Páginas/Recadastramento' }
export default meta
type Story = StoryObj

/** Every state of the saving, the documents after a refused photo, and the receipt. */
export const States: Story = {
  render: () => (
    <div className={stack}>
      <SavingNotice state={{ kind: 'idle' }} onRetry={onLeave} />
      <SavingNotice state={{ kind: 'saving' }} onRetry={onLeave} />
      <SavingNotice state={{ kind: 'saved', at: '2026-11-11T13:32:00Z' }} onRetry={onLeave} />
      <SavingNotice state={{ kind: 'offline' }} onRetry={onLeave} />
      <SavingNotice
        state={{ kind: 'failed', problem: { kind: 'unexpected', detail, requestId: '' } }}
        onRetry={onLeave}
      />
      <Card>
        <DocumentsStep
          formState={reRegistrationFormInMemory}
          takesFocus={false}
          onBack={onLeave}
          onNext={next}
        />
      </Card>
      <ProtocolStep sent={sentReRegistration} takesFocus={false} onLeave={onLeave} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
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
    <div className={stack}>
      <IdentifyStep cpf="" takesFocus={false} ask={next} onNext={onLeave} />
      <CodeStep
        cpf="987.654.321-00"
        brought=""
        takesFocus={false}
        open={() => Promise.reject(new Error(detail))}
        onOpened={onLeave}
        onBack={onLeave}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar código' }))
    await expect(await canvas.findAllByText(/CPF/)).not.toHaveLength(0)
    await expect(next).not.toHaveBeenCalled()
  },
}

/** Every group with the question or its fields, and the review of all. */
export const Groups: Story = {
  render: () => (
    <div className={stack}>
      {pageOfEduardo.grupos.map((group) => (
        <Card key={group}>
          <GroupStep
            group={group}
            page={pageOfEduardo}
            formState={reRegistrationFormInMemory}
            takesFocus={false}
            onBack={onLeave}
            onNext={next}
          />
        </Card>
      ))}
      <Card>
        <ReviewStep
          page={pageOfEduardo}
          formState={reRegistrationFormInMemory}
          takesFocus={false}
          onBack={onLeave}
          onOpen={onLeave}
          onSent={onLeave}
        />
      </Card>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Ainda está certo?').length).toBeGreaterThan(0)
    await expect(canvas.getByRole('textbox', { name: /Nome da mãe/ })).toBeVisible()
    const account = canvas.getByRole('table', { name: 'Conta bancária' })
    await expect(within(account).getByRole('row', { name: /Conta .*Não informado.*12345-6/ })).toBeVisible()
    await expect(canvas.getByText('Comprovante da conta bancária')).toBeVisible()
  },
}
