import * as E from '#fp/Either'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { makeMemoryKeyedHash } from '#adapters/memory/memory-keyed-hash'
import { makeMemoryRandomness } from '#adapters/memory/memory-randomness'
import { memoryStores } from '#adapters/memory/memory-stores.fixture'
import { sha256 } from '#adapters/security/hmac-keyed-hash'
import { emettreAvoir } from '#application/facturation/emettre-avoir'
import { emettreFacture } from '#application/facturation/emettre-facture'
import { annulerAcompte, enregistrerAcompte } from '#application/facturation/enregistrer-acompte'
import { preparerFacturation } from '#application/facturation/preparer-facturation'
import { annulerReglement, enregistrerReglement } from '#application/facturation/regler-facture'
import { commandeTerminee } from '#application/ports/factures.fixture'
import type { Stores } from '#application/ports/stores.fixture'
import { reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { PARTICULIER } from '#domain/client/acheteur'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { type AFacturer, saisieDuDevis } from '#domain/facturation/a-facturer'
import { type CompteDeCommande, type Paiement, soldeDeCommande } from '#domain/facturation/compte-de-commande'
import { deduire } from '#domain/facturation/deductions'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { partager } from '#domain/facturation/partage'
import type { AcompteRecu, Facture } from '#domain/facturation/piece'
import { estEntierementCreditee, type FactureSuivie, type Reglement, solde } from '#domain/facturation/reglement'
import { estUnReport } from '#domain/facturation/report'
import { resteDeLaFacture } from '#domain/facturation/ventes'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { PrestationId } from '#domain/prestation/reference'
import { centimes, type Montant } from '#domain/shared/montant'

// Both ways side by side: what the entries of invoices say, and what is computed from the payments of the order.

type Geste = {
  readonly quoi: 'acompte' | 'remise' | 'reprise' | 'facture' | 'avoir' | 'reglement' | 'rendu' | 'annulation'
  readonly x: number
  readonly y: number
  readonly apres: number
  readonly retard: number
}

const unGeste: fc.Arbitrary<Geste> = fc.record({
  quoi: fc.constantFrom(
    'acompte',
    'acompte',
    'remise',
    'reprise',
    'facture',
    'facture',
    'facture',
    'facture',
    'avoir',
    'avoir',
    'avoir',
    'reglement',
    'reglement',
    'reglement',
    'rendu',
    'annulation',
  ),
  x: fc.oneof(fc.constantFrom(0, 0.5, 0.999, 1), fc.double({ min: 0, max: 1, noNaN: true })),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
  apres: fc.integer({ min: 0, max: 40 }),
  retard: fc.constantFrom(0, 0, 0, 20),
})

const uneHistoire = fc.record({
  pro: fc.boolean(),
  pieces: fc.constantFrom(0, 0, 1234, 3333),
  gestes: fc.array(unGeste, { minLength: 5, maxLength: 24 }),
})

const monde = async () => {
  let instant = UN_INSTANT
  const stores: Stores = await memoryStores()
  return {
    ...stores,
    clock: { maintenant: () => instant },
    avancer: (jours: number) => {
      instant = new Date(instant.getTime() + jours * 86_400_000 + 60_000)
    },
    randomness: makeMemoryRandomness(),
    keyedHash: makeMemoryKeyedHash(),
    contentHash: sha256,
    documents: makeDocumentRenderer('https://atelier.example/verifier'),
    entreprise: uneEntreprise(),
    adressePublique: 'https://atelier.example',
  }
}

type Monde = Awaited<ReturnType<typeof monde>>

/** An order with its old accounts, and what the owner did, as facts. */
type Vie = { readonly ports: Monde; readonly id: PrestationId; readonly faits: Paiement[]; readonly bilan: Bilan }

/** What may explain a difference. */
type Bilan = {
  comparaisons: number
  refaite: boolean
  /** An invoice that was given back whole held money when something more was written. */
  garde: boolean
  /** Money was left on an invoice that was given back, or given back from one while another account held some too. */
  laisse: boolean
  ambigu: boolean
  ecarts: { readonly quoi: string; readonly vieux: unknown; readonly neuf: unknown }[]
}

const lire = ({ ports, id }: Pick<Vie, 'ports' | 'id'>): Promise<AFacturer> =>
  reussir(preparerFacturation(ports)({ admin: ADMIN, id }))

const piecesConvenues = ({ prestation, totalAccepte }: AFacturer): Montant =>
  centimes(
    Math.min(
      totalAccepte,
      prestation.estimation.lignes
        .filter(({ nature }) => nature === 'piece')
        .reduce((somme, { montant }) => somme + montant, 0),
    ),
  )

const dernierePiece = ({ factures }: AFacturer) => {
  const derniere = factures.at(-1)
  return derniere === undefined ? null : (derniere.avoirs.at(-1)?.numero ?? derniere.facture.numero)
}

const noter = ({ faits }: Vie, avant: AFacturer, { ventes: _, ...reglement }: Reglement): void => {
  faits.push({
    ...reglement,
    apres: dernierePiece(avant),
    convenu: { total: avant.totalAccepte, ventes: piecesConvenues(avant) },
  })
}

const compteDe = ({ factures, facturesDAcompte }: AFacturer, reglements: readonly Paiement[]): CompteDeCommande => ({
  factures: factures.map(({ facture, avoirs }) => ({ facture, avoirs })),
  facturesDAcompte,
  reglements,
})

const part = (somme: number, x: number): Montant => centimes(Math.floor(somme * x))

const modeDe = (y: number) => ModeDeReglement.values[Math.floor(y * 2.999)] ?? 'virement'

const recuDe = (reglements: readonly Reglement[]): number =>
  reglements.reduce((somme, { montant }) => somme + montant, 0)

const comparerDeductions = ({ bilan }: Vie, facture: Facture, neuf: readonly AcompteRecu[]): void => {
  bilan.comparaisons += 1
  if (JSON.stringify(facture.acomptes) !== JSON.stringify(neuf))
    bilan.ecarts.push({ quoi: 'deductions', vieux: facture.acomptes, neuf })
}

const jouer = async (vie: Vie, { quoi, x, y, apres, retard }: Geste): Promise<void> => {
  const { ports, id, bilan } = vie
  ports.avancer(apres)
  const avant = await lire(vie)
  const jour = dateParis(ports.clock.maintenant())
  if (avant.factures.some((suivie) => estEntierementCreditee(suivie) && solde(suivie) !== 0)) bilan.garde = true
  const le = plusJours(jour, -retard)
  const saisie = (montant: Montant) => ({ mode: modeDe(y), le, montant, note: '' })
  const acompte = async (montant: Montant) => {
    const ecrits = await enregistrerAcompte(ports)({
      admin: ADMIN,
      id,
      saisie: { ...saisie(montant), recuAttendu: null },
    })()
    const dernier = E.isRight(ecrits) ? ecrits.right.at(-1) : undefined
    if (dernier !== undefined) noter(vie, avant, dernier)
  }
  if (quoi === 'acompte') return acompte(part(avant.acompteMax, x))
  if (quoi === 'remise') {
    if (avant.detenus.length > 0) bilan.ambigu = true
    return acompte(centimes(0 - part(recuDe(avant.acomptes), x)))
  }
  if (quoi === 'reprise') {
    const visee = avant.acomptes[Math.floor(x * avant.acomptes.length)]
    if (visee === undefined) return
    const ecrits = await annulerAcompte(ports)({ admin: ADMIN, id, acompteId: visee.id, note: 'erreur' })()
    const dernier = E.isRight(ecrits) ? ecrits.right.at(-1) : undefined
    if (dernier !== undefined) noter(vie, avant, dernier)
    return
  }
  if (quoi === 'facture') {
    const pieces =
      y < 0.5
        ? []
        : [
            {
              designation: 'Disque',
              quantite: 1,
              prixUnitaire: centimes(1 + Math.floor(4000 * y)),
              etat: 'neuve' as const,
            },
          ]
    const frais = avant.prestation.statut === 'terminé' && x > 0.7 && pieces.length === 0
    const emise = await emettreFacture(ports)({
      admin: ADMIN,
      id,
      version: null,
      saisie: frais
        ? {
            ...saisieDuDevis(jour),
            travail: false,
            kmAllerRetour: 0,
            frais: [{ genre: 'diagnostic', montant: centimes(1 + Math.floor(2499 * y)) }],
          }
        : { ...saisieDuDevis(jour), pieces, accordDepassement: 'sur place' },
    })()
    if (E.isLeft(emise)) return
    const { facture } = emise.right
    if (avant.factures.length > 0) bilan.refaite = true
    if (facture.acomptes.some(({ laisse }) => laisse)) bilan.laisse = true
    comparerDeductions(vie, facture, deduire(compteDe(avant, vie.faits), facture.total))
    return
  }
  const rang = Math.min(avant.factures.length - 1, Math.floor((y < 0.75 ? 0.999 : x) * avant.factures.length))
  const suivie = avant.factures[rang]
  if (suivie === undefined) return
  const { numero } = suivie.facture
  if (quoi === 'avoir') {
    const reste = resteDeLaFacture(suivie)
    const [services, ventes] = [part(reste.total - reste.ventes, x), part(reste.ventes, y)]
    const demande = y > 0.3 ? { montant: null, ventes: null } : { montant: centimes(services + ventes), ventes }
    await emettreAvoir(ports)({ admin: ADMIN, numero, motif: 'erreur', ...demande })()
    return
  }
  const ecrire = async (issue: E.Either<unknown, FactureSuivie>) => {
    const dernier = E.isRight(issue) ? issue.right.reglements.at(-1) : undefined
    if (dernier !== undefined) noter(vie, avant, dernier)
    return dernier !== undefined
  }
  if (quoi === 'annulation') {
    const visee = suivie.reglements[Math.floor(x * suivie.reglements.length)]
    if (visee === undefined) return
    await ecrire(await annulerReglement(ports)({ admin: ADMIN, numero, reglementId: visee.id, note: 'erreur' })())
    return
  }
  const du = solde(suivie)
  const montant = quoi === 'reglement' ? part(Math.max(0, du), x) : centimes(0 - part(Math.max(0, 0 - du), x))
  const ecrit = await ecrire(await enregistrerReglement(ports)({ admin: ADMIN, numero, saisie: saisie(montant) })())
  if (ecrit && montant < 0 && (rang < avant.factures.length - 1 || avant.acomptes.length > 0)) bilan.ambigu = true
}

const parMois = (
  lignes: readonly { readonly le: string; readonly montant: number; readonly ventes: number }[],
): string => {
  const mois = new Map<string, [number, number]>()
  for (const { le, montant, ventes } of lignes) {
    const [m, v] = mois.get(le.slice(0, 7)) ?? [0, 0]
    mois.set(le.slice(0, 7), [m + montant, v + ventes])
  }
  return JSON.stringify([...mois].filter(([, [m, v]]) => m !== 0 || v !== 0).toSorted(([a], [b]) => a.localeCompare(b)))
}

const livreNeuf = (compte: CompteDeCommande) =>
  partager(compte).map(({ cause, ventes }) =>
    'id' in cause
      ? { cle: cause.id, le: cause.le, montant: cause.montant, ventes }
      : { cle: cause.numero, le: cause.date, montant: 0, ventes },
  )

const comparer = (vie: Vie, lu: AFacturer, avantLignes: string): string => {
  const { bilan, faits } = vie
  const compte = compteDe(lu, faits)
  const dire = (quoi: string, vieux: unknown, neuf: unknown): void => {
    bilan.comparaisons += 1
    if (JSON.stringify(vieux) !== JSON.stringify(neuf)) bilan.ecarts.push({ quoi, vieux, neuf })
  }
  const vieilles = [...lu.factures.flatMap(({ reglements }) => reglements), ...lu.acomptes]
  const soldes = lu.factures.map((suivie) => solde(suivie))
  const enTout = soldes.reduce((somme, un) => somme + un, 0) - recuDe(lu.acomptes)
  dire('solde de la commande', enTout, soldeDeCommande(compte))
  const dernierSolde = lu.factures.length === 0 ? [] : [...soldes.slice(0, -1).map(() => 0), soldeDeCommande(compte)]
  dire(
    'solde par facture',
    soldes.map((un, rang) => (rang === soldes.length - 1 ? un - recuDe(lu.acomptes) : un)),
    dernierSolde,
  )
  const neuves = livreNeuf(compte)
  const argent = (lignes: readonly { readonly le: string; readonly montant: number }[]) =>
    lignes
      .filter(({ montant }) => montant !== 0)
      .map(({ le, montant }) => `${le} ${montant}`)
      .toSorted()
  const sansReports = vieilles.filter((une) => !estUnReport(une))
  dire('argent du livre', argent(sansReports), argent(neuves))
  dire(
    'recettes par mois',
    parMois(vieilles.map((une) => ({ ...une, ventes: 0 }))),
    parMois(neuves.map((une) => ({ ...une, ventes: 0 }))),
  )
  dire('partage par mois', parMois(vieilles), parMois(neuves))
  if (!bilan.refaite)
    dire(
      'lignes du livre',
      vieilles.map(({ id, le, montant, ventes }) => `${id} ${le} ${montant} ${ventes}`).toSorted(),
      neuves.map(({ cle, le, montant, ventes }) => `${cle} ${le} ${montant} ${ventes}`).toSorted(),
    )
  const aplat = JSON.stringify(neuves).slice(0, -1)
  bilan.comparaisons += 1
  expect(aplat.startsWith(avantLignes.replace(/\]$/, ''))).toBe(true)
  if (soldeDeCommande(compte) === 0 && lu.factures.length > 0 && faits.length > 0) {
    const derniere = lu.factures.at(-1)
    const ventes = neuves.reduce((somme, une) => somme + une.ventes, 0)
    dire('pièces une fois soldé', derniere === undefined ? 0 : resteDeLaFacture(derniere).ventes, ventes)
  }
  return aplat
}

