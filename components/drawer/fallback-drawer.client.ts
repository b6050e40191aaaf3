'use client'
import { createContext, type ReactNode } from 'react'

/** The main menu of a phone: a page brings its own, so what stands in for a page brings this one. */
export const FallbackDrawer = createContext<ReactNode>(null)
