import { describe, expect, it } from 'vitest'
import { OCTETS_IDENTITE, tirerIdentifiant } from '#domain/shared/identifiant'
import { ajouterModele } from './ajouter-modele.ts'
import { messageActuel } from './perime.ts'
import { estFiltree, rechercheDe, sortDe, triDeSort } from './recherche.ts'

const adresse = (search: string) => (nom: string) => new URLSearchParams(search).get(nom) ?? ''

describe('the list of messages', () => {
  it('is what the address asks for', () => {
    expect(rechercheDe(adresse('q=box&statut=lu&tri=anciens'), 'c')).toEqual({
      q: 'box',
      statut: 'lu',
      tri: 'anciens',
      curseur: 'c',
    })
  })

  it('is everything, newest first, when the address asks for what does not exist', () => {
    const recherche = rechercheDe(adresse('statut=perdu&tri=couleur'), null)
    expect(recherche).toEqual({ q: '', statut: null, tri: 'recents', curseur: null })
    expect(estFiltree(recherche)).toBe(false)
  })

  it('reads an order back from the head of its column', () => {
    expect(triDeSort(sortDe('anciens'))).toBe('anciens')
    expect(triDeSort(sortDe('recents'))).toBe('recents')
  })
})

describe('a canned answer', () => {
  it('follows what was already written', () => {
    expect(ajouterModele('Bonjour Jeanne,\n', 'À bientôt,')).toBe('Bonjour Jeanne,\n\nÀ bientôt,')
    expect(ajouterModele('  ', 'À bientôt,')).toBe('À bientôt,')
  })
})

describe('a failed change of statut', () => {
  it('says how the message stands only when somebody changed it', () => {
    const refus = { _tag: 'Refus', status: 409, message: '', champs: {}, attendre: null } as const
    const message = {
      id: tirerIdentifiant(new Date('2026-11-20T09:00:00Z'), new Uint8Array(OCTETS_IDENTITE)),
      nom: 'Jeanne Dupont',
      email: 'jeanne@courriel.example',
      type: 'contact',
      sujet: null,
      message: 'Ma box clignote.',
      statut: 'traité',
      client: null,
      prestation: null,
      createdAt: '2026-11-20T09:00:00.000Z',
      dateReponse: null,
      reponses: [],
      version: 3,
    }
    expect(messageActuel({ ...refus, code: 'VERSION_PERIMEE', data: { message } })?.version).toBe(3)
    expect(messageActuel({ ...refus, code: 'MESSAGE_INCONNU', data: { message } })).toBeNull()
    expect(messageActuel({ _tag: 'Reseau' })).toBeNull()
  })
})
