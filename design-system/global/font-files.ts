import regular from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import medium from '@fontsource/poppins/files/poppins-latin-500-normal.woff2?url'
import semibold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url'

/**
 * Addresses of the letters that every page begins with. A document that names them in its head (`rel="preload"`) has them a round trip
 * before its style sheets could ask for them.
 */
export const fontFiles: readonly string[] = [regular, medium, semibold]
