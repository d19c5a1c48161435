import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '../prestation/prestation.fixture.ts'
import { dansHeures, decide, unDossier, unDossierPropose } from '../rendez-vous/dossier.fixture.ts'
import { accepterDate } from '../rendez-vous/repondre.ts'
import { euros, type Montant } from '../shared/montant.ts'
import { devisScelles } from '../verification/document-verifie.ts'
import { decideDuDevis, hacher, unAvenant, unDevisPropose, unDossierDeDevis, unePiece } from './avenant.fixture.ts'
import { proposerAvenant } from './proposer-avenant.ts'
import { repondreAvenant, renvoyerDevis, retirerDevis } from './repondre-avenant.ts'
import { texteDAvenant } from './textes-d-avenant.ts'
import { type DossierDeDevis, versionEnVigueur } from './version-de-devis.ts'

const ACCEPTER = { version: 2, action: 'accepter', motif: '' } as const
const REFUSER = { version: 2, action: 'refuser', motif: 'Trop cher.' } as const
const LENDEMAIN = dansHeures(24)

/** A visit agreed on for Saturday, the 28th. */
const SAMEDI = unDossierDeDevis(decide(accepterDate(unDossierPropose([193]), 'a', UN_INSTANT)).dossier)

describe('another quote', () => {
  it('changes no price before it is accepted, and keeps the first beside it', () => {
    const { etat, evenement, courriers } = decideDuDevis(
      proposerAvenant(unDossierDeDevis(), unAvenant(), UN_INSTANT, hacher),
    )
    const { prestation } = etat.dossier
    expect([prestation.estimation.totalNet, prestation.versionDevis, prestation.version]).toEqual([euros(64), 1, 2])
    expect(etat.versions.map(({ version, statut }) => [version, statut])).toEqual([
      [1, 'accepte'],
      [2, 'propose'],
    ])
    expect(evenement.fait).toMatchObject({ genre: 'devis_propose', version: 2, total: euros(153.9) })
    expect(courriers).toEqual([{ genre: 'avenant_client', annonce: { version: 2, etape: 'propose', motif: '' } }])
  })

  it('takes the place of one that waits', () => {
    const second = unDevisPropose(unAvenant({ heures: 2, pieces: [] }), unDevisPropose())
    expect(second.versions.map(({ statut }) => statut)).toEqual(['accepte', 'remplace', 'propose'])
    expect(repondreAvenant(second, ACCEPTER, LENDEMAIN)).toEqual(E.left({ _tag: 'DevisPlusEnAttente' }))
  })

  it('once accepted is the price of the order and of the dates that hold, with the words and the hash kept', () => {
    const convenu = unDossierDeDevis(unDossierPropose([240, 192]))
    const { etat, evenement } = decideDuDevis(
      repondreAvenant(unDevisPropose(unAvenant(), convenu), ACCEPTER, LENDEMAIN),
    )
    const { prestation, dates } = etat.dossier
    expect([prestation.estimation.totalNet, prestation.versionDevis]).toEqual([euros(153.9), 2])
    // The 28th is a Saturday: labour counts double, the disk does not.
    expect(dates.map(({ total, majore }) => [total, majore])).toEqual([
      [euros(217.9), true],
      [euros(153.9), false],
    ])
    expect(versionEnVigueur(etat)).toMatchObject({
      version: 2,
      repondueLe: LENDEMAIN,
      texteAccepte: texteDAvenant({ modalite: 'sur_place', jour: null, total: euros(153.9), enSemaine: euros(153.9) }),
      empreinte: etat.versions[1]?.empreinte,
    })
    expect(evenement).toMatchObject({ auteur: 'client', fait: { genre: 'devis_repondu', version: 2, accepte: true } })
  })

  it('engages to the price of the agreed day, in the words that are kept', () => {
    const { etat } = decideDuDevis(repondreAvenant(unDevisPropose(unAvenant(), SAMEDI), ACCEPTER, LENDEMAIN))
    expect(etat.dossier.dates[0]?.total).toBe(euros(217.9))
    expect(versionEnVigueur(etat).texteAccepte.replace(/\s/g, ' ')).toContain(
      'vous engage à payer 217,90 € après l’intervention convenue le samedi 28 novembre 2026',
    )
  })

  it('is not accepted at another price than the one seen, whichever day was agreed on meanwhile', () => {
    const accepter = (total: Montant | null, convenu: DossierDeDevis) =>
      repondreAvenant(unDevisPropose(unAvenant(), convenu), { ...ACCEPTER, total }, LENDEMAIN)
    const change = E.left({ _tag: 'PrixDuJourChange' })
    expect([accepter(euros(153.9), SAMEDI), accepter(euros(217.9), unDossierDeDevis())]).toEqual([change, change])
    for (const total of [euros(217.9), null]) expect(E.isRight(accepter(total, SAMEDI))).toBe(true)
    expect(E.isRight(accepter(euros(153.9), unDossierDeDevis()))).toBe(true)
    expect(
      E.isRight(repondreAvenant(unDevisPropose(unAvenant(), SAMEDI), { ...REFUSER, total: euros(1) }, LENDEMAIN)),
    ).toBe(true)
  })

  it('once refused leaves the old price', () => {
    const { etat, courriers } = decideDuDevis(repondreAvenant(unDevisPropose(), REFUSER, LENDEMAIN))
    expect([etat.dossier.prestation.estimation.totalNet, etat.dossier.prestation.versionDevis]).toEqual([euros(64), 1])
    expect(versionEnVigueur(etat).version).toBe(1)
    expect(courriers.map(({ annonce }) => annonce.motif)).toEqual(['Trop cher.', 'Trop cher.'])
  })

  it('gives the same answer to the same press, and none to another one', () => {
    const { etat } = decideDuDevis(repondreAvenant(unDevisPropose(), ACCEPTER, LENDEMAIN))
    expect(repondreAvenant(etat, ACCEPTER, LENDEMAIN)).toEqual(E.right(null))
    expect(repondreAvenant(etat, REFUSER, LENDEMAIN)).toEqual(E.left({ _tag: 'DevisPlusEnAttente' }))
  })

  it.each([1, 3, 0])('is not version %d', (version) => {
    expect(repondreAvenant(unDevisPropose(), { ...ACCEPTER, version }, LENDEMAIN)).toEqual(
      E.left({ _tag: 'DevisPlusEnAttente' }),
    )
  })

  it('holds its price for thirty days, the last included', () => {
    const propose = unDevisPropose()
    expect(E.isRight(repondreAvenant(propose, ACCEPTER, dansHeures(24 * 30)))).toBe(true)
    expect(repondreAvenant(propose, ACCEPTER, dansHeures(24 * 31))).toEqual(E.left({ _tag: 'DevisExpire' }))
  })

  it.each(['terminé', 'annulé'] as const)('is neither proposed nor answered of what is %s', (statut) => {
    const dossier = unDossier({}, { statut })
    const close = E.left({ _tag: 'DevisClos' })
    expect(proposerAvenant(unDossierDeDevis(dossier), unAvenant(), UN_INSTANT, hacher)).toEqual(close)
    expect(repondreAvenant({ ...unDevisPropose(), dossier }, ACCEPTER, LENDEMAIN)).toEqual(close)
  })

  it('may be followed by another, counted from the price that was accepted', () => {
    const accepte = decideDuDevis(repondreAvenant(unDevisPropose(), ACCEPTER, LENDEMAIN)).etat
    const troisieme = unDevisPropose(unAvenant({ pieces: [unePiece(), unePiece({ designation: 'Écran' })] }), accepte)
    expect(troisieme.versions.map(({ version, statut }) => [version, statut])).toEqual([
      [1, 'accepte'],
      [2, 'accepte'],
      [3, 'propose'],
    ])
    expect(versionEnVigueur(troisieme).version).toBe(2)
  })
})

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
