import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as E from '#fp/Either'
import { CLIENT_FOLDER } from '../pages/load-page-renderer.ts'
import { Manifest, type PageWeight, pageWeights } from './page-weight.ts'

/** The weights of the built pages, from the `.br` files that the server sends; throws without a build. */
export const readPageWeights = (): readonly PageWeight[] => {
  const manifest = Manifest.decode(JSON.parse(readFileSync(join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8')))
  if (E.isLeft(manifest)) throw new Error('the manifest of the build is not read any more: see page-weight.ts')
  return pageWeights(manifest.right, (file) => statSync(join(CLIENT_FOLDER, `${file}.br`)).size)
}
