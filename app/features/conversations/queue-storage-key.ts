/** Where a tab keeps the messages of a person that are on their way. */
export const queueStorageKey = (idPessoa: number) => `conversas:${idPessoa}:a-caminho`
