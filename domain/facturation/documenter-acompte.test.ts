import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { PARTICULIER, type TypeClient } from '#domain/client/acheteur'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { additionner, centimes, euros, formaterMontant } from '#domain/shared/montant'
import { verifier } from '#domain/shared/proprietes.fixture'
import { espacesOrdinaires, lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import * as E from '#fp/Either'
import { saisieDuDevis } from './a-facturer.ts'
import { annulerAcompte, enregistrerAcompte } from './acompte.ts'
import { unDossierAuPrix } from './comptes.fixture.ts'
import { documenterAcompte, type PieceDAcompte } from './documenter-acompte.ts'
import { UN_PROFESSIONNEL } from './facture.fixture.ts'
import { type FactureDAcompteSuivie, resteDeLAcompte } from './facture-d-acompte-suivie.ts'
import { numeroPiece } from './numero-piece.ts'
import { type DossierAFacturer, preparerFacture } from './preparer-facture.ts'
import type { Reglement } from './reglement.ts'
import { recuEnTout } from './ventes.ts'

const JOUR = dateCivile(2026, 12, 1)
const INSTANT = new Date('2026-12-01T12:00:00Z')
const EMISSION = { entreprise: uneEntreprise(), instant: INSTANT }
const PRIX = { total: euros(500), ventes: centimes(0) }

const ACHETEURS = { particulier: PARTICULIER, professionnel: UN_PROFESSIONNEL } as const

const uneCommande = (type: TypeClient, overrides: Partial<DossierAFacturer> = {}): DossierAFacturer => {
  const { dossier, ...reste } = unDossierAuPrix(PRIX, overrides)
  const engagement = { ...SANS_ENGAGEMENT, acheteur: ACHETEURS[type] }
  return { ...reste, dossier: unDossier({}, { ...dossier.prestation, engagement }) }
}

const decidee = <A>(decision: E.Either<unknown, A>): A => {
  if (E.isLeft(decision)) throw new Error('refused', { cause: decision.left })
  return decision.right
}

const numeroter = (
  suivies: readonly FactureDAcompteSuivie[],
  piece: PieceDAcompte,
): readonly FactureDAcompteSuivie[] => {
  const code = '123456ABCDEF'
  if (piece.genre === 'acompte') {
    const numero = numeroPiece('acompte', 2026, suivies.length + 1)
    return [...suivies, { facture: { ...piece, numero, code }, avoirs: [], clientId: null }]
  }
  const rang = suivies.flatMap(({ avoirs }) => avoirs).length + 1
  const avoir = { ...piece, numero: numeroPiece('avoir', 2026, rang), code }
  return suivies.map((suivie) =>
    suivie.facture.numero === piece.facture.numero ? { ...suivie, avoirs: [...suivie.avoirs, avoir] } : suivie,
  )
}

const ecrire = (commande: DossierAFacturer, ecriture: Reglement): DossierAFacturer => ({
  ...commande,
  acomptes: [...commande.acomptes, ecriture],
  facturesDAcompte: decidee(documenterAcompte(commande, ecriture, EMISSION)).reduce(
    numeroter,
    commande.facturesDAcompte,
  ),
})

const rangee = ({ acomptes }: DossierAFacturer) => ({ id: `${acomptes.length + 1}`, instant: INSTANT, jour: JOUR })

const recevoir = (commande: DossierAFacturer, montant: number): DossierAFacturer => {
  const saisie = { mode: 'virement', le: JOUR, montant: euros(montant), note: '', recuAttendu: null } as const
  const ecriture = enregistrerAcompte(commande, saisie, rangee(commande))
  return E.isLeft(ecriture) ? commande : ecrire(commande, ecriture.right)
}

const defaire = (commande: DossierAFacturer, id: string): DossierAFacturer => {
  const contraire = annulerAcompte(commande, id, { ...rangee(commande), note: '' })
  return E.isLeft(contraire) ? commande : ecrire(commande, contraire.right)
}

type Geste = { readonly annule: string } | { readonly montant: number }

const jouer = (commande: DossierAFacturer, geste: Geste): DossierAFacturer =>
  'annule' in geste ? defaire(commande, geste.annule) : recevoir(commande, geste.montant)

/** `reçu 100,00 €`, `rendu 30,00 €` or `écriture 2 annulée`. */
const lireGeste = (texte: string): Geste => {
  const [verbe = '', suite = ''] = texte.split(/ (.*)/)
  if (verbe === 'écriture') return { annule: suite.split(' ')[0] ?? '' }
  return { montant: (lireMontant(suite) / 100) * (verbe === 'rendu' ? -1 : 1) }
}

const raconter = ({ facture, avoirs }: FactureDAcompteSuivie): string =>
  espacesOrdinaires([facture, ...avoirs].map(({ total }) => formaterMontant(total)).join(' − '))

describe('what a professional gets for money before the invoice', () => {
  it.each(
    lireTable('facturation', 'Factures d’acompte').map((rangee) => ({
      type: rangee('Client') as TypeClient,
      gestes: rangee('Écritures'),
      attendu: rangee('Factures d’acompte et avoirs'),
      reste: rangee('Reste facturé'),
    })),
  )('$type, $gestes: $attendu', ({ type, gestes, attendu, reste }) => {
    const { facturesDAcompte } = gestes.split(' puis ').map(lireGeste).reduce(jouer, uneCommande(type))
    expect(facturesDAcompte.map(raconter).join(' ; ') || 'aucune').toBe(attendu)
    expect(additionner(...facturesDAcompte.map(resteDeLAcompte))).toBe(lireMontant(reste))
  })

  it('is an invoice that was paid, of one line, between the parties of the order, with every mention', () => {
    const [suivie] = recevoir(uneCommande('professionnel'), 100).facturesDAcompte
    const { dossier } = uneCommande('professionnel')
    expect(suivie?.facture).toMatchObject({
      genre: 'acompte',
      acheteur: UN_PROFESSIONNEL,
      total: 10_000,
      totalDevis: 50_000,
      recu: { le: JOUR, mode: 'virement' },
      ecriture: '1',
      lignes: [
        {
          genre: 'acompte',
          designation: `Acompte sur la commande ${dossier.prestation.reference}, devis ${dossier.prestation.numeroDevis}\u00a0: ${suivie?.facture.service}`,
        },
      ],
    })
    expect(suivie?.facture.mentions.map(({ code }) => code)).toEqual(['tva', 'escompte', 'penalites', 'recouvrement'])
  })

  it('is never issued while the law wants more on it', () => {
    const commande = uneCommande('professionnel')
    const saisie = { mode: 'virement', le: JOUR, montant: euros(50), note: '', recuAttendu: null } as const
    const ecriture = decidee(enregistrerAcompte(commande, saisie, rangee(commande)))
    const entreprise = { ...uneEntreprise(), siret: '' }
    expect(documenterAcompte(commande, ecriture, { entreprise, instant: INSTANT })).toMatchObject({
      left: { _tag: 'MentionsManquantes', mentions: [{ code: 'siret' }] },
    })
  })

  it('is told by the invoice that follows, entry by entry', () => {
    const { dossier, ...reste } = [200, 100, -50].reduce(recevoir, uneCommande('professionnel'))
    const terminee = { ...reste, dossier: unDossier({}, { ...dossier.prestation, statut: 'terminé' }) }
    const saisie = { ...saisieDuDevis(JOUR), accordDepassement: 'oui' }
    const facture = decidee(preparerFacture(terminee, saisie, EMISSION.entreprise, INSTANT))
    expect(facture.acomptes.map(({ montant, piece }) => [montant, piece])).toEqual([
      [20_000, 'ACO-2026-0001'],
      [10_000, 'ACO-2026-0002'],
      [-5_000, 'AVO-2026-0001'],
    ])
  })

  it('always comes to what was received, and is never below nothing', () => {
    const unGeste = fc.oneof(
      fc.integer({ min: -300, max: 300 }).map((montant) => ({ montant })),
      fc.integer({ min: 1, max: 8 }).map((rang) => ({ annule: `${rang}` })),
    )
    verifier(
      fc.property(fc.array(unGeste, { maxLength: 10 }), (gestes) => {
        const { acomptes, facturesDAcompte } = gestes.reduce(jouer, uneCommande('professionnel'))
        const restes = facturesDAcompte.map(resteDeLAcompte)
        expect(additionner(...restes)).toBe(recuEnTout(acomptes).total)
        expect(restes.every((reste) => reste >= 0)).toBe(true)
      }),
    )
  })
})
