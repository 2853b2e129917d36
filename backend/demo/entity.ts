/** The invented entity of the demo. Its CNPJ only has right check digits. */
export const demoEntity = {
  name: 'Fundação Exemplo de Previdência Complementar',
  cnpj: '12345678000195',
  informationOfficer: 'Marta Siqueira',
}
