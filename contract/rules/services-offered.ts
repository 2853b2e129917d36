import * as v from 'valibot'
import { serviceSlugs } from '#domain/services/service-ids.ts'
import { serviceNames } from '../service-names.ts'
import { defineRule } from './define-rule.ts'
import { words } from './rule-words.ts'

/** Services that the plan has switched on, by the slugs of the catalogue. */
export const servicesOfferedRule = defineRule({
  id: 'services-offered',
  label: 'Serviços oferecidos',
  scope: 'plan',
  schema: v.strictObject({
    services: v.pipe(
      v.array(v.picklist(serviceSlugs, 'Este serviço não existe.')),
      v.check((slugs) => new Set(slugs).size === slugs.length, 'Um serviço aparece duas vezes.'),
    ),
  }),
  fields: {
    services: { label: 'Serviços', text: (slugs) => words.list(slugs.map((slug) => serviceNames[slug])) },
  },
})
