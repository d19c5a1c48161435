import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { Statut } from '#domain/prestation/statut'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { unDossier as unDossierOuvert } from '#domain/rendez-vous/dossier.fixture'
import { apercevoirSuppression, exigerApercu, texteDApercu } from './apercu-de-suppression.ts'

const unDossier = (statut: Statut, graine = 1): Dossier =>
  unDossierOuvert({ prestation: unePrestation({ statut }, graine) })

const apercu = (dossiers: readonly Dossier[], messages = 0) =>
  apercevoirSuppression({ dossiers, messages, pieces: [] }, UN_INSTANT)

const [attente, autre] = [unDossier('en_attente', 1), unDossier('en_attente', 2)]

describe('the preview of a deletion', () => {
  it('tells what would go, and what somebody still expects', () => {
    const enCours = unDossier('en_cours', 3)
    const { reference } = enCours.prestation
    expect(apercu([attente, enCours], 4)).toEqual({
      supprimees: [attente.prestation.reference, reference],
      conservees: [],
      messages: 4,
      enCours: [reference],
    })
  })

  it('is the same text in whatever order the account is read', () => {
    expect(texteDApercu(apercu([attente, autre]))).toBe(texteDApercu(apercu([autre, attente])))
  })

  it.each([
    ['one more order', apercu([attente, autre])],
    ['another order', apercu([autre])],
    ['a message', apercu([attente], 1)],
    ['work that has begun', apercu([unDossier('en_cours', 1)])],
    ['nothing left', apercu([])],
  ])('is no longer true after %s', (_quoi, actuel) => {
    const vu = texteDApercu(apercu([attente]))
    expect(exigerApercu(actuel, (texte) => texte === vu)).toEqual(E.left({ _tag: 'ApercuPerime', actuel }))
  })

  it('holds while nothing changed', () => {
    const vu = texteDApercu(apercu([attente], 2))
    expect(E.isRight(exigerApercu(apercu([attente], 2), (texte) => texte === vu))).toBe(true)
  })
})
