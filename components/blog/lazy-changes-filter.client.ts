'use client'
import dynamic from 'next/dynamic'

/** All client components of a route are loaded with each of its pages, unless they are imported like this. */
export const ChangesFilter = dynamic(() => import('./changes-filter.client').then((file) => file.ChangesFilter))
