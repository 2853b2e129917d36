import { join } from 'node:path'

/** Folder of exported spreadsheets. */
export const exportFolder = (documentsDir: string) => join(documentsDir, 'exports')

/** File of one export; its id is a UUID that the database gave back, never a text from the caller. */
export const exportPath = (documentsDir: string, id: string) => join(exportFolder(documentsDir), `${id}.xlsx`)
