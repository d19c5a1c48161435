import type { ComponentType } from 'react'
import { type Code, makeCode } from '../browser/use-code.ts'
import type { Page } from './page-route.ts'
import { siteFrame } from './site-frame.ts'

const codes = new Map<string, Code<ComponentType>>()

/** The code of a page, one for all of its addresses. */
export const codeOf = ({ module, load }: Page): Code<ComponentType> => {
  const known = codes.get(module)
  if (known !== undefined) return known
  const code = makeCode(async () => (await load()).Component)
  codes.set(module, code)
  return code
}

/** All that a page is drawn with. */
export const codesOf = (page: Page): readonly Pick<Code<unknown>, 'ask'>[] =>
  page.bare ? [codeOf(page)] : [codeOf(page), siteFrame]
