import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Grid, Narrow } from '../story-frame/StoryFrame.tsx'
import { ActionBar, type ActionBarProps } from './ActionBar.tsx'

const meta = {
  title: 'Ações/ActionBar',
  component: ActionBar,
  args: {
    label: 'O que fazer com o caso',
    summary: 'Em análise com você',
    children: (
      <>
        <Button size="compact">Deferir</Button>
        <Button size="compact" variant="secondary">
          Devolver para correção
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Grid>
      <ActionBar {...args} />
      <ActionBar {...args} label="Sem resumo" summary={undefined} />
      <Narrow>
        <ActionBar
          {...args}
          label="Estreita"
          summary="Em análise com Maria Aparecida de Albuquerque Cavalcanti desde ontem"
        />
      </Narrow>
    </Grid>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

/** A long page whose act asks something before it is done. */
function Asking(args: ActionBarProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack>
      {Array.from({ length: 30 }, (_, place) => `Linha ${place + 1}`).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ActionBar
        {...args}
        panel={
          isAsked && (
            <Stack gap="3">
              <p>A contribuição passa de 4% para 6%.</p>
              <Button onPress={() => setAsked(false)}>Voltar</Button>
            </Stack>
          )
        }
      >
        <Button onPress={() => setAsked(true)}>Deferir</Button>
      </ActionBar>
    </Stack>
  )
}

export const AsksInItsPlace: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('group', { name: 'O que fazer com o caso' })
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(globalThis.innerHeight)
    await userEvent.click(within(bar).getByRole('button', { name: 'Deferir' }))
    await expect(within(bar).getByText(/4% para 6%/)).toBeVisible()
    await expect(within(bar).queryByRole('button', { name: 'Deferir' })).toBeNull()
    await expect(canvas.getByText('Linha 1')).toBeInTheDocument()
    await userEvent.click(within(bar).getByRole('button', { name: 'Voltar' }))
    await expect(within(bar).getByRole('button', { name: 'Deferir' })).toBeVisible()
  },
}