const vivre = async ({
  pro,
  pieces,
  gestes,
}: {
  pro: boolean
  pieces: number
  gestes: readonly Geste[]
}): Promise<Bilan> => {
  const ports = await monde()
  const { estimation } = unePrestation()
  const ligne = {
    nature: 'piece',
    designation: 'Carte',
    quantite: 1,
    unite: 'unite',
    prixUnitaire: centimes(pieces),
    montant: centimes(pieces),
  } as const
  const { id } = await commandeTerminee(ports, 1, {
    engagement: { ...SANS_ENGAGEMENT, acheteur: pro ? UN_PROFESSIONNEL : PARTICULIER },
    estimation:
      pieces === 0
        ? estimation
        : {
            ...estimation,
            lignes: [...estimation.lignes, ligne],
            totalNet: centimes(estimation.totalNet + pieces),
          },
  })
  const bilan: Bilan = { comparaisons: 0, refaite: false, garde: false, laisse: false, ambigu: false, ecarts: [] }
  const vie: Vie = { ports, id, faits: [], bilan }
  let lignes = '['
  for (const geste of gestes) {
    await jouer(vie, geste)
    lignes = comparer(vie, await lire(vie), lignes)
  }
  return bilan
}

/** What never differs, whatever happened. */
const TOUJOURS = ['solde de la commande', 'argent du livre', 'recettes par mois', 'pièces une fois soldé']

