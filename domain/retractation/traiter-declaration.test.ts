import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { unDossier, unDossierPropose } from '#domain/rendez-vous/dossier.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { uneDeclaration } from './declaration.fixture.ts'
import { retracter } from './retracter.ts'
import { confirmerDeclaration, RECUS_MAX, type Situation, traiterDeclaration } from './traiter-declaration.ts'

const traiter = (situation: Partial<Situation>, declaration = uneDeclaration()) =>
  traiterDeclaration(declaration, { dossier: null, precedent: null, recentes: 0, ...situation })

const TOUS = ['retractation_client', 'retractation_entreprise']

describe('a declaration', () => {
  it('that ends a contract is told to both sides, however many came before', () => {
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

  it('names the invoice that stands', () => {
    const factureEnCours = 'FAC-2026-0001' as NumeroPiece
    expect(traiter({ dossier: unDossier({ factureEnCours }, { statut: 'annulé' }) }).recu.facture).toBe(factureEnCours)
    expect([traiter({ dossier: unDossier() }).recu.facture, traiter({}).recu.facture]).toEqual([null, null])
  })

  it('about no order of ours is told to both sides, a few times', () => {
    const declaration = uneDeclaration({ reference: 'ma commande de mardi' })
    const { verdict, changement, recu } = traiter({}, declaration)
    expect([verdict.issue, changement, recu.reference]).toEqual(['inconnue', null, ''])
    expect(traiter({}, uneDeclaration({ reference: 'prest 7k3qxa' })).recu.reference).toBe('PREST-7K3QXA')
    expect([0, RECUS_MAX - 1, RECUS_MAX].map((recentes) => traiter({ recentes }, declaration).courriers)).toEqual([
      TOUS,
      TOUS,
      [],
    ])
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

  it('is told to both sides and changes nothing before the business looked', () => {
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

  it('is confirmed once, and only as long as there is its order', () => {
    const situation = { dossier: unDossierPropose([100]), precedent: null, recentes: 0 }
    const refus = E.left({ _tag: 'RetractationSansAttente' })
    expect(confirmerDeclaration(recue(), { ...situation, dossier: null })).toEqual(refus)
    const decidee = recue(traiter({ dossier: unDossierPropose([100]) }))
    expect(confirmerDeclaration(decidee, situation)).toEqual(refus)
  })
})
