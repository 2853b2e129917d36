import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { addToCompetence } from '#domain/calendar.ts'
import { IndexerValuesView } from './IndexerValuesView.tsx'
import { type EditedMonth, isChanged } from './indexer-edits.ts'

const nothing = () => undefined
const months: EditedMonth[] = [
  0.25, 0.26, -0.14, 0.48, 0.61, 0.33, 0.48, 0, 1.48, 0.51, 0.48, 0.35, 0.23, 0.21, -0.21, 0.52, 0.03, 0.03,
].map((percent, at) => ({ competence: addToCompetence('2025-05', at), percent }))

type StoryProps = { first: readonly EditedMonth[]; canEdit: boolean }

function StoryValues({ first, canEdit }: StoryProps) {
  const [edited, setEdited] = useState(first)
  return (
    <div>
      <IndexerValuesView
        months={edited}
        currentMonth="2026-11"
        canEdit={canEdit}
        isDirty={isChanged(first, edited)}
        isSending={false}
        problem={null}
        onChange={setEdited}
        onUndo={() => setEdited(first)}
        onSave={nothing}
        onReadAgain={nothing}
      />
    </div>
  )
}

const meta = {
  title: 'Páginas/Configurações/Valores de um indexador',
  component: StoryValues,
  args: { first: months, canEdit: true },
  globals: { surface: 'admin' },
} satisfies Meta<typeof StoryValues>

export default meta
type Story = StoryObj<typeof meta>

export const AddAMonth: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = await canvas.findByRole('form', { name: 'Novo mês' })
    await expect(form).toHaveTextContent('Adicionar mês')
    await expect(canvas.getByRole('textbox', { name: 'Mês' })).toHaveValue('11/2026')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Variação' }), '0,41')
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar mês' }))
    await expect(canvas.getByRole('textbox', { name: 'Variação de novembro de 2026' })).toHaveValue('0,41')
    await expect(canvas.getByRole('button', { name: 'Salvar valores' })).toBeEnabled()
  },
}

export const RepeatedAndFuture: Story = {
  play: async ({ canvas, userEvent }) => {
    const month = await canvas.findByRole('textbox', { name: 'Mês' })
    for (const [typed, sentence] of [
      ['102026', 'Este mês já está na lista.'],
      ['122026', 'Este mês ainda não chegou. Registre só até o mês atual.'],
    ] as const) {
      await userEvent.clear(month)
      await userEvent.type(month, typed)
      await userEvent.click(canvas.getByRole('button', { name: 'Adicionar mês' }))
      await expect(await canvas.findByText(sentence)).toBeVisible()
    }
    await expect(canvas.getByRole('button', { name: 'Salvar valores' })).toBeDisabled()
  },
}

export const WithAGap: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remover março de 2026' }))
    await expect(await canvas.findByText('Falta 03/2026. Sem ele não há acumulado.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }))
    await expect(canvas.queryByText(/Sem ele não há acumulado/)).toBeNull()
  },
}

export const OnlyToRead: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('table')
    await expect(canvas.queryByRole('button', { name: 'Adicionar mês' })).toBeNull()
  },
}

export const Empty: Story = { args: { first: [] } }
