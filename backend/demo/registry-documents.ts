import type { IsoDate } from '#domain/calendar.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { registryRules } from '../usecases/settings/registries/registry-rules.ts'
import type { DemoDocument } from './demo-document.ts'
import { demoEntity } from './entity.ts'
import { demoMinutes } from './minutes.ts'
import { minutesDocument } from './minutes-document.ts'
import { demoPlans } from './plans.ts'
import { supplierDocument } from './supplier-document.ts'
import { demoSuppliers } from './suppliers.ts'

const MARTA = '16899535009'

/** The PDFs of the demo's minutes and of a supplier's contract: invented. */
export function registryDocuments(today: IsoDate): DemoDocument[] {
  const at = new Date(`${today}T00:00:00-03:00`)
  const look = { entity: demoEntity.name, planColor: demoPlans[0]?.primaryColor ?? '', now: at }
  const common = { mediaType: 'application/pdf', ownerCpf: MARTA, at } as const
  const minutes = demoMinutes(today).flatMap(({ data, ...told }): DemoDocument[] =>
    data.arquivo === null
      ? []
      : [
          {
            ...common,
            publicId: data.arquivo,
            purpose: 'minutes',
            name: `ata-${data.numero}.pdf`,
            subject: { registry: 'atas', key: registryRules.atas.keyOf(data) },
            content: () => writePdf(minutesDocument({ data, ...told }, look)),
          },
        ],
  )
  const contracts = demoSuppliers(today).flatMap((data): DemoDocument[] =>
    data.documento === null
      ? []
      : [
          {
            ...common,
            publicId: data.documento,
            purpose: 'supplier-document',
            name: 'resumo-do-contrato.pdf',
            subject: { registry: 'fornecedores', key: registryRules.fornecedores.keyOf(data) },
            content: () => writePdf(supplierDocument(data, look)),
          },
        ],
  )
  return [...minutes, ...contracts]
}
