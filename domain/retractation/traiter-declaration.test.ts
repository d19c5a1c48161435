import { validationDateDe } from '#domain/rendez-vous/dossier'
import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import type { Prestation } from '#domain/prestation/prestation'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { dansHeures, decide, unDossier, unDossierPropose, uneDate } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { euros } from '#domain/shared/montant'
import { uneDeclaration } from './declaration.fixture.ts'
import {
  confirmerDeclaration,
  RECUS_MAX,
  retracter,
  type Situation,
  traiterDeclaration,
} from './traiter-declaration.ts'

const traiter = (situation: Partial<Situation>, declaration = uneDeclaration()) =>
  traiterDeclaration(declaration, { dossier: null, precedent: null, recentes: 0, ...situation })

const TOUS = ['retractation_client', 'retractation_entreprise']

describe('a declaration', () => {
  it('that ends a contract is mailed to both sides, however many came before', () => {
    const { courriers, recu, verdict } = traiter({ dossier: unDossierPropose([100]), recentes: 50 })
    expect(courriers).toEqual(TOUS)
    expect(recu).toMatchObject({
      nom: 'Jeanne Dupont',
      email: 'jeanne.dupont@courriel.example',
      reference: 'PREST-000001',
      recueLe: UN_INSTANT.toISOString(),
      verdict,
      prestationId: unDossier().prestation.id,
      annonce: { sequence: 2 },
    })
  })

  it('names the invoice in force', () => {
    const factureEnCours = 'FAC-2026-0001' as NumeroPiece
    expect(traiter({ dossier: unDossier({ factureEnCours }, { statut: 'annulé' }) }).recu.facture).toBe(factureEnCours)
    expect([traiter({ dossier: unDossier() }).recu.facture, traiter({}).recu.facture]).toEqual([null, null])
  })

  it('about an unknown order is mailed to both sides, a few times only', () => {
    const declaration = uneDeclaration({ reference: 'ma commande de mardi' })
    const { verdict, changement, recu } = traiter({}, declaration)
    expect([verdict.issue, changement, recu.reference]).toEqual(['inconnue', null, ''])
    expect(traiter({}, uneDeclaration({ reference: 'prest 7k3qxa' })).recu.reference).toBe('PREST-7K3QXA')
    expect([0, 2, 3].map((recentes) => traiter({ recentes }, declaration).courriers)).toEqual([TOUS, TOUS, []])
  })

  it('said again has its receipt again, a few times, and the business hears of it once', () => {
    const dossier = unDossier({}, { statut: 'annulé' })
    const precedent = retracter(unDossier(), '', UN_INSTANT).verdict
    const encore = (recentes: number) => traiter({ dossier, precedent, recentes })
    expect(encore(1)).toMatchObject({
      courriers: ['retractation_client'],
      changement: null,
      verdict: { repetee: true },
    })
    expect(encore(RECUS_MAX).courriers).toEqual([])
  })
})

