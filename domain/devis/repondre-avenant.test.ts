import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { euros, type Montant } from '#domain/shared/montant'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures, decide, unDossier, unDossierPropose } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { decideDuDevis, hacher, unAvenant, unDevisPropose, unDossierDeDevis, unePiece } from './avenant.fixture.ts'
import { proposerAvenant } from './proposer-avenant.ts'
import { repondreAvenant } from './repondre-avenant.ts'
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
