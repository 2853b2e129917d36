import { RegistryPage } from '../RegistryPage.tsx'
import { suppliersRegistry } from './suppliers-registry.tsx'

/** "Cadastro de fornecedores". */
export function SupplierRegistryPage() {
  return <RegistryPage registry={suppliersRegistry} />
}
