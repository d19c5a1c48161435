import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { additionner, centimes, euros, formaterMontant } from '#domain/shared/montant'
import { espacesOrdinaires, lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import { saisieDuDevis } from './a-facturer.ts'
import { avoirDAcompte, documenterReglement } from './encaisser.ts'
import {
  decidee,
  defaire,
  DES_PIECES,
  ecrire,
  EMISSION,
  type Geste,
  INSTANT,
  jouer,
  JOUR,
  prochaineEcriture,
  recevoir,
  uneCommande,
} from './documenter-acompte.fixture.ts'
import { annulerReglement, enregistrerReglement } from './encaisser.ts'
import { UN_PROFESSIONNEL, unAvoirDAcompte, uneFactureDAcompte } from './facture.fixture.ts'
import { uneFactureDe, uneFactureSuivie, unReglement } from './facture-suivie.fixture.ts'
import { type FactureDAcompteSuivie, resteFacture } from './reglement.ts'
import { type DossierAFacturer, preparerFacture } from './preparer-facture.ts'
import { recuEnTout } from './comptes.fixture.ts'
import { ventesDuDernier } from './ventes.ts'

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
    expect(additionner(...facturesDAcompte.map(resteFacture))).toBe(lireMontant(reste))
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
          quantite: 1,
          unite: 'forfait',
          prixUnitaire: 10_000,
          montant: 10_000,
        },
      ],
    })
    expect(suivie?.facture.mentions.map(({ code }) => code)).toEqual(['tva', 'escompte', 'penalites', 'recouvrement'])
  })

  it('is never issued while the law wants more on it', () => {
    const commande = uneCommande('professionnel')
    const saisie = { mode: 'virement', le: JOUR, montant: euros(50), note: '' } as const
    const ecriture = decidee(enregistrerReglement(commande, saisie, null, prochaineEcriture(commande)))
    const entreprise = { ...uneEntreprise(), siret: '' }
    expect(documenterReglement(commande, ecriture, { entreprise, instant: INSTANT })).toMatchObject({
      left: { _tag: 'MentionsManquantes', mentions: [{ code: 'siret' }] },
    })
  })

  it('counts no goods in a credit note that does not say them', () => {
    const [suivie] = recevoir(uneCommande('professionnel', DES_PIECES), 100).facturesDAcompte
    const muet = unAvoirDAcompte({ total: euros(50), ventes: null }, suivie!.facture)
    const rendu = avoirDAcompte({ ...suivie!, avoirs: [muet] }, euros(50), { id: '2', annule: null }, EMISSION)
    expect(rendu.ventes).toBe(suivie?.facture.ventes)
  })

  it('is deducted by the next invoice, document by document', () => {
    const { dossier, ...reste } = [200, 100, -150].reduce(recevoir, uneCommande('professionnel'))
    const terminee = { ...reste, dossier: unDossier({}, { ...dossier.prestation, statut: 'terminé' }) }
    const saisie = { ...saisieDuDevis(JOUR), accordDepassement: 'oui' }
    const facture = decidee(preparerFacture(terminee, saisie, EMISSION.entreprise, INSTANT))
    expect(facture.acomptes.map(({ montant, piece }) => [montant, piece])).toEqual([
      [20_000, 'ACO-2026-0001'],
      [10_000, 'ACO-2026-0002'],
      [-10_000, 'AVO-2026-0001'],
      [-5_000, 'AVO-2026-0002'],
    ])
  })

  it('is refunded from deposits not yet deducted, not from those that a credited invoice deducted', () => {
    const deposee = recevoir(uneCommande('professionnel'), 100)
    const factures = [uneFactureSuivie({ facture: uneFactureDe(euros(100)), credite: euros(100) })]
    const { facturesDAcompte } = [50, -30].reduce(recevoir, { ...deposee, factures })
    expect(facturesDAcompte.map(raconter)).toEqual(['100,00 €', '50,00 € − 30,00 €'])
  })

  it('never bears the owner’s private note', () => {
    const commande = recevoir(uneCommande('professionnel'), 100)
    const rendu = {
      mode: 'virement',
      le: JOUR,
      montant: euros(-30),
      note: 'client pénible',
    } as const
    const ecritures = [
      enregistrerReglement(commande, rendu, null, prochaineEcriture(commande)),
      annulerReglement(commande, '1', { ...prochaineEcriture(commande), note: 'client pénible' }),
    ].map(decidee)
    const pieces = ecritures.flatMap((ecriture) => decidee(documenterReglement(commande, ecriture, EMISSION)))
    expect(pieces.map((piece) => piece.genre === 'avoir' && piece.motif)).toEqual(['acompte rendu', 'acompte annulé'])
    expect(JSON.stringify(pieces)).not.toContain('pénible')
  })

  /** The goods in what goes back. */
  const rendre = (commande: DossierAFacturer, montant: number): number => ventesDuDernier(recevoir(commande, montant))

  it('is split like its credit notes when a part goes back, and gives back all the goods when all does', () => {
    const deposee = recevoir(uneCommande('professionnel'), 100)
    const { reglements, facturesDAcompte } = deposee
    const convenue = { ...uneCommande('professionnel', DES_PIECES), reglements, facturesDAcompte }
    const commande = recevoir(convenue, 50)
    const [premiere, seconde] = commande.facturesDAcompte.map(({ facture }) => facture.ventes)
    expect(premiere).toBe(0)
    expect(rendre(commande, -50)).toBe(0 - Number(seconde))
    expect(rendre(commande, -150)).toBe(0 - recuEnTout(commande).ventes)
  })

  it.each([
    ['a part that goes back', { montant: euros(-50) }, [50], -900],
    ['a part that goes back, told by two documents', { montant: euros(-50) }, [20, 30], -1800],
    ['an entry undone', { montant: euros(-100), annule: 'recu' }, [50], -4000],
    ['all of it', { montant: euros(-100) }, [100], -4000],
    ['what documents tell in part', { montant: euros(-50) }, [49.99], -2000],
    ['what no document tells', { montant: euros(-50) }, [], -2000],
  ])('of a deposit of 100 €, %s: %j, documents of %j €, has goods of %d', (_quoi, change, totaux, attendu) => {
    const convenu = { total: euros(100), ventes: euros(40) }
    const avoirs = totaux.map((total) =>
      unAvoirDAcompte({ total: euros(total), ventes: centimes(900), ecriture: 'rendu' }),
    )
    const reglements = [
      unReglement({ id: 'recu', montant: euros(100), convenu }),
      unReglement({ id: 'rendu', convenu, ...change }),
    ]
    const facturesDAcompte = [{ facture: uneFactureDAcompte({ ecriture: 'recu' }), avoirs, clientId: null }]
    expect(ventesDuDernier({ factures: [], facturesDAcompte, reglements })).toBe(attendu)
  })

  it('is split like its credit notes to the last cent that stays', () => {
    const premiere = recevoir(uneCommande('professionnel', { total: euros(500), ventes: euros(500) }), 100)
    const { reglements, facturesDAcompte } = premiere
    const commande = recevoir({ ...uneCommande('professionnel'), reglements, facturesDAcompte }, 50)
    expect(commande.facturesDAcompte.map(({ facture }) => facture.ventes)).toEqual([10_000, 0])
    expect(rendre(commande, -149.99)).toBe(-9999)
  })

  it('is issued again with its first date when its refund was recorded by mistake', () => {
    const recu = { montant: euros(100), note: '' } as const
    const commande = uneCommande('professionnel')
    const hier = dateCivile(2026, 11, 30)
    const especes = { ...recu, mode: 'especes', le: hier } as const
    const deposee = ecrire(
      commande,
      decidee(enregistrerReglement(commande, especes, null, prochaineEcriture(commande))),
    )
    const { facturesDAcompte } = defaire(recevoir(deposee, -100), '2')
    expect(facturesDAcompte.map(raconter)).toEqual(['100,00 € − 100,00 €', '100,00 €'])
    const [premiere, seconde] = facturesDAcompte.map(({ facture }) => facture)
    expect([premiere?.recu, premiere?.retablit]).toEqual([{ le: hier, mode: 'especes' }, null])
    expect([seconde?.recu, seconde?.retablit]).toEqual([{ le: hier, mode: 'especes' }, 'AVO-2026-0001'])
    expect(seconde?.lignes.map(({ designation }) => designation)).toEqual([
      expect.stringMatching(/, rétabli\u00a0: l’avoir AVO-2026-0001 était une erreur$/),
    ])
  })
})
