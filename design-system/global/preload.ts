import regular from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import medium from '@fontsource/poppins/files/poppins-latin-500-normal.woff2?url'
import semibold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url'

/** Font files that every page shows at once: worth a `<link rel="preload" as="font" crossorigin>` each. */
export const fontsToPreload: readonly string[] = [regular, medium, semibold]
