import * as v from 'valibot'
import { Category, Situation } from '#domain/participants.ts'
import { cellProblems, productCell, type ServiceCell } from '#domain/plans/services/service-cells.ts'
import { isServiceSlug, serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { categoryNames } from '../life-cycle/category-names.ts'
import { linkSituationNames } from '../life-cycle/link-situation-names.ts'
import { defineRule } from '../rules/define-rule.ts'
import { words } from '../rules/rule-words.ts'
import { serviceNames } from './service-names.ts'

const service = v.picklist(serviceSlugs, 'Este serviço não existe.')
const situations = v.array(v.enum(Situation, 'Esta situação não existe.'))

const cell = v.strictObject({
  service,
  category: v.enum(Category, 'Esta categoria não existe.'),
  situations,
  /** Of these, in which it can only be read. */
  readOnly: situations,
})

/** Services that the plan has switched on, by the slugs of the catalogue, and where it gives them to others than the product does. */
export const servicesOfferedRule = defineRule({
  id: 'services-offered',
  label: 'Serviços oferecidos',
  lead: 'O que muda vale para quem estiver na situação no primeiro dia da regra. Pedidos em andamento seguem até o fim.',
  scope: 'plan',
  setting: 'services-management',
  schema: v.strictObject({
    services: v.pipe(
      v.array(service),
      v.check((slugs) => new Set(slugs).size === slugs.length, 'Um serviço aparece duas vezes.'),
    ),
    /** Absent in what was published before they could be set: everywhere as the product gives them. */
    cells: v.exactOptional(
      v.pipe(
        v.array(cell),
        v.check(
          (cells) => cellProblems(cells).length === 0,
          'Um serviço é dado a quem o portal não sabe atender. Escolha só entre as situações que a tabela mostra.',
        ),
      ),
    ),
  }),
  fields: {
    services: {
      label: 'Serviços',
      text: (slugs) => words.list(slugs.map((slug) => serviceNames[slug])),
      changes: (slugs) => slugs.map((slug) => ({ key: slug, name: serviceNames[slug], text: 'Oferecido' })),
      missing: () => 'Não oferecido',
    },
    cells: {
      label: 'Diferenças da tabela do portal',
      text: (cells = []) => words.list(cells.map((one) => `${cellName(one)}: ${cellText(one)}`)),
      changes: (cells = []) =>
        cells.map((one) => ({
          key: `${one.service}/${one.category}`,
          name: cellName(one),
          text: cellText(one),
        })),
      missing: productText,
    },
  },
})

const cellName = ({ service: slug, category }: Pick<ServiceCell, 'service' | 'category'>) =>
  `${serviceNames[slug]}, ${categoryNames[category - 1]}`

/** A cell in words: `Ativo; Suspenso (só consulta)`. */
export function cellText({
  situations: given,
  readOnly,
}: Pick<ServiceCell, 'situations' | 'readOnly'>): string {
  if (given.length === 0) return 'Ninguém'
  return given
    .map((situation) => {
      const name = linkSituationNames[situation - 1] ?? ''
      return readOnly.includes(situation) ? `${name} (só consulta)` : name
    })
    .join('; ')
}

/** The product's own cell where a plan has none, by the key of a change. */
function productText(key: string): string {
  const [slug = '', number] = key.split('/')
  const category = Object.values(Category).find((id) => String(id) === number)
  return isServiceSlug(slug) && category ? cellText(productCell({ service: slug, category })) : ''
}
