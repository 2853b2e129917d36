import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** The folder of DATA_DIR, made where it is not there yet. @throws Error with a Portuguese sentence that names the setting */
export function dataFolder(dataDir: string): string {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`DATA_DIR deve ser uma pasta em que se possa escrever, e ${folder} não é.`, {
      cause: error,
    })
  }
  return folder
}

/** The same; what is wrong is said on standard error and ends the process with 1. */
export function dataFolderOrExit(dataDir: string): string {
  try {
    return dataFolder(dataDir)
  } catch (error) {
    process.stderr.write(`Configuração: ${(error as Error).message}\n`)
    process.exit(1)
  }
}
