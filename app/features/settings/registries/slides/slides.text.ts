/** The image, the page and the preview of a slide. */
export const slideFieldsText = {
  imageType: 'A imagem precisa ser PNG, JPG ou WebP.',
  imageName: 'Imagem do destaque',
  noPage: 'Nenhuma',
  preview: 'Como fica na página inicial',
  previewTitle: 'O título do destaque',
} as const
