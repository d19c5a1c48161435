import type { ComponentType } from 'react'
import type { Page } from './page-route.ts'

const loaded = new Map<string, ComponentType>()
const loading = new Map<string, Promise<ComponentType>>()

const load = async ({ module, load: ask }: Page): Promise<ComponentType> => {
  const { Component } = await ask()
  loaded.set(module, Component)
  return Component
}

/** Brings the code of a page, once; a failure is forgotten, so that the next visit asks again. */
export const loadPage = (page: Page): Promise<ComponentType> => {
  const known = loading.get(page.module)
  if (known !== undefined) return known
  const asked = load(page)
  asked.catch(() => loading.delete(page.module))
  loading.set(page.module, asked)
  return asked
}

/** The page, when its code is here already. */
export const loadedPage = ({ module }: Page): ComponentType | undefined => loaded.get(module)
