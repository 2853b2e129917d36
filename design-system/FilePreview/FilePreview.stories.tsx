import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TrashIcon } from '../icons/icons.ts'
import { onGrounds } from '../story-frame/Grounds.tsx'
import { Columns, Narrow } from '../story-frame/StoryFrame.tsx'
import { exampleImage } from './example-image.ts'
import { FilePreview } from './FilePreview.tsx'

const meta = {
  title: 'Arquivos/FilePreview',
  component: FilePreview,
  args: { name: 'identidade.png', type: 'image/png', size: 348_160, image: exampleImage },
} satisfies Meta<typeof FilePreview>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

const longName = 'comprovante-de-residencia_conta-de-energia-eletrica_outubro-de-2026_versao-final.pdf'

export const States: Story = {
  render: (args) => (
    <Columns>
      <FilePreview {...args} isLarge />
      <FilePreview {...args} />
      <FilePreview name="extrato.pdf" type="application/pdf" size={1_258_291} downloadUrl="#extrato" />
      <FilePreview name="planilha.xlsx" detail="Enviado em 12/11/2026" />
      <Narrow>
        <Card>
          <FilePreview
            name={longName}
            type="application/pdf"
            size={10_485_760}
            downloadUrl="#comprovante"
            action={<IconButton icon={TrashIcon} label={`Remover ${longName}`} />}
          />
        </Card>
      </Narrow>
    </Columns>
  ),
}

export const Surfaces: Story = { decorators: [onGrounds] }

export const AnIconWhenItCannotBeDrawn: Story = {
  args: { isLarge: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Imagem do arquivo identidade.png' })
    await fireEvent.error(picture)
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByText('identidade.png')).toBeVisible()
    await expect(canvas.getByText('340 KB')).toBeVisible()
  },
}

export const CanBeDownloaded: Story = {
  args: { downloadUrl: '#identidade' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Baixar identidade.png' })
    await expect(link).toHaveAttribute('download', 'identidade.png')
  },
}
