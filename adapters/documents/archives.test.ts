import * as fc from 'fast-check'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { describeArchives } from '#application/ports/archives.contract'
import { reussir } from '#application/shared/run.fixture'
import { unTexte, verifier } from '#domain/shared/proprietes.fixture'
import { makeDocumentRenderer, refusedNames } from './make-document-renderer.ts'

const archives = makeDocumentRenderer('https://atelier.example/verifier')

const utf8 = new TextEncoder()
const INSTANT = new Date('2026-11-20T09:00:00Z')

describeArchives('ZIP', () => archives)

describe('a ZIP archive', () => {
  const fichiers = [
    { nom: 'LISEZMOI.txt', contenu: utf8.encode('Été') },
    { nom: 'devis/DEV-2026-0001.pdf', contenu: new Uint8Array(50_000) },
  ]

  it('gives back its files, byte for byte', async () => {
    const lus = unzipSync(await reussir(archives.zip(fichiers, INSTANT)))
    expect(Object.entries(lus).map(([nom, contenu]) => [nom, Buffer.from(contenu).toString('hex')])).toEqual(
      fichiers.map(({ nom, contenu }) => [nom, Buffer.from(contenu).toString('hex')]),
    )
  })

  it('is smaller than its files, and dated of the day in Paris at noon', async () => {
    const archive = await reussir(archives.zip(fichiers, new Date('2026-11-20T23:30:00Z')))
    expect(archive.length).toBeLessThan(1_000)
    // MS-DOS date and time of the first entry, APPNOTE 4.4.6: 21 November 2026, 12:00.
    const view = new DataView(archive.buffer, archive.byteOffset)
    expect([view.getUint16(12, true), view.getUint16(10, true)]).toEqual([
      ((2026 - 1980) << 9) | (11 << 5) | 21,
      12 << 11,
    ])
  })
})

describe('a name in an archive', () => {
  it('never leads out of the folder it is unpacked in', () => {
    verifier(
      fc.property(
        fc.array(fc.oneof(unTexte, fc.constantFrom('..', '.', '', '/', '\\', 'C:')), { maxLength: 4 }),
        (segments) => {
          const nom = segments.join('/')
          const accepte = refusedNames([nom]).length === 0
          const dangereux = nom === '' || /(^|[/\\])\.{0,2}([/\\]|$)|\\|:|[^\x20-\x7e]/.test(nom)
          expect(accepte && dangereux).toBe(false)
        },
      ),
    )
  })
})
