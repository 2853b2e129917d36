import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { type Variable, VariableEditor } from './VariableEditor.tsx'

const variables: readonly Variable[] = [
  { name: 'primeiroNome', description: 'Primeiro nome de quem recebe', example: 'Ana' },
  { name: 'protocolo', description: 'Número da solicitação', example: '202611280001', isRequired: true },
]

function StoryEditor({ title = 'Assunto', body = 'Texto', given = variables }) {
  const [subject, setSubject] = useState('Sobre a solicitação')
  const [text, setText] = useState('Olá, .')
  return (
    <VariableEditor label="Variáveis" description="Entram onde está o cursor." variables={given}>
      <TextField label={title} value={subject} onChange={setSubject} />
      <TextAreaField label={body} value={text} onChange={setText} rows={3} />
    </VariableEditor>
  )
}

const meta = { title: 'Campos/VariableEditor', component: StoryEditor } satisfies Meta<typeof StoryEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: () => (
    <Grid>
      <StoryEditor title="Assunto do aviso" body="Texto do aviso" />
      <Narrow>
        <StoryEditor
          title="Assunto da mensagem"
          body="Texto da mensagem"
          given={[
            {
              name: 'motivoDaDevolucaoPelaPatrocinadora',
              description: 'Por que a solicitação voltou, como quem a analisou escreveu',
              example: 'O comprovante enviado está ilegível; envie outro.',
              isRequired: true,
            },
          ]}
        />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const GoesWhereTheCursorIs: Story = {
  play: async ({ canvas, userEvent }) => {
    const body = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto' })
    const subject = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Assunto' })
    const first = canvas.getByRole('button', {
      name: 'Inserir {{primeiroNome}}: Primeiro nome de quem recebe',
    })
    await userEvent.click(body)
    body.setSelectionRange(5, 5)
    first.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(body).toHaveValue('Olá, {{primeiroNome}}.'))
    await expect(body).toHaveFocus()
    await waitFor(() => expect(body.selectionStart).toBe(21))
    await userEvent.click(subject)
    subject.setSelectionRange(0, 7)
    await userEvent.click(canvas.getByRole('button', { name: /^Inserir \{\{protocolo\}\}/ }))
    await waitFor(() => expect(subject).toHaveValue('{{protocolo}} solicitação'))
  },
}

export const WithoutACursorItGoesIntoTheLastField: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Inserir \{\{protocolo\}\}/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Texto' })).toHaveValue('Olá, .{{protocolo}}'),
    )
  },
}
