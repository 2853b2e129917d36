import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Card } from '../Card/Card.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { FileTextIcon, TrashIcon } from '../icons/icons.ts'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, Narrow } from '../story-frame/StoryFrame.tsx'
import { List, type ListItem } from './List.tsx'

const onRemove = fn()

const items: ListItem[] = [
  {
    id: 'ana',
    title: 'Ana Beatriz Lima',
    text: 'Filha, 12 anos',
    media: <Avatar name="Ana Beatriz Lima" />,
    meta: <StatusTag tone="success">Ativa</StatusTag>,
    href: '#ana',
    action: <IconButton icon={TrashIcon} label="Excluir Ana Beatriz Lima" onPress={onRemove} />,
  },
  {
    id: 'carlos',
    title: 'Carlos Eduardo Nunes',
    text: 'Cônjuge',
    media: <Avatar name="Carlos Eduardo Nunes" />,
    meta: <StatusTag tone="warning">Falta um documento</StatusTag>,
    href: '#carlos',
  },
]

const documents: ListItem[] = [
  {
    id: 'a',
    title: 'Regulamento do plano',
    text: 'Atualizado em 12/03/2026',
    media: <FileTextIcon />,
    meta: '1,2 MB',
  },
  { id: 'b', title: 'Ata da assembleia', media: <FileTextIcon />, meta: '340 KB' },
]

const meta = {
  title: 'Dados/List',
  component: List,
  args: { label: 'Dependentes', items },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  render: (args) => (
    <Columns>
      <List label="Documentos" items={documents} />
      <List label="Nenhum" items={[]} empty="Você ainda não cadastrou dependentes." />
      <Narrow>
        <List
          {...args}
          items={[
            {
              id: 'long',
              title: 'Alteração do percentual de contribuição suplementar da patrocinadora',
              text: 'Aguardando a confirmação da área responsável pelo cadastro',
              media: <FileTextIcon />,
              meta: 'R$ 1.234.567,89',
              href: '#longo',
            },
            ...items,
          ]}
        />
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const RowsLeadAndButtonsStay: Story = {
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear()
    await expect(canvas.getByRole('list', { name: 'Dependentes' })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Ana Beatriz Lima' })
    await expect(link).toHaveAttribute('href', '#ana')
    const remove = canvas.getByRole('button', { name: 'Excluir Ana Beatriz Lima' })
    const { left, top, width, height } = remove.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(remove).toContainElement(hit as HTMLElement)
    await userEvent.click(remove)
    await expect(onRemove).toHaveBeenCalledTimes(1)
  },
}
