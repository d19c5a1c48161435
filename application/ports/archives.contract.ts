import { describe, expect, it } from 'vitest'
import { echouer, reussir } from '../shared/run.fixture.ts'
import type { DocumentRenderer } from './document-renderer.ts'

const utf8 = new TextEncoder()

const INSTANT = new Date('2026-11-20T09:00:00Z')

const unFichier = (nom: string, texte = 'texte') => ({ nom, contenu: utf8.encode(texte) })

export const describeArchives = (name: string, make: () => Pick<DocumentRenderer, 'zip'>): void => {
  describe(`${name}: an archive`, () => {
    it('is the same for the same files and instant', async () => {
      const fichiers = [unFichier('LISEZMOI.txt'), unFichier('devis/DEV-2026-0001.pdf')]
      const [a, b] = await Promise.all([reussir(make().zip(fichiers, INSTANT)), reussir(make().zip(fichiers, INSTANT))])
      expect(a).toEqual(b)
      expect(await reussir(make().zip([unFichier('LISEZMOI.txt', 'autre')], INSTANT))).not.toEqual(a)
    })

    it('writes a text as its bytes in UTF-8', async () => {
      const [texte, octets] = await Promise.all([
        reussir(make().zip([{ nom: 'a.txt', contenu: 'Été €' }], INSTANT)),
        reussir(make().zip([unFichier('a.txt', 'Été €')], INSTANT)),
      ])
      expect(texte).toEqual(octets)
    })

    it('may be empty', async () => {
      expect((await reussir(make().zip([], INSTANT))).length).toBeGreaterThan(0)
    })

    it.each([
      ['../etc/passwd'],
      ['devis/../../x'],
      ['/etc/passwd'],
      ['C:/x'],
      ['..\\x'],
      ['a\\b'],
      ['devis//x'],
      ['devis/'],
      ['./x'],
      ['..'],
      ['.bashrc'],
      [''],
      ['x\0.txt'],
      ['x.'],
      ['x\n'],
    ])('refuses the name %j', async (nom) => {
      expect(await echouer(make().zip([unFichier(nom)], INSTANT))).toMatchObject({ port: 'documents' })
    })

    it('refuses a name that stands twice, in whatever case', async () => {
      const fichiers = [unFichier('a.txt'), unFichier('A.txt')]
      expect(await echouer(make().zip(fichiers, INSTANT))).toMatchObject({ port: 'documents' })
    })
  })
}
