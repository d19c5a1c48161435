import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#domain/catalogue/catalogue'
import type { PrestationDemandee } from '#domain/catalogue/prestation-demandee'
import { dateCivile } from '#domain/calendrier/date-civile'
import { centimes, multiplier } from '#domain/shared/montant'
import { verifier } from '#domain/shared/proprietes.fixture'
import { lireMontant, lireNombre, lireTable } from '#domain/shared/table-markdown.fixture'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { unLieuA } from '#domain/zone/lieu.fixture'
import { saisieDuDevis } from './a-facturer.ts'
import { composerLignes, totalDesLignes } from './composer-lignes.ts'
import { GenreDeFrais, plafondDeFrais } from './frais.ts'
import { heuresFacturees, MINUTES_MAX, type SaisieDeFacture } from './saisie.ts'

const SUR_MESURE: PrestationDemandee = { _tag: 'SurMesure', nom: 'Diapositives', description: '' }

const uneSaisie = (overrides: Partial<SaisieDeFacture> = {}): SaisieDeFacture => ({
  ...saisieDuDevis(dateCivile(2026, 12, 1)),
  ...overrides,
})

const unePrestationDe = (service: string, duree: string, distance: string) => ({
  estimation: uneEstimation(
    service === 'sur mesure' ? SUR_MESURE : unServiceDemande(Number(service)),
    duree === 'forfait' ? null : lireNombre(duree),
    distance === 'à distance'
      ? { modalite: 'a_distance' }
      : { modalite: 'sur_place', lieu: unLieuA(lireNombre(distance)) },
  ),
})

describe('the time that is billed', () => {
  it.each(
    lireTable('facturation', 'Temps passé, temps facturé').map((rangee) => [
      Number(rangee('Minutes')),
      lireNombre(rangee('Facturé')),
      lireMontant(rangee('Travail')),
    ]),
  )('for %i minutes is %d hours', (minutes, heures, montant) => {
    expect(heuresFacturees(minutes)).toBe(heures)
    const prestation = { estimation: uneEstimation(SUR_MESURE, 1, { modalite: 'a_distance' }) }
    expect(totalDesLignes(composerLignes(prestation, uneSaisie({ minutes }), false))).toBe(montant)
  })

  it('is quarters, never less than the time at work nor an hour, and less than a quarter more', () => {
    verifier(
      fc.property(fc.integer({ min: 1, max: MINUTES_MAX }), (minutes) => {
        const facturees = heuresFacturees(minutes) * 60
        expect(facturees % 15).toBe(0)
        expect(facturees).toBeGreaterThanOrEqual(Math.max(60, minutes))
        expect(facturees - Math.max(60, minutes)).toBeLessThan(15)
      }),
    )
  })
})

describe('fees', () => {
  it.each(
    lireTable('facturation', 'Frais').map((rangee) => ({
      frais: rangee('Frais'),
      prix: rangee('Prix de la commande'),
      plafond: rangee('Plafond'),
    })),
  )('$frais, of an order of $prix: at most $plafond', ({ frais, prix, plafond }) => {
    const estimation = { ...uneEstimation(), totalNet: lireMontant(prix) }
    const genre = GenreDeFrais.values.find((un) => un === frais)
    expect(genre).toBeDefined()
    expect(genre && plafondDeFrais(genre, { estimation })).toBe(lireMontant(plafond))
  })
})