describe('a declaration under another name than that of the order', () => {
  const declaration = uneDeclaration({ nom: 'Odile Perrard', motif: 'Trop cher' })
  const recue = (traitement = traiter({ dossier: unDossierPropose([100]) }, declaration)) => ({
    ...declaration,
    prestationId: traitement.recu.prestationId,
    verdict: traitement.verdict,
    traiteeLe: null,
  })

  it('is mailed to both sides and changes nothing before the business decides', () => {
    const traitement = traiter({ dossier: unDossierPropose([100]) }, declaration)
    expect(traitement).toMatchObject({
      verdict: { issue: 'a_verifier', fin: '2026-12-04', repetee: false },
      changement: null,
      courriers: TOUS,
      recu: { annonce: null, recueLe: UN_INSTANT.toISOString() },
    })
  })

  it('once confirmed ends the contract as on the day it was received, though the delay is over since', () => {
    const situation = { dossier: unDossierPropose([100]), precedent: null, recentes: RECUS_MAX }
    const confirmee = confirmerDeclaration(recue(), situation)
    expect(confirmee).toMatchObject(
      E.right({
        verdict: { issue: 'acceptee' },
        courriers: TOUS,
        changement: { dossier: { prestation: { statut: 'annulé' } }, evenement: { le: UN_INSTANT, auteur: 'client' } },
      }),
    )
  })

  const demandeExpresse = (heures: number) => ({
    engagement: { ...SANS_ENGAGEMENT, debutAnticipeLe: dansHeures(heures).toISOString() },
  })
  const confirmerPlusTard = (avant: Dossier, apres: Dossier, recueLe = UN_INSTANT) => {
    const attend = recue(traiter({ dossier: avant }, { ...declaration, recueLe }))
    return confirmerDeclaration({ ...attend, recueLe }, { dossier: apres, precedent: null, recentes: 0 })
  }

  it.each<readonly [string, Partial<Prestation>]>([
    ['is still to begin', { statut: 'en_attente' }],
    ['was begun since', { statut: 'en_cours' }],
    ['was done since', { statut: 'terminé' }],
    ['was done since, at an express request made since', { statut: 'terminé', ...demandeExpresse(1) }],
    [
      'was begun since, of an urgent repair asked for since',
      {
        statut: 'en_cours',
        engagement: { ...SANS_ENGAGEMENT, depannageUrgentLe: dansHeures(1).toISOString() },
      },
    ],
  ])('owes nothing of work that %s, and ends the order without a fee', (_, depuis) => {
    const confirmee = confirmerPlusTard(unDossier(), unDossier({}, depuis))
    expect(confirmee).toMatchObject(
      E.right({
        verdict: { issue: 'acceptee', raison: null, prorata: null },
        changement: { dossier: { prestation: { statut: 'annulé' } }, evenement: { le: UN_INSTANT } },
        recu: { annonce: { frais: null } },
      }),
    )
  })

  it('leaves an order that was invoiced meanwhile as it is until the credit note', () => {
    const factureEnCours = 'FAC-2026-0001' as NumeroPiece
    expect(confirmerPlusTard(unDossier(), unDossier({ factureEnCours }, { statut: 'terminé' }))).toMatchObject(
      E.right({
        verdict: { issue: 'acceptee' },
        changement: { dossier: { prestation: { statut: 'terminé' } } },
        recu: { facture: factureEnCours },
      }),
    )
  })

  it('owes the sum of the day it was received, whatever happened since', () => {
    const dates = [uneDate({ debut: dansHeures(20), statut: 'accepte' })]
    const terminee = (demande: Partial<Prestation>) => unDossier({ dates }, { statut: 'terminé', ...demande })
    const prorata = { minutesFaites: 15 }
    expect(
      confirmerPlusTard(unDossier({ dates }, demandeExpresse(0)), terminee(demandeExpresse(0)), dansHeures(20.25)),
    ).toMatchObject(E.right({ verdict: { issue: 'a_regler', raison: null, prorata } }))
    expect(confirmerPlusTard(unDossier({ dates }), terminee(demandeExpresse(21)), dansHeures(20.25))).toMatchObject(
      E.right({ verdict: { issue: 'a_regler', raison: null, prorata: { ...prorata, montant: 0 } } }),
    )
  })

  it('that had no effect when it was received has none once confirmed', () => {
    const faite = unDossier({}, { statut: 'terminé', ...demandeExpresse(0) })
    expect(confirmerPlusTard(faite, unDossier())).toMatchObject(
      E.right({ verdict: { issue: 'exclue', raison: 'executee' }, changement: null }),
    )
  })

  it('counts as repeated if another withdrawal came meanwhile', () => {
    const precedent = retracter(unDossier(), '', dansHeures(1)).verdict
    const situation = { dossier: unDossier({}, { statut: 'annulé' }), precedent, recentes: 0 }
    expect(confirmerDeclaration(recue(), situation)).toMatchObject(
      E.right({ verdict: { issue: 'acceptee', repetee: true }, changement: null }),
    )
  })

  it('is confirmed once, and only as long as there is its order', () => {
    const situation = { dossier: unDossierPropose([100]), precedent: null, recentes: 0 }
    const refus = E.left({ _tag: 'RetractationSansAttente' })
    expect(confirmerDeclaration(recue(), { ...situation, dossier: null })).toEqual(refus)
    const decidee = recue(traiter({ dossier: unDossierPropose([100]) }))
    expect(confirmerDeclaration(decidee, situation)).toEqual(refus)
  })
})

const CONVENUE = decide(accepterDate(unDossierPropose([100, 150]), 'a', UN_INSTANT)).dossier

