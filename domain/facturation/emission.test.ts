import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { euros } from '#domain/shared/montant'
import { lireTable } from '#domain/shared/table-markdown.fixture'
import { unAvoir, unAvoirDAcompte, uneFacture, uneFactureDAcompte } from './facture.fixture.ts'
import { unReglement } from './facture-suivie.fixture.ts'
import { evenementDeReglement, evenementDePiece, momentDEmission } from './emission.ts'

it('keeps invoices and credit notes in the history, and no document for a deposit', () => {
  const pieces = [uneFacture(), unAvoir(), uneFactureDAcompte(), unAvoirDAcompte()]
  expect(pieces.map((piece) => evenementDePiece(piece)?.fait.genre ?? null)).toEqual(['facture', 'avoir', null, null])
})

it('keeps a deposit with its documents, and whether it undoes another', () => {
  const { numero } = uneFactureDAcompte()
  const recu = unReglement({ montant: euros(20), convenu: { total: euros(64), ventes: euros(0) } })
  expect(evenementDeReglement(recu, [numero])).toEqual({
    le: new Date(recu.enregistreLe),
    auteur: 'entreprise',
    fait: { genre: 'acompte', montant: 2000, annule: false, pieces: [numero] },
  })
  expect(evenementDeReglement({ ...recu, annule: 'autre' }, [])).toMatchObject({ fait: { annule: true } })
})

it('keeps an entry that was undone only with the documents issued for it', () => {
  const { numero } = unAvoirDAcompte()
  const contraire = unReglement({ montant: euros(-20) })
  expect(evenementDeReglement(contraire, [])).toBeNull()
  expect(evenementDeReglement(contraire, [numero])).toMatchObject({
    fait: { genre: 'acompte_annule', montant: -2000, pieces: [numero] },
  })
})

const heure = (texte: string): Date => new Date(`2026-12-01T${texte}Z`)

describe('the moment of issue', () => {
  it.each(
    lireTable('facturation', 'Quand un document est émis').map((rangee) => ({
      precedent: rangee('Numéro d’avant'),
      facture: rangee('Facture créditée'),
      horloge: rangee('Horloge'),
      emis: rangee('Émis à'),
    })),
  )('after $precedent, of an invoice of $facture, by a clock at $horloge: $emis', (cas) => {
    const precedents = [cas.precedent, cas.facture].map((texte) => (texte === '—' ? null : heure(texte)))
    expect(momentDEmission(heure(cas.horloge), ...precedents)).toEqual(
      cas.emis === 'refusé' ? E.left({ _tag: 'HorlogeEnArriere' }) : E.right(heure(cas.emis)),
    )
  })
})
