import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#domain/catalogue/catalogue'
import { type PageCherchable, rechercher } from './rechercher.ts'
import { lireTerme, TERME_LONGUEUR_MAX } from './plier-texte.ts'

const PAGES: readonly PageCherchable[] = [
  { chemin: '/', titre: 'Accueil', textes: ['Dépannage à domicile', 'Un devis gratuit', 'Le devis est net'] },
  { chemin: '/contact', titre: 'Contact', textes: ['Horaires d’accueil'] },
]

const chercher = (terme: string) => {
  const { pages, services } = rechercher(PAGES, CATALOGUE, terme)
  return {
    pages: pages.map((page) => [page.chemin, page.passage]),
    services: services.map(({ service, ligne, passage }) => [service.id, ligne, passage]),
  }
}

describe('a search', () => {
  it('shows a page once, by the first of its texts with the term', () => {
    expect(chercher('DEVIS').pages).toEqual([['/', 'Un devis gratuit']])
  })

  it('finds a page by its name too, and tells how it begins', () => {
    expect(chercher('accueil').pages).toEqual([
      ['/', 'Dépannage à domicile'],
      ['/contact', 'Horaires d’accueil'],
    ])
  })

  it('shows a service at its name, at its first line, or at the line with the term', () => {
    expect(chercher('bureautique').services).toEqual([[8, 0, CATALOGUE[7]?.description.split('\n')[0]]])
    expect(chercher('boitier').services).toEqual([[1, 0, 'Nettoyage du boîtier, de l’écran et du clavier']])
    expect(chercher('essais complets').services).toEqual([[4, 2, 'Essais complets avant de vous rendre la machine']])
    expect(chercher('recapitulative').services).toEqual([
      [6, 2, 'Fiche récapitulative remise en fin de séance'],
      [8, 2, 'Fiche récapitulative remise en fin de séance'],
    ])
  })

  it.each(['', ' ', 'introuvable', '%', '_', '.*'])('for %j finds nothing', (terme) => {
    expect(chercher(terme)).toEqual({ pages: [], services: [] })
  })

  it('of the longest term takes no longer than the text is long', () => {
    const textes = ['a'.repeat(500_000)]
    const terme = `${'a'.repeat(TERME_LONGUEUR_MAX - 1)}b`
    expect(rechercher([{ chemin: '/', titre: '', textes }], [], terme).pages).toEqual([])
  }, 5000)
})

describe('a term', () => {
  it('is one clean line of at most a hundred characters', () => {
    expect(lireTerme('  box\n internet\u0000 ')).toBe('box internet')
    expect(Array.from(lireTerme('👍'.repeat(300)))).toHaveLength(100)
    expect(lireTerme('👍'.repeat(3000)).isWellFormed()).toBe(true)
  })
})