describe('the ledger of an order', { timeout: 600_000 }, () => {
  const bilans: Bilan[] = []

  beforeAll(async () => {
    for (const histoire of fc.sample(uneHistoire, { seed: 20_261_120, numRuns: 2_000 }))
      bilans.push(await vivre(histoire))
  }, 600_000)

  it('says what the entries of its invoices say, unless one that was given back still held money', () => {
    expect(bilans.filter(({ garde }) => !garde).flatMap(({ ecarts }) => ecarts)).toEqual([])
  })

  it('always has the same money in the same months, the same balance, and the same goods once all is settled', () => {
    const ecarts = bilans.flatMap((bilan) => bilan.ecarts)
    expect(ecarts.filter(({ quoi }) => TOUJOURS.includes(quoi))).toEqual([])
  })

  it('deducts the same on every invoice, but for the day of what was left on one that was done again twice', () => {
    const sansJour = (valeur: unknown): string =>
      JSON.stringify(valeur, (cle: string, une: unknown) => (cle === 'le' ? undefined : une))
    const deductions = bilans
      .filter(({ ambigu }) => !ambigu)
      .flatMap(({ ecarts }) => ecarts.filter(({ quoi }) => quoi === 'deductions'))
    expect(deductions.filter(({ vieux, neuf }) => sansJour(vieux) !== sansJour(neuf))).toEqual([])
  })
})
