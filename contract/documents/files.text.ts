import { whenFirstAsked } from '#domain/when-first-asked.ts'
/** Said of a photograph in the format of iPhones, before it is sent and by the API. */
export const heicRefused =
  'Fotos no formato HEIC, do iPhone, não são aceitas. No iPhone, abra Ajustes > Câmera > Formatos, escolha Mais Compatível e tire a foto de novo, ou envie o arquivo em JPG, PNG ou PDF.'

/** Said of an image in a format that is not taken, by its name: `BMP`. */
export function otherImageRefused(format: string): string {
  return `Imagens no formato ${format} não são aceitas. Abra a imagem, salve-a como PNG ou JPG e envie de novo.`
}

/** Said of an image that cannot be read to its end. */
export const unreadableImage = 'Não conseguimos ler esta imagem. Salve-a de novo como PNG ou JPG e envie.'

/** Said of a large image that is drawn in steps. */
export const progressiveImage =
  'Esta imagem é progressiva e grande demais. Reduza-a para no máximo 16 megapixels, ou salve-a de novo sem a opção progressiva, e envie.'

/** Why a PDF is not taken. */
export const pdfRefusals = {
  unreadable: 'Não conseguimos ler este PDF: ele está incompleto ou danificado. Salve-o de novo e envie.',
  encrypted: 'Este PDF está protegido. Abra-o, imprima-o como PDF sem senha e envie o novo arquivo.',
  active: 'Este PDF tem comandos, que não são aceitos. Abra-o, imprima-o como PDF e envie o novo arquivo.',
  attachments:
    'Este PDF traz outros arquivos anexados, que não são aceitos. Abra-o, imprima-o como PDF e envie o novo arquivo.',
  media:
    'Este PDF tem vídeo, som ou animação, que não são aceitos. Abra-o, imprima-o como PDF e envie o novo arquivo.',
  'dynamic-form':
    'Este PDF é um formulário dinâmico (XFA), que não é aceito. Preencha-o, imprima-o como PDF e envie o novo arquivo.',
  'too-complex':
    'Este PDF é complexo demais para ser conferido. Abra-o, imprima-o como PDF e envie o novo arquivo.',
} as const

/** Said of a file whose reading took too much time or memory. */
export const tooComplexFile =
  'Este arquivo é complexo demais para ser conferido. Abra-o, salve-o de novo sem o que não for preciso e envie.'

/** Said to who sends more files at once than are read for one person. */
export const tooManyFilesAtOnce =
  'Ainda estamos lendo os seus outros arquivos. Espere um momento e envie este de novo.'

/** Said of what broke off before it was read, to whoever still hears it. */
export const sendingBrokenOff = 'O envio foi interrompido. Envie o arquivo de novo.'

/** Said of a file in which a virus was found. */
export const infectedFile =
  'O antivírus encontrou uma ameaça neste arquivo, e ele não foi guardado. Envie outro arquivo.'

/** Said while the virus scanner does not answer. */
export const scannerAway = 'Não conseguimos verificar o arquivo agora. Espere um minuto e envie de novo.'

/** Said when the storage of files does not answer. */
export const storageAway = 'Os arquivos estão fora do ar por um momento. Tente de novo em alguns segundos.'

/** Said of a key of sending that already stands for another file. */
export const uploadKeyUsed = 'Este envio já foi usado para outro arquivo. Escolha o arquivo de novo.'

/** Said of a file whose bytes are not kept any more. */
export const fileGone = 'Este arquivo não está mais guardado.'

const KIB = 1024

const decimals = whenFirstAsked(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }))

/** Size of a file as people read it: `340 KB`, `1,2 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KIB) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  return bytes < KIB * KIB ? `${Math.round(bytes / KIB)} KB` : `${decimals().format(bytes / (KIB * KIB))} MB`
}
