import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { dateCivile } from '#domain/calendrier/date-civile'
import type { RaisonDeConservation } from '#domain/conservation/raison'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { centimes } from '#domain/shared/montant'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { Statut } from '#domain/prestation/statut'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { unDossier as unDossierOuvert } from '#domain/rendez-vous/dossier.fixture'
import { apercevoirSuppression, type Dette, exigerApercu, texteDApercu } from './apercu-de-suppression.ts'

const unDossier = (statut: Statut, graine = 1): Dossier =>
  unDossierOuvert({ prestation: unePrestation({ statut }, graine) })

const apercu = (dossiers: readonly Dossier[], messages = 0, dettes: readonly Dette[] = []) =>
  apercevoirSuppression({ dossiers, messages, pieces: [], dettes }, UN_INSTANT)

const uneDette = (rang: number, solde: number): Dette => ({
  numero: numeroPiece('facture', 2026, rang),
  solde: centimes(solde),
})

const [attente, autre] = [unDossier('en_attente', 1), unDossier('en_attente', 2)]

describe('the preview of a deletion', () => {
  it('tells what would go, and what somebody still expects', () => {
    const enCours = unDossier('en_cours', 3)
    const { reference } = enCours.prestation
    expect(apercu([attente, enCours], 4)).toEqual({
      supprimees: [attente.prestation.reference, reference],
      conservees: [],
      messages: 4,
      dettes: [],
      ouvertes: [attente.prestation.reference, reference],
      enCours: [reference],
    })
  })

  it('tells what the client owes and what is owed back, and not what is settled', () => {
    const termine = unDossier('terminé', 4)
    const { dettes, ouvertes } = apercu([termine], 0, [uneDette(1, 6_400), uneDette(2, 0), uneDette(3, -2_000)])
    expect(dettes).toEqual([uneDette(1, 6_400), uneDette(3, -2_000)])
    expect(ouvertes).toEqual([])
  })

  it('is the same text in whatever order the account is read', () => {
    expect(texteDApercu(apercu([attente, autre]))).toBe(texteDApercu(apercu([autre, attente])))
  })

  it.each([
    ['one more order', apercu([attente, autre])],
    ['another order', apercu([autre])],
    ['a message', apercu([attente], 1)],
    ['work that has begun', apercu([unDossier('en_cours', 1)])],
    ['a payment that is due', apercu([attente], 0, [uneDette(1, 6_400)])],
    ['nothing left', apercu([])],
  ])('is no longer true after %s', (_quoi, actuel) => {
    const vu = texteDApercu(apercu([attente]))
    expect(exigerApercu(actuel, (texte) => texte === vu)).toEqual(E.left({ _tag: 'ApercuPerime', actuel }))
  })

  it('is no longer true once the law has another reason to keep an order', () => {
    const { reference } = attente.prestation
    const garder = (...raisons: readonly RaisonDeConservation[]) =>
      texteDApercu({ ...apercu([]), conservees: [{ reference, jusquAu: dateCivile(2036, 12, 31), raisons }] })
    expect(garder('facture', 'contrat')).not.toBe(garder('contrat'))
  })

  it('holds while nothing changed', () => {
    const vu = texteDApercu(apercu([attente], 2))
    expect(E.isRight(exigerApercu(apercu([attente], 2), (texte) => texte === vu))).toBe(true)
  })
})
