'use client'
import dynamic from 'next/dynamic'

/** All client components of a route are loaded with each of its pages, unless they are imported like this. */
export const CatalogueFilter = dynamic(() => import('./catalogue-filter.client').then((file) => file.CatalogueFilter))
