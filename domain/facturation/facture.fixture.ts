import { dateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unePrestation } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { codeVerification } from '#domain/verification/code-verification'
import { type Acheteur, PARTICULIER, type Siren } from '../client/acheteur.ts'
import { totalDesLignes } from './composer-lignes.ts'
import { echeance } from './preparer-facture.ts'
import type { LigneFacturee } from './ligne-facturee.ts'
import { mentionsPortees } from './mentions.ts'
import { numeroPiece } from './numero-piece.ts'
import type { Avoir, Facture, FactureDAcompte } from './piece.ts'
import { ventesDeLaFacture } from './ventes.ts'

const JOUR = dateCivile(2026, 12, 1)

export const UN_PROFESSIONNEL: Extract<Acheteur, { readonly type: 'professionnel' }> = {
  type: 'professionnel',
  raisonSociale: 'Fromagerie des Lacs',
  siren: '732829320' as Siren,
}

export const uneLigne = (overrides: Partial<LigneFacturee> = {}): LigneFacturee => ({
  genre: 'travail',
  designation: 'Réinstallation PC',
  quantite: 1,
  unite: 'forfait',
  prixUnitaire: euros(64),
  montant: euros(64),
  etat: null,
  ...overrides,
})

/** Work by the hour, travel and a part, 275,35 € in all. */
const DES_LIGNES: readonly LigneFacturee[] = [
  uneLigne({ designation: 'Dépannage', quantite: 3.25, unite: 'heure', prixUnitaire: euros(40), montant: euros(130) }),
  uneLigne({
    genre: 'deplacement',
    designation: 'Déplacement (29,1\u00a0km aller-retour, dont 10\u00a0km offerts)',
    quantite: 19.1,
    unite: 'km',
    prixUnitaire: euros(1),
    montant: euros(19.1),
  }),
  uneLigne({
    genre: 'piece',
    designation: 'Disque SSD 500\u00a0Go',
    quantite: 2,
    unite: 'unite',
    prixUnitaire: euros(50),
    montant: euros(100),
    etat: 'neuve',
  }),
  uneLigne({
    genre: 'piece',
    designation: 'Barrette de mémoire 8\u00a0Go',
    unite: 'unite',
    prixUnitaire: euros(26.25),
    montant: euros(26.25),
    etat: 'economie_circulaire',
  }),
]

/** The invoice of `unePrestation`, issued on 1 December 2026 for a consumer. */
export const uneFacture = (overrides: Partial<Facture> = {}): Facture => {
  const { id, reference, numeroDevis, contact, adresse, estimation } = unePrestation()
  const acheteur = overrides.acheteur ?? PARTICULIER
  const lignes = overrides.lignes ?? [uneLigne()]
  return {
    genre: 'facture',
    numero: numeroPiece('facture', 2026, 1),
    code: codeVerification({ reference, sceau: '9BCDEF' }),
    prestationId: id,
    reference,
    emiseLe: '2026-12-01T10:00:00.000Z',
    date: JOUR,
    entreprise: uneEntreprise(),
    acheteur,
    contact,
    adresse,
    service: estimation.service,
    lignes,
    total: totalDesLignes(lignes),
    mentions: mentionsPortees(JOUR, acheteur.type, lignes),
    numeroDevis,
    totalDevis: totalDesLignes(lignes),
    accordDepassement: '',
    dateExecution: dateCivile(2026, 11, 30),
    modalite: 'sur_place',
    echeance: echeance(JOUR, acheteur.type),
    acomptes: [],
    ...overrides,
  }
}

/** An invoice of several lines for a business. */
export const uneFacturePro = (overrides: Partial<Facture> = {}): Facture =>
  uneFacture({ acheteur: UN_PROFESSIONNEL, lignes: DES_LIGNES, ...overrides })

/** A credit note for a whole invoice. */
export const unAvoir = (overrides: Partial<Avoir> = {}, facture: Facture = uneFacture()): Avoir => {
  const { prestationId, reference, emiseLe, date, entreprise, acheteur, contact, adresse, service, total } = facture
  const motif = 'erreur de saisie'
  const designation = `Avoir total sur la facture ${facture.numero}\u00a0: ${motif}`
  return {
    genre: 'avoir',
    numero: numeroPiece('avoir', 2026, 1),
    code: codeVerification({ reference, sceau: 'Z8YXWV' }),
    prestationId,
    reference,
    emiseLe,
    date,
    entreprise,
    acheteur,
    contact,
    adresse,
    service,
    lignes: [uneLigne({ genre: 'avoir', designation, prixUnitaire: total, montant: total })],
    total,
    mentions: facture.mentions.filter(({ code }) => code === 'tva'),
    facture: { numero: facture.numero, date: facture.date, total },
    motif,
    ventes: ventesDeLaFacture(facture),
    ecriture: null,
    ...overrides,
  }
}

/** A deposit invoice of 1 December 2026 for `UN_PROFESSIONNEL`, who paid 100 € by transfer. */
export const uneFactureDAcompte = (overrides: Partial<FactureDAcompte> = {}): FactureDAcompte => {
  const {
    prestationId,
    reference,
    numeroDevis,
    emiseLe,
    date,
    entreprise,
    acheteur,
    contact,
    adresse,
    service,
    total,
  } = uneFacturePro()
  const montant = euros(100)
  const designation = `Acompte sur la commande ${reference}, devis ${numeroDevis}\u00a0: ${service}`
  return {
    genre: 'acompte',
    numero: numeroPiece('acompte', 2026, 1),
    code: codeVerification({ reference, sceau: 'ABCDEF' }),
    prestationId,
    reference,
    emiseLe,
    date,
    entreprise,
    acheteur,
    contact,
    adresse,
    service,
    lignes: [uneLigne({ genre: 'acompte', designation, prixUnitaire: montant, montant })],
    total: montant,
    mentions: mentionsPortees(date, acheteur.type, []),
    numeroDevis,
    totalDevis: total,
    recu: { le: date, mode: 'virement' },
    ventes: euros(0),
    ecriture: 'ecriture-1',
    retablit: null,
    ...overrides,
  }
}

/** A credit note for a whole deposit invoice. */
export const unAvoirDAcompte = (
  overrides: Partial<Avoir> = {},
  { numero, date, total }: FactureDAcompte = uneFactureDAcompte(),
): Avoir => {
  const motif = 'acompte rendu'
  const designation = `Avoir total sur la facture d’acompte ${numero}\u00a0: ${motif}`
  return {
    ...unAvoir({}, uneFacturePro()),
    lignes: [uneLigne({ genre: 'avoir', designation, prixUnitaire: total, montant: total })],
    total,
    facture: { numero, date, total },
    motif,
    ventes: euros(0),
    ecriture: 'ecriture-2',
    ...overrides,
  }
}
