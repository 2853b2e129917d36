import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useDestination } from './use-destination.ts'

type LinkProps = ComponentProps<typeof Link>

export type PathLinkProps = Omit<LinkProps, 'to' | 'from' | 'search' | 'params'> & {
  /** A path of the product, as in `contract/portal-paths.ts`. */
  path: string
  search?: object
}

/** A link to a page of the product by its path; see {@link useDestination}. */
export function PathLink({ path, search, ...props }: PathLinkProps) {
  const destination = useDestination()
  return (
    <Link {...(props as LinkProps)} {...(destination(path, search) as Pick<LinkProps, 'to' | 'search'>)} />
  )
}
