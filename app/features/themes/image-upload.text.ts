/** What is wrong with an upload that is no form at all. Alone here, because the schema is in the first program of every page. */
export const unreadableUpload = 'O envio da imagem não pôde ser lido.'
