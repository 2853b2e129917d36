import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SavingNotice } from '#app/forms/SavingNotice.tsx'
import { Card } from '#design-system/Card/Card.tsx'
import { DocumentsStep } from './DocumentsStep.tsx'
import { ProtocolStep } from './ProtocolStep.tsx'
import { stack } from './ReRegistrationPage.css.ts'
import { sentReRegistration, sittingInMemory } from './re-registration.fixtures.ts'

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
        <DocumentsStep sitting={sittingInMemory} takesFocus={false} onBack={onLeave} onNext={next} />
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