describe('the lines of an invoice', () => {
  it.each(
    lireTable('facturation', 'Lignes').map((rangee) => ({
      rangee,
      cas: ['Service', 'Durée', 'Minutes', 'Aller-retour', 'Distance aller du devis', 'Jour'].map(rangee).join(', '),
    })),
  )('$cas', ({ rangee }) => {
    const prestation = unePrestationDe(rangee('Service'), rangee('Durée'), rangee('Distance aller du devis'))
    const trajet = rangee('Aller-retour')
    const minutes = rangee('Minutes')
    const saisie = uneSaisie({
      minutes: minutes === '—' ? null : Number(minutes),
      kmAllerRetour: trajet === 'devis' ? null : lireNombre(trajet),
    })
    const lignes = composerLignes(prestation, saisie, rangee('Jour') === 'férié')
    const montantDe = (genre: string) => lignes.find((ligne) => ligne.genre === genre)?.montant ?? null
    const deplacement = rangee('Déplacement')
    expect(montantDe('travail')).toBe(lireMontant(rangee('Travail')))
    expect(montantDe('deplacement')).toBe(deplacement === '—' ? null : lireMontant(deplacement))
    expect(totalDesLignes(lignes)).toBe(lireMontant(rangee('Total')))
  })

  it('date a fee that stands alone, and no other', () => {
    const fee = { genre: 'absence', montant: centimes(2_500) } as const
    const seul = { travail: false, kmAllerRetour: 0, frais: [fee] }
    const designations = [
      seul,
      { ...seul, travail: true },
      { ...seul, pieces: [{ designation: 'Vis', quantite: 1, prixUnitaire: centimes(100), etat: 'neuve' as const }] },
      { ...seul, frais: [fee, { ...fee, genre: 'diagnostic' as const }] },
    ].map((saisie) => composerLignes(unePrestationDe('5', 'forfait', 'à distance'), uneSaisie(saisie), false))
    const datees = designations.map((lignes) => lignes.some(({ designation }) => designation.includes('1er décembre')))
    expect(datees).toEqual([true, false, false, false])
  })

  it('name the work, the travel, the parts and the fees, in that order', () => {
    const saisie = uneSaisie({
      pieces: [{ designation: 'Disque SSD', quantite: 2, prixUnitaire: centimes(4_550), etat: 'neuve' }],
      frais: [{ genre: 'diagnostic', montant: centimes(2_500) }],
    })
    expect(composerLignes(unePrestationDe('5', 'forfait', '14,55 km'), saisie, true)).toEqual([
      {
        genre: 'travail',
        designation: 'Dépannage – Réinstallation PC (samedi, dimanche ou jour férié)',
        quantite: 1,
        unite: 'forfait',
        prixUnitaire: 12_800,
        montant: 12_800,
        etat: null,
      },
      {
        genre: 'deplacement',
        designation: 'Déplacement (29,1\u00a0km aller-retour, dont 10\u00a0km offerts)',
        quantite: 19.1,
        unite: 'km',
        prixUnitaire: 100,
        montant: 1_910,
        etat: null,
      },
      {
        genre: 'piece',
        designation: 'Disque SSD',
        quantite: 2,
        unite: 'unite',
        prixUnitaire: 4_550,
        montant: 9_100,
        etat: 'neuve',
      },
      {
        genre: 'frais',
        designation: 'Diagnostic sans suite',
        quantite: 1,
        unite: 'forfait',
        prixUnitaire: 2_500,
        montant: 2_500,
        etat: null,
      },
    ])
  })

  it('say that a short way is free, without more free kilometres than were driven', () => {
    const [, trajet] = composerLignes(unePrestationDe('9', 'forfait', '2,4 km'), uneSaisie(), false)
    expect(trajet?.designation).toBe('Déplacement (4,8\u00a0km aller-retour, offerts jusqu’à 10\u00a0km)')
  })

  it.each([
    ['absence', 'Frais d’absence au rendez-vous du 1er décembre 2026'],
    ['preavis', 'Frais de rendez-vous annulé ou déplacé à moins de 24\u00a0heures, le 1er décembre 2026'],
    ['diagnostic', 'Diagnostic sans suite, fait le 1er décembre 2026'],
  ] as const)('date the fee that is alone: %s', (genre, designation) => {
    const saisie = uneSaisie({ travail: false, kmAllerRetour: 0, frais: [{ genre, montant: centimes(2_500) }] })
    const lignes = composerLignes(unePrestationDe('5', 'forfait', '2 km'), saisie, false)
    expect(lignes.map((ligne) => ligne.designation)).toEqual([designation])
  })

  it('leave out the work when the visit came to nothing', () => {
    const lignes = composerLignes(
      unePrestationDe('5', 'forfait', '2 km'),
      uneSaisie({ travail: false, kmAllerRetour: 0 }),
      false,
    )
    expect(lignes).toEqual([])
  })

  it('are each a quantity times a unit price to the cent, and add up to the total', () => {
    const demandes = [SUR_MESURE, ...CATALOGUE.map(({ id }) => unServiceDemande(id))]
    const unePiece = fc.record({
      designation: fc.constant('Pièce'),
      quantite: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
      prixUnitaire: fc.integer({ min: 1, max: 500_000 }).map(centimes),
      etat: fc.constantFrom('neuve' as const, 'economie_circulaire' as const),
    })
    verifier(
      fc.property(
        fc.constantFrom(...demandes),
        fc.option(fc.integer({ min: 1, max: MINUTES_MAX })),
        fc.option(fc.integer({ min: 0, max: 4_000 }).map((n) => n / 10)),
        fc.array(unePiece, { maxLength: 5 }),
        fc.boolean(),
        (demande, minutes, kmAllerRetour, pieces, majore) => {
          const lignes = composerLignes(
            { estimation: uneEstimation(demande) },
            uneSaisie({ minutes, kmAllerRetour, pieces }),
            majore,
          )
          for (const { quantite, prixUnitaire, montant } of lignes) {
            expect(Number.isInteger(montant)).toBe(true)
            expect(montant).toBe(multiplier(prixUnitaire, quantite))
          }
          expect(totalDesLignes(lignes)).toBe(lignes.reduce((somme, { montant }) => somme + montant, 0))
        },
      ),
    )
  })
})
