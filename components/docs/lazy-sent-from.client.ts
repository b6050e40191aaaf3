'use client'
import dynamic from 'next/dynamic'

/** Few pages need it, and all client components of a route are loaded with each of its pages otherwise. */
export const SentFrom = dynamic(() => import('./sent-from.client').then((file) => file.SentFrom))
