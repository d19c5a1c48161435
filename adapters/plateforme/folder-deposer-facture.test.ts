import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { echouer, reussir } from '#application/shared/run.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { makeFolderDeposerFacture } from './folder-deposer-facture.ts'

const NUMERO = numeroPiece('facture', 2026, 1)
const PDF = new TextEncoder().encode('%PDF')

let dossier = ''

beforeAll(async () => {
  dossier = await mkdtemp(join(tmpdir(), 'plateforme-'))
})

afterAll(() => rm(dossier, { recursive: true, force: true }))

it('leaves the file under its number, and says where', async () => {
  const folder = join(dossier, 'a', 'plateforme')
  expect(await reussir(makeFolderDeposerFacture(folder)(NUMERO, PDF))).toBe(
    'dossier plateforme, fichier FAC-2026-0001.pdf',
  )
  expect(await readdir(folder)).toEqual(['FAC-2026-0001.pdf'])
  expect(await readFile(join(folder, 'FAC-2026-0001.pdf'), 'utf8')).toBe('%PDF')
})

it('takes the same deposit twice as one', async () => {
  const folder = join(dossier, 'b')
  const deposer = makeFolderDeposerFacture(folder)
  expect(await reussir(deposer(NUMERO, PDF))).toBe(await reussir(deposer(NUMERO, PDF)))
  expect(await readdir(folder)).toEqual(['FAC-2026-0001.pdf'])
})

it('says that it failed where nothing can be written', async () => {
  const fichier = join(dossier, 'fichier')
  await writeFile(fichier, '')
  expect(await echouer(makeFolderDeposerFacture(fichier)(NUMERO, PDF))).toMatchObject({
    _tag: 'PortFailure',
    port: 'plateforme',
  })
})
