import { describe, expect, it } from 'vitest'
import { devisReply } from '#adapters/http/contract/routes/devis'
import { dateCivile } from '#domain/calendrier/date-civile'
import { decideDuDevis, unDevisPropose } from '#domain/devis/avenant.fixture'
import { repondreAvenant } from '#domain/devis/repondre-avenant'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { centimes, euros } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { avecUnePiece, chiffrerAvenant, enVigueur, ouvrirAvenant, saisieDe, verifierAvenant } from './avenant-saisi.ts'

/** The quote in force once the disk was accepted. */
const actuelle = () => {
  const reponse = { version: 2, action: 'accepter', motif: '' } as const
  const { etat } = decideDuDevis(repondreAvenant(unDevisPropose(), reponse, UN_INSTANT))
  const version = enVigueur(devisReply(etat, UN_INSTANT, null))
  if (version === undefined) throw new Error('no version')
  return version
}

describe('the form of another quote', () => {
  it('opens with the parts of the quote in force, which change nothing', () => {
    const saisi = ouvrirAvenant(actuelle())
    expect(saisi.pieces).toEqual([
      { cle: 1, designation: 'Disque SSD 500 Go', quantite: '1', prix: '89,90', etat: null },
    ])
    expect(chiffrerAvenant(actuelle(), saisi)).toEqual(E.left({ _tag: 'AvenantSansChangement' }))
  })

  it('finds the total while it is typed, before its reason is', () => {
    const saisi = { ...ouvrirAvenant(actuelle()), heures: '2,5' }
    expect(chiffrerAvenant(actuelle(), saisi)).toEqual(E.right(euros(160 + 89.9)))
    const samedi = dateCivile(2026, 11, 28)
    expect(chiffrerAvenant(actuelle(), saisi, samedi)).toEqual(E.right(euros(320 + 89.9)))
  })

  it('takes the origin of a part that was said, which is a change by itself', () => {
    const saisi = ouvrirAvenant(actuelle())
    const dite = { ...saisi, pieces: saisi.pieces.map((piece) => ({ ...piece, etat: 'economie_circulaire' as const })) }
    expect(saisieDe(dite).pieces).toMatchObject([{ etat: 'economie_circulaire' }])
    expect(chiffrerAvenant(actuelle(), dite)).toEqual(E.right(actuelle().estimation.totalNet))
  })

  it('reads what is no number as what cannot be', () => {
    const saisi = { heures: 'deux', pieces: avecUnePiece([]), motif: '' }
    expect(saisieDe(saisi)).toEqual({
      heures: 0,
      pieces: [{ designation: '', quantite: 1, prixUnitaire: centimes(0), etat: null }],
      motif: '',
    })
    expect(chiffrerAvenant(actuelle(), saisi)).toEqual(E.left({ _tag: 'DureeRefusee' }))
  })

  it('says what is missing as the server would', () => {
    const saisi = ouvrirAvenant(actuelle())
    const erreurs = (change: Partial<typeof saisi>) => verifierAvenant(actuelle(), { ...saisi, ...change })
    expect(erreurs({})).toEqual(E.left({ motif: 'Dites au client pourquoi le devis change.' }))
    expect(erreurs({ motif: 'Disque' })).toMatchObject({ left: { devis: expect.stringContaining('le même') } })
    expect(erreurs({ heures: '0,1' })).toMatchObject({ left: { heures: expect.stringContaining('quarts d’heure') } })
    const pieces = avecUnePiece([])
    expect(erreurs({ pieces })).toMatchObject({ left: { pieces: expect.stringContaining('Pièce 1') } })
    expect(E.isRight(erreurs({ heures: '2,5', motif: 'Disque' }))).toBe(true)
  })
})
