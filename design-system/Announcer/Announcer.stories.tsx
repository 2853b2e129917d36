import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Announcer } from './Announcer.tsx'

function Search() {
  const [message, setMessage] = useState('')
  return (
    <>
      <Button onPress={() => setMessage('12 resultados')}>Buscar</Button>
      <Announcer message={message} />
    </>
  )
}

const meta = {
  title: 'Acessibilidade/Announcer',
  component: Announcer,
  args: { message: '' },
  render: () => <Search />,
} satisfies Meta<typeof Announcer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Urgent messages interrupt the screen reader. */
export const States: Story = {
  args: { message: 'Sua sessão terminou.', politeness: 'assertive' },
  render: (args) => <Announcer {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sua sessão terminou.')
  },
}

export const IsThereBeforeItSpeaks: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }))
    await expect(status).toHaveTextContent('12 resultados')
  },
}
