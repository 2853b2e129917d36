/** What a record is called from which name, CPF and contacts were taken because its time was over. */
export const namelessPerson = 'Cadastro apagado'
