import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { CalculatorIcon, ClockIcon, HandCoinsIcon, ListIcon, SlidersIcon, UserIcon } from '../icons/icons.ts'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
import type { CommandGroup } from './command-group.ts'

const services: CommandGroup[] = [
  {
    id: 'recent',
    title: 'Recentes',
    isForStart: true,
    items: [{ id: 'extract', title: 'Extrato de contribuições', icon: ClockIcon }],
  },
  {
    id: 'services',
    title: 'Serviços',
    items: [
      {
        id: 'change',
        title: 'Alterar contribuição',
        hint: 'Solicitações',
        icon: SlidersIcon,
        keywords: ['percentual', 'aumentar'],
      },
      { id: 'loans', title: 'Empréstimos', hint: 'Você está aqui', icon: HandCoinsIcon, isDisabled: true },
      { id: 'extract', title: 'Extrato de contribuições', hint: 'Meu Plano', icon: ListIcon },
      { id: 'simulator', title: 'Simulador de benefício', hint: 'Meu Plano', icon: CalculatorIcon },
    ],
  },
]

/** Opens by a button, as a page would. */
function Opened(args: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(args.isOpen)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Procurar
      </Button>
      <CommandPalette
        {...args}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          args.onOpenChange(open)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Sobreposições/CommandPalette',
  component: CommandPalette,
  args: {
    label: 'Procurar serviços',
    groups: services,
    isOpen: true,
    onOpenChange: fn(),
    onChoose: fn(),
    emptyTitle: 'Nenhum serviço encontrado',
    emptyText: 'Procure por outra palavra.',
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

const input = () => screen.getByRole('combobox', { name: 'Procurar serviços' })
/** The item that Enter would choose, by what is written in it. */
const ready = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent

export const Playground: Story = { tags: ['!test'] }
export const Empty: Story = { args: { groups: [] } }
export const Loading: Story = { args: { groups: [], isLoading: true } }
export const LoadingMore: Story = { args: { isLoading: true } }
export const Dark: Story = { globals: { scheme: 'dark' } }

/** The longest words, on the narrowest phone. */
export const States: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: {
    groups: Array.from({ length: 8 }, (_, place) => ({
      id: `group-${place}`,
      title: `Solicitações do plano de previdência complementar, parte ${place + 1}`,
      items: [
        {
          id: 'long',
          title: 'Alteração do percentual de contribuição suplementar da patrocinadora',
          hint: 'Disponível a partir de janeiro',
          icon: SlidersIcon,
        },
      ],
    })),
  },
}

export const FindsByKeyboardAlone: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Procurar' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(input()).toHaveFocus())
    await expect(input()).toHaveAttribute('placeholder', 'Procurar...')
    await expect(screen.getByRole('group', { name: 'Recentes' })).toBeInTheDocument()
    await userEvent.keyboard('alterar contribuicao')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await expect(ready()).toMatch(/^Alterar contribuição/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
    await expect(args.onChoose).toHaveBeenCalledWith('change')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ArrowsGoRoundAndPassWhatIsDisabled: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(input()).toHaveFocus())
    await expect(ready()).toBe('Extrato de contribuições')
    await userEvent.keyboard('{ArrowDown}')
    await expect(ready()).toMatch(/^Alterar/)
    await userEvent.keyboard('{ArrowDown}')
    await expect(ready()).toMatch(/^Extrato/)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(ready()).toMatch(/^Simulador/)
    const current = screen.getByRole('option', { name: /Empréstimos/ })
    await expect(current).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(current)
    await expect(args.onChoose).not.toHaveBeenCalled()
    await waitFor(() => expect(input()).toBeVisible())
  },
}

export const SaysWhatWasFound: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(input()).toHaveFocus())
    await userEvent.keyboard('extrato')
    await expect(screen.getByRole('status')).toHaveTextContent('1 resultado')
    await userEvent.keyboard(' zzz')
    await expect(screen.getByRole('status')).toHaveTextContent('Nenhum serviço encontrado')
    const heading = screen.getByRole('heading', { name: 'Nenhum serviço encontrado' })
    await waitFor(() => expect(heading).toBeVisible())
    await expect(input()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(input()).toBeVisible())
  },
}

const people = ['Ana Beatriz Lima', 'Ana Maria Nunes', 'Anabela Costa'].map((title) => ({
  id: title,
  title,
  hint: '•••.456.789-••',
  icon: UserIcon,
}))

/** Stands in for a server: what was found comes when a button far away is pressed. */
function Asked(args: CommandPaletteProps) {
  const [query, setQuery] = useState('')
  const [found, setFound] = useState(people.slice(0, 2))
  return (
    <CommandPalette
      {...args}
      isFiltered
      query={query}
      onQueryChange={(text) => {
        setQuery(text)
        if (text === 'ana') setTimeout(setFound, 60, [...people.slice(2), ...people.slice(0, 2)])
      }}
      groups={[{ id: 'people', items: found }]}
    />
  )
}

export const AnswersThatComeLater: Story = {
  render: (args) => <Asked {...args} />,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(input()).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(ready()).toMatch(/^Ana Maria/)
    await userEvent.keyboard('an')
    await expect(ready()).toMatch(/^Ana Beatriz/)
    await userEvent.keyboard('a')
    await screen.findByRole('option', { name: /Anabela/ })
    await waitFor(() => expect(ready()).toMatch(/^Anabela/))
  },
}

export const ClosesByEscapeAndByACross: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Procurar' })
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Procurar serviços' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}
