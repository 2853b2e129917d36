import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

/** How hard what is served was pressed: `quick` for a page at once, `best` for what is put on a server and fetched by thousands. */
export type Pressed = 'quick' | 'best'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const WORTH_BYTES = 1024
/** Brotli's hardest takes forty times as long as this one, for a tenth of the bytes. */
const QUALITY: Readonly<Record<Pressed, number>> = { quick: 5, best: 11 }
/** As many as the threads that press: more would only hold their texts in memory. */
const AT_ONCE = 4

/** Writes a .br and a .gz beside every text file of a folder, so that no request waits for compression. */
export async function precompress(folder: string, pressed: Pressed): Promise<void> {
  const limit = pLimit(AT_ONCE)
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[pressed] }
  const files: string[] = []
  for await (const file of glob('**/*.{js,css,svg,json,txt,html}', { cwd: folder })) files.push(file)
  await Promise.all(
    files.map((file) =>
      limit(async () => {
        const path = join(folder, file)
        const content = await readFile(path)
        if (content.byteLength < WORTH_BYTES) return
        const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      }),
    ),
  )
}
