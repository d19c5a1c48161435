import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { FichierEnFlux } from '#application/ports/document-renderer'
import { makeDocumentRenderer } from './make-document-renderer.ts'

const archives = makeDocumentRenderer('https://atelier.example/verifier')

const INSTANT = new Date('2026-11-20T09:00:00Z')

const MO = 1_000_000

const enMorceaux = async function* <A>(morceaux: readonly A[]): AsyncGenerator<A> {
  yield* morceaux
}

const archiver = (fichiers: readonly FichierEnFlux[]): AsyncIterable<Uint8Array> =>
  archives.zipEnFlux(enMorceaux(fichiers), INSTANT)

const joindre = async (flux: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const morceaux: Uint8Array[] = []
  for await (const morceau of flux) morceaux.push(morceau)
  return Buffer.concat(morceaux)
}

describe('an archive written while it is read', () => {
  it('gives back its files, texts in UTF-8', async () => {
    const archive = await joindre(
      archiver([
        { nom: 'recettes-2026.csv', contenu: enMorceaux(['Été;', '1,00\r\n']) },
        { nom: 'documents/FAC-2026-0001.pdf', contenu: enMorceaux([new Uint8Array([1, 2]), new Uint8Array([3])]) },
        { nom: 'vide.csv', contenu: enMorceaux([]) },
      ]),
    )
    const lus = unzipSync(archive)
    expect(new TextDecoder().decode(lus['recettes-2026.csv'])).toBe('Été;1,00\r\n')
    expect([...(lus['documents/FAC-2026-0001.pdf'] ?? [])]).toEqual([1, 2, 3])
    expect(lus['vide.csv']).toHaveLength(0)
  })

  it('may be empty', async () => {
    expect(unzipSync(await joindre(archiver([])))).toEqual({})
  })

  it('asks for a file only when whoever reads has taken the one before', async () => {
    let demandes = 0
    const fichiers = async function* (): AsyncGenerator<FichierEnFlux> {
      for (let rang = 0; rang < 20; rang += 1) {
        demandes += 1
        yield { nom: `documents/${rang}.pdf`, contenu: enMorceaux([new Uint8Array(MO)]) }
      }
    }
    const lecture = archives.zipEnFlux(fichiers(), INSTANT)[Symbol.asyncIterator]()
    await lecture.next()
    expect(demandes).toBe(1)
    await lecture.return?.()
    expect(demandes).toBe(1)
  })

  it.each(['./etc/passwd', 'a/../b', '/x', ''])('breaks off on the name %j', async (nom) => {
    await expect(joindre(archiver([{ nom, contenu: enMorceaux([]) }]))).rejects.toThrow('refused name')
  })

  it('breaks off on a name that stands twice', async () => {
    const un = { nom: 'a.csv', contenu: enMorceaux(['1']) }
    await expect(joindre(archiver([un, { ...un, nom: 'A.csv' }]))).rejects.toThrow('refused name')
  })
})
