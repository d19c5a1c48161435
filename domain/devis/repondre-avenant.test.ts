import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { euros } from '#domain/shared/montant'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures, unDossier, unDossierPropose } from '#domain/rendez-vous/dossier.fixture'
import { decideDuDevis, hacher, unAvenant, unDevisPropose, unDossierDeDevis, unePiece } from './avenant.fixture.ts'
import { proposerAvenant } from './proposer-avenant.ts'
import { repondreAvenant } from './repondre-avenant.ts'
import { TEXTE_D_AVENANT } from './textes-d-avenant.ts'
import { versionEnVigueur } from './version-de-devis.ts'

const ACCEPTER = { version: 2, action: 'accepter', motif: '' } as const
const REFUSER = { version: 2, action: 'refuser', motif: 'Trop cher.' } as const
const LENDEMAIN = dansHeures(24)

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
    const convenu = { dossier: unDossierPropose([240, 192]), versions: [] }
    const { etat, evenement } = decideDuDevis(
      repondreAvenant(unDevisPropose(unAvenant(), convenu), ACCEPTER, LENDEMAIN),
    )
    const { prestation, dates } = etat.dossier
    expect([prestation.estimation.totalNet, prestation.versionDevis]).toEqual([euros(153.9), 2])
    // The 28th is a Saturday: labour twice, the disk once.
    expect(dates.map(({ total, majore }) => [total, majore])).toEqual([
      [euros(217.9), true],
      [euros(153.9), false],
    ])
    expect(versionEnVigueur(etat)).toMatchObject({
      version: 2,
      repondueLe: LENDEMAIN,
      texteAccepte: TEXTE_D_AVENANT,
      empreinte: etat.versions[1]?.empreinte,
    })
    expect(evenement).toMatchObject({ auteur: 'client', fait: { genre: 'devis_repondu', version: 2, accepte: true } })
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
    const close = E.left({ _tag: 'PrestationClose' })
    expect(proposerAvenant(unDossierDeDevis({ dossier }), unAvenant(), UN_INSTANT, hacher)).toEqual(close)
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
