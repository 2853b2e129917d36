/**
 * The rest of a sentence of the server's beyond a title that begins in the same words: "Muitas tentativas" and "Muitas tentativas. Aguarde 10 minutos e
 * tente de novo." would be read twice; '' where it says nothing more.
 */
export function detailBeyondTitle(title: string, detail: string): string {
  if (!detail.startsWith(title)) return detail
  const more = /^[.!?]?(?:\s+|$)/.exec(detail.slice(title.length))
  return more ? detail.slice(title.length + more[0].length) : detail
}
