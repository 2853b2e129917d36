import { Button } from '@portal/design-system/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, mocked, waitFor } from 'storybook/test'
import { TextInput } from '#app/forms/TextInput.tsx'
import { useKeptForm } from '#app/forms/use-kept-form.ts'
import { SessionOnScreen, useSession } from '#app/session/session-on-screen.ts'
import { saveRequestDraft } from './request-drafts.functions.ts'
import { onRequestPage } from './request-story.fixtures.tsx'
import { useRequestDraft } from './use-request-draft.ts'

type Values = { cargo: string }

const isSame = (stored: unknown): stored is Values =>
  typeof stored === 'object' && stored !== null && 'cargo' in stored

/** A form of one field that stays on screen while the plan changes. */
function Form() {
  const { form } = useKeptForm<Values>({
    ...useRequestDraft({ servico: 'pep' }),
    isSame,
    first: () => ({ cargo: '' }),
    check: () => undefined,
    onChecked: () => undefined,
  })
  return <form.AppField name="cargo">{() => <TextInput label="Cargo" />}</form.AppField>
}

/** Ana's page, under the plan link that is chosen. */
function Page() {
  const session = useSession()
  const [idVinculo, setIdVinculo] = useState(2)
  const planLink = session.planLink && { ...session.planLink, id: idVinculo }
  return (
    <SessionOnScreen value={{ ...session, planLink }}>
      <Form />
      <Button onPress={() => setIdVinculo(3)}>Trocar de plano</Button>
    </SessionOnScreen>
  )
}

const meta = {
  title: 'Páginas/Rascunho de solicitação',
  component: Page,
  ...onRequestPage(),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** Ana's input is for the plan link that was on screen when the form opened, even after she chooses another. */
export const AnotherPlanChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Cargo'), 'Vereadora')
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar de plano' }))
    await waitFor(
      () =>
        expect(saveRequestDraft).toHaveBeenLastCalledWith({
          data: { servico: 'pep', idVinculo: 2, versao: 0, dados: { cargo: 'Vereadora' } },
        }),
      { timeout: 4000 },
    )
    await expect(mocked(saveRequestDraft).mock.calls.map(([{ data }]) => data.idVinculo)).not.toContain(3)
  },
}