const demande = { engagement: { ...SANS_ENGAGEMENT, debutAnticipeLe: UN_INSTANT.toISOString() } }

describe('a withdrawal in time', () => {
  it('ends the order at once, frees its dates and notes it in the history, in the words of the client', () => {
    const { changement, annonce } = retracter(CONVENUE, 'J’ai réparé moi-même', dansHeures(2))
    expect(changement?.dossier.dates.map(({ statut }) => statut)).toEqual(['annule', 'annule'])
    expect(changement?.dossier).toMatchObject({
      sequence: 3,
      prestation: { statut: 'annulé', version: 4 },
    })
    expect(validationDateDe(changement?.dossier.dates ?? [])).toBeNull()
    expect(changement?.evenement).toEqual({
      le: dansHeures(2),
      auteur: 'client',
      fait: { genre: 'retractation', motif: 'J’ai réparé moi-même' },
    })
    expect(changement?.courriers).toEqual([])
    expect(annonce?.retirees.map(({ id }) => id)).toEqual(['a'])
  })

  it('costs nothing, even an hour before the visit', () => {
    const { verdict, annonce } = retracter(CONVENUE, '', dansHeures(99))
    expect(verdict).toEqual({ issue: 'acceptee', raison: null, fin: '2026-12-04', prorata: null, repetee: false })
    expect(annonce?.frais).toBeNull()
  })

  it('is noted on an order already cancelled, without changing its appointment', () => {
    const { verdict, changement, annonce } = retracter(unDossier({}, { statut: 'annulé' }), '', UN_INSTANT)
    expect(verdict.issue).toBe('acceptee')
    expect(changement?.dossier).toMatchObject({ sequence: 0, prestation: { statut: 'annulé', version: 2 } })
    expect(annonce).toBeNull()
  })

  it('owes the share of the visit that has begun, at the price of its day', () => {
    const date = uneDate({ debut: dansHeures(20), statut: 'accepte', total: euros(120) })
    const dossier = unDossier({ dates: [date] }, demande)
    const prorata = (heures: number) => retracter(dossier, '', dansHeures(heures)).verdict.prorata
    const minutesPrevues = dossier.prestation.estimation.heures * 60
    expect(prorata(20)).toMatchObject({ total: euros(120), minutesFaites: 0, montant: 0 })
    expect(prorata(20.25)).toMatchObject({ total: euros(120), minutesPrevues, minutesFaites: 15 })
    expect(prorata(20.25)?.montant).toBe(euros((120 * 15) / minutesPrevues))
    expect(prorata(200)).toMatchObject({ minutesFaites: minutesPrevues, montant: euros(120) })
  })

  it('leaves the share to the owner when nobody knows when the work began', () => {
    const { verdict } = retracter(unDossier({}, { statut: 'en_cours', ...demande }), '', dansHeures(1))
    expect(verdict.prorata).toMatchObject({ minutesFaites: null, montant: null })
  })
})

describe('a withdrawal from work that is invoiced already', () => {
  const facturee = unDossier({ factureEnCours: 'FAC-2026-0001' as NumeroPiece }, { statut: 'terminé' })

  it('is recorded, and leaves the order as it is until the credit note', () => {
    const { verdict, changement, annonce } = retracter(facturee, '', dansHeures(1))
    expect([verdict.issue, verdict.prorata?.montant, annonce]).toEqual(['a_regler', 0, null])
    expect(changement?.dossier.prestation).toMatchObject({ statut: 'terminé', version: 2 })
    expect(changement?.evenement.fait.genre).toBe('retractation')
  })

  it('is said again to no further effect', () => {
    const { verdict } = retracter(facturee, '', dansHeures(1))
    expect(retracter(facturee, '', dansHeures(2), verdict)).toEqual({
      verdict: { ...verdict, repetee: true },
      changement: null,
      annonce: null,
    })
  })
})

describe('a withdrawal that comes to nothing', () => {
  it('changes nothing and says when the delay ended', () => {
    const { verdict, ...reste } = retracter(CONVENUE, '', dansHeures(24 * 15))
    expect(verdict).toMatchObject({ issue: 'hors_delai', fin: '2026-12-04' })
    expect(reste).toEqual({ changement: null, annonce: null })
  })
})
