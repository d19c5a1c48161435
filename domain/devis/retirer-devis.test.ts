import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { devisScelles } from '#domain/verification/documents-scelles'
import { dansHeures, unDossier } from '#domain/rendez-vous/dossier.fixture'
import { euros } from '#domain/shared/montant'
import { decideDuDevis, hacher, unAvenant, unDevisPropose, unDossierDeDevis } from './avenant.fixture.ts'
import { proposerAvenant } from './proposer-avenant.ts'
import { repondreAvenant } from './repondre-avenant.ts'
import { renvoyerDevis, retirerDevis } from './retirer-devis.ts'
import { versionEnVigueur } from './version-de-devis.ts'

const LENDEMAIN = dansHeures(24)
const PLUS_EN_ATTENTE = E.left({ _tag: 'DevisPlusEnAttente' })

const retire = () => decideDuDevis(retirerDevis(unDevisPropose(), 2, LENDEMAIN))

describe('a quote that is taken back', () => {
  it('is no longer answered, and leaves the price agreed upon', () => {
    const { etat, evenement, courriers } = retire()
    expect(etat.versions.map(({ statut }) => statut)).toEqual(['accepte', 'retire'])
    expect([versionEnVigueur(etat).version, etat.dossier.prestation.estimation.totalNet]).toEqual([1, euros(64)])
    expect(evenement).toEqual({ le: LENDEMAIN, auteur: 'entreprise', fait: { genre: 'devis_retire', version: 2 } })
    expect(courriers).toEqual([])
    for (const action of ['accepter', 'refuser'] as const) {
      expect(repondreAvenant(etat, { version: 2, action, motif: '' }, LENDEMAIN)).toEqual(PLUS_EN_ATTENTE)
    }
  })

  it('is taken back once, and may be followed by another', () => {
    const { etat } = retire()
    expect(retirerDevis(etat, 2, LENDEMAIN)).toEqual(E.right(null))
    const suivant = decideDuDevis(proposerAvenant(etat, unAvenant(), LENDEMAIN, hacher))
    expect(suivant.etat.versions.map(({ version, statut }) => [version, statut])).toEqual([
      [1, 'accepte'],
      [2, 'retire'],
      [3, 'propose'],
    ])
  })

  it('says so to whoever holds its paper, even once the order is cancelled', () => {
    const { etat } = retire()
    const { prestation } = etat.dossier
    const annulee = { ...etat, dossier: { ...etat.dossier, prestation: { ...prestation, statut: 'annulé' } as const } }
    for (const lu of [etat, annulee]) {
      expect(devisScelles(lu, LENDEMAIN).map(({ document }) => document.etat)[1]).toBe('retire')
    }
  })

  it('may have run out, but not been answered', () => {
    expect(E.isRight(retirerDevis(unDevisPropose(), 2, dansHeures(24 * 40)))).toBe(true)
    const refuse = decideDuDevis(
      repondreAvenant(unDevisPropose(), { version: 2, action: 'refuser', motif: '' }, LENDEMAIN),
    )
    for (const version of [1, 2, 3]) expect(retirerDevis(refuse.etat, version, LENDEMAIN)).toEqual(PLUS_EN_ATTENTE)
  })

  it('is none of an order that is over', () => {
    const clos = { ...unDevisPropose(), dossier: unDossier({}, { statut: 'terminé' }) }
    const close = E.left({ _tag: 'DevisClos' })
    expect([retirerDevis(clos, 2, LENDEMAIN), renvoyerDevis(clos, 2, LENDEMAIN)]).toEqual([close, close])
  })
})

describe('a quote that is sent again', () => {
  it('is the same one, with the same last day', () => {
    const avant = unDevisPropose()
    const { etat, evenement, courriers } = decideDuDevis(renvoyerDevis(avant, 2, LENDEMAIN))
    expect(etat.versions).toEqual(avant.versions)
    expect(evenement.fait).toEqual({ genre: 'devis_renvoye', version: 2 })
    expect(courriers).toEqual([{ genre: 'avenant_client', annonce: { version: 2, etape: 'propose', motif: '' } }])
  })

  it('still waits, and can still be accepted', () => {
    expect(renvoyerDevis(unDossierDeDevis(), 1, LENDEMAIN)).toEqual(PLUS_EN_ATTENTE)
    expect(renvoyerDevis(retire().etat, 2, LENDEMAIN)).toEqual(PLUS_EN_ATTENTE)
    expect(renvoyerDevis(unDevisPropose(), 2, dansHeures(24 * 31))).toEqual(E.left({ _tag: 'RenvoiTropTard' }))
  })
})
