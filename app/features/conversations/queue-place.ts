/** Where a tab keeps the messages of a person that are on their way. */
export const queuePlace = (idPessoa: number) => `conversas:${idPessoa}:a-caminho`
