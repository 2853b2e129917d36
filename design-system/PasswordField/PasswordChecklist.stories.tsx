import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grounds } from '../story-frame/Grounds.tsx'
import { Grid, inForm, Narrow } from '../story-frame/StoryFrame.tsx'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { PasswordField } from './PasswordField.tsx'

const rulesOf = (password: string) => [
  { id: 'upper', label: 'Uma letra maiúscula', isMet: /\p{Lu}/u.test(password) },
  { id: 'lower', label: 'Uma letra minúscula', isMet: /\p{Ll}/u.test(password) },
  { id: 'digit', label: 'Um número', isMet: /\d/.test(password) },
  { id: 'special', label: 'Um caractere especial, como ! ou @', isMet: /[^\p{L}\p{N}\s]/u.test(password) },
]

const meta = {
  title: 'Campos/PasswordChecklist',
  component: PasswordChecklist,
  args: { id: 'regras', rules: rulesOf('prev2') },
  decorators: [inForm],
} satisfies Meta<typeof PasswordChecklist>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  parameters: { isWide: true },
  render: () => (
    <Grid>
      <PasswordChecklist id="nenhuma" rules={rulesOf('')} />
      <PasswordChecklist id="algumas" rules={rulesOf('prev2')} />
      <Card>
        <PasswordChecklist id="todas" rules={rulesOf('Prev@2')} />
      </Card>
      <Narrow>
        <PasswordChecklist
          id="estreita"
          rules={[
            {
              id: 'long',
              label: 'Pelo menos oito caracteres, sem espaços em branco entre eles',
              isMet: true,
            },
            { id: 'other', label: 'Diferente das últimas três senhas que você usou aqui', isMet: false },
          ]}
        />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = {
  render: ({ rules }) => (
    <Grounds>{(where) => <PasswordChecklist id={where.replaceAll(' ', '-')} rules={rules} />}</Grounds>
  ),
}

function NewPassword() {
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        aria-describedby="regras-da-senha"
      />
      <PasswordChecklist id="regras-da-senha" rules={rulesOf(password)} />
    </>
  )
}

export const FollowsWhatIsTyped: Story = {
  render: () => <NewPassword />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Nova senha')
    const status = canvas.getByRole('status')
    await expect(input).toHaveAccessibleDescription(/Uma letra maiúscula \(falta\)/)
    await expect(status).toBeEmptyDOMElement()
    await userEvent.type(input, 'Prev')
    await expect(status).toHaveTextContent('2 de 4 requisitos cumpridos')
    await expect(input).toHaveAccessibleDescription(/Uma letra maiúscula \(cumprido\)/)
    await userEvent.type(input, '@2026')
    await expect(status).toHaveTextContent('Todos os requisitos cumpridos')
  },
}
