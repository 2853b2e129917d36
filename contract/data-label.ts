import { dataLabels } from './request-data.text.ts'

/** A label for any key: the known one, else its words — `dataDoPedido` and `data_do_pedido` give "Data do pedido". */
export function dataLabel(key: string): string {
  const known = dataLabels[key]
  if (known) return known
  const words = key
    .replaceAll(/([a-zà-ú\d])([A-ZÀ-Ú])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLocaleLowerCase('pt-BR')
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1)
}
