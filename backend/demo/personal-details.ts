import { firstFatca, firstPep } from '#contract/declarations/declaration-values.ts'
import { reRegistrationDeclaration } from '#contract/re-registration/re-registration.text.ts'
import type { GroupValues, ReRegistrationData } from '#contract/re-registration/re-registration.ts'
import { groupsFor, type ReRegistrationItem } from '#domain/re-registration/groups.ts'
import type { DemoPerson } from './demo-person.ts'

export type DemoPersonalDetails = Omit<GroupValues, 'contatos'> & { contatos: GroupValues['contatos'] }

type RecordedDetails = Pick<GroupValues['pessoal'], 'nomeMae' | 'estadoCivil' | 'documento'> & {
  endereco: readonly [
    cep: string,
    street: string,
    number: string,
    district: string,
    city: string,
    state: string,
  ]
  celular: string
  conta: string
}

/** People of the guide who re-register, by CPF. */
const told: Readonly<Record<string, RecordedDetails>> = {
  '52998224725': {
    nomeMae: 'Lúcia Helena Lima',
    estadoCivil: 'casado',
    documento: '24.678.315-2',
    endereco: ['01310100', 'Avenida Paulista', '1578', 'Bela Vista', 'São Paulo', 'SP'],
    celular: '(11) 98765-4321',
    conta: '12345-7',
  },
  '11144477735': {
    nomeMae: 'Maria das Dores Nunes',
    estadoCivil: 'viuvo',
    documento: '11.223.344-5',
    endereco: ['13015002', 'Rua Barão de Jaguara', '910', 'Centro', 'Campinas', 'SP'],
    celular: '(19) 99123-4567',
    conta: '23456-9',
  },
  '12345678909': {
    nomeMae: 'Alzira Moreira',
    estadoCivil: 'viuvo',
    documento: '9.876.543-2',
    endereco: ['40020000', 'Rua Chile', '22', 'Centro', 'Salvador', 'BA'],
    celular: '(71) 99234-5678',
    conta: '34567-0',
  },
  '98765432100': {
    nomeMae: 'Vera Prates',
    estadoCivil: 'divorciado',
    documento: '33.444.555-6',
    endereco: ['80020300', 'Rua Quinze de Novembro', '415', 'Centro', 'Curitiba', 'PR'],
    celular: '(41) 99345-6789',
    conta: '45678-2',
  },
  '39053344705': {
    nomeMae: 'Teresa Rocha',
    estadoCivil: 'uniao-estavel',
    documento: '22.333.444-5',
    endereco: ['30130010', 'Praça Sete de Setembro', '80', 'Centro', 'Belo Horizonte', 'MG'],
    celular: '(31) 99456-7890',
    conta: '56789-3',
  },
  '15350946056': {
    nomeMae: 'Rosa Teles',
    estadoCivil: 'solteiro',
    documento: '44.555.666-7',
    endereco: ['90010150', 'Rua dos Andradas', '1001', 'Centro', 'Porto Alegre', 'RS'],
    celular: '(51) 99567-8901',
    conta: '67890-6',
  },
  '70123020034': {
    nomeMae: 'Iracema Andrade',
    estadoCivil: 'casado',
    documento: '15.987.654-3',
    endereco: ['01414001', 'Rua Haddock Lobo', '595', 'Cerqueira César', 'São Paulo', 'SP'],
    celular: '(11) 99678-9012',
    conta: '78901-8',
  },
}

/** Null for people who are not in the guide. */
export function demoPersonalDetails({
  cpf,
  name,
  email,
}: Pick<DemoPerson, 'cpf' | 'name' | 'email'>): DemoPersonalDetails | null {
  const facts = told[cpf]
  if (!facts) return null
  const [cep, logradouro, numero, bairro, cidade, estado] = facts.endereco
  return {
    pessoal: {
      nome: name,
      nomeMae: facts.nomeMae,
      estadoCivil: facts.estadoCivil,
      documento: facts.documento,
      orgaoEmissor: `SSP/${estado}`,
    },
    endereco: {
      residente_exterior: 'N',
      cep,
      logradouro,
      numero,
      complemento: '',
      bairro,
      cidade,
      estado,
      pais: 'BR',
      numeroIdentificacaoFiscal: '',
      comprovante: null,
    },
    contatos: { email, celular: facts.celular, telefone: '' },
    banco: { banco: '341', agencia: '0057', conta: facts.conta },
    // Who sent a re-registration in the demonstration has none.
    dependentes: { dependentes: [] },
    declaracoes: {
      pep: firstPep({ ppe: 'N', exposicao: null }),
      fatca: firstFatca({
        cidadeNascimento: cidade,
        paisNascimento: 'BR',
        nacionalidades: ['BR'],
        pessoaEstadosUnidos: 'N',
        explicacaoIndicios: null,
        residenciasFiscais: [{ pais: 'BR', nif: cpf, motivoSemNif: null, explicacao: '' }],
      }),
    },
  }
}

/** Eduardo's refused items, by CPF. */
export const demoRefusals: Readonly<Record<string, readonly { item: ReRegistrationItem; reason: string }[]>> =
  {
    '98765432100': [
      { item: 'endereco', reason: 'O comprovante de residência está no nome de outra pessoa.' },
      { item: 'documentos', reason: 'A foto está escura. Tire outra, com o rosto inteiro e boa luz.' },
    ],
  }

/** A re-registration that was sent: nothing but the telephone at home, or for Eduardo the address, had changed. */
export function demoReRegistrationData(person: DemoPerson): ReRegistrationData | null {
  const record = demoPersonalDetails(person)
  if (!record) return null
  const refused = demoRefusals[person.cpf]
  const changedGroup = refused ? 'endereco' : 'contatos'
  return {
    campanha: 'Recadastramento anual',
    atendente: null,
    grupos: groupsFor(person.links.map(({ category }) => category)).map((grupo) => ({
      grupo,
      resposta: grupo === changedGroup ? 'mudou' : 'certo',
      anterior: { ...record[grupo] },
      atual: {
        ...record[grupo],
        ...(grupo === 'endereco' && refused && { numero: '1200', complemento: 'Apartamento 72' }),
        ...(grupo === 'contatos' && !refused && { telefone: '(11) 3123-4567' }),
      },
    })),
    arquivos: [],
    declaracao: reRegistrationDeclaration,
  }
}
