'use client'
import { usePathname } from 'next/navigation'
import type { Locale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { sitePath, sizesUrl } from '@/lib/core/routes'
import type { TreeNode } from '@/lib/docs/tree'
import { loadJson } from '../ui/load-json.client'
import { startKeeping } from './register.client'
import { listSaved, removeSaved, type SavedSection, saveSection } from './saved.client'
import { type Section, type Sizes, sectionsAround } from './sections'

type Failure = 'load' | 'save' | 'full'

/** The sections around the page, those that are kept, and what a reader can do with them. */
export function useSections(locale: Locale) {
  const { path } = sitePath(usePathname())
  const [sections, setSections] = useState<Section[]>()
  const [saved, setSaved] = useState<SavedSection[]>([])
  const [active, setActive] = useState<{ id: string; bytes: number }>()
  const [failure, setFailure] = useState<Failure>()
  const saving = useRef<AbortController>(undefined)
  const list = () => listSaved().then(setSaved, () => undefined)
  const load = () => {
    setFailure(undefined)
    loadSections(path, locale).then(setSections, () => setFailure('load'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is around the page when the dialog opens
  useEffect(() => {
    list()
    load()
    return () => saving.current?.abort()
  }, [])
  const save = async (section: Section) => {
    saving.current = new AbortController()
    const { signal } = saving.current
    setFailure(undefined)
    setActive({ id: section.id, bytes: 0 })
    try {
      await startKeeping()
      await saveSection(section, signal, (bytes) => setActive({ id: section.id, bytes }))
    } catch (error) {
      if (!signal.aborted)
        setFailure(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'save')
    }
    setActive(undefined)
    await list()
  }
  const remove = (kept: SavedSection) => removeSaved(kept).then(list)
  const cancel = () => saving.current?.abort()
  return { sections, saved, active, failure, load, save, remove, cancel }
}

/** @throws when the menu or the sizes cannot be loaded */
async function loadSections(path: string, locale: Locale): Promise<Section[]> {
  const menu = document.querySelector<HTMLElement>('doc-sidebar')?.dataset.tree
  if (menu === undefined) return []
  const [tree, sizes] = await Promise.all([loadJson<TreeNode[]>(menu), loadJson<Sizes>(sizesUrl(locale))])
  return sectionsAround(path, tree, sizes, locale)
}
