import { anneeDe, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { PARTICULIER } from '#domain/client/acheteur'
import { echeance } from '#domain/facturation/echeance'
import { mentionsPortees } from '#domain/facturation/mentions'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { formaterMontant } from '#domain/shared/montant'
import { clefDeRecherche } from '#domain/recherche/clef-de-recherche'
import type { SeededPrestation } from './prestation-rows.ts'
import type { Row } from './rows.ts'

/** One invoice in so many is not paid yet. */
const UNPAID_EVERY = 50

const JOUR_MS = 24 * 3_600_000

const ENTREPRISE = {
  nom: 'Atelier du Sapin',
  forme: 'Entrepreneur individuel (EI)',
  responsable: 'Camille Jurassien',
  siren: '123456782',
  siret: '12345678200010',
  adresse: '1 place de l’Exemple',
  codePostal: '39570',
  ville: 'Montmorot',
  telephone: '+33384000000',
  email: 'bonjour@atelier.example',
  mediateur: { nom: 'Médiateur d’exemple', site: 'https://mediateur.example' },
  hebergeur: { nom: 'Hébergeur d’exemple', adresse: '1 rue du Serveur, 75000 Paris', telephone: '+33100000000' },
  paiement: { iban: 'FR76 0000 0000 0000 0000 0000 000', paypal: 'bonjour@atelier.example' },
  tribunal: 'Lons-le-Saunier',
  reseaux: [],
}

/** An invoice, and what was paid for it. */
export type SeededFacture = { readonly facture: Row; readonly reglements: readonly Row[] }

/** What an order that is done was billed, for the price that was said; the `rang`-th of all. */
export const drawFacture = (
  { id, client, creeLe, estimation, prestation }: SeededPrestation,
  rang: number,
): SeededFacture => {
  const emiseLe = new Date(creeLe.getTime() + 20 * JOUR_MS)
  const date = dateParis(emiseLe)
  const annee = anneeDe(date)
  const numero = numeroPiece('facture', annee, rang + 1)
  const { nom, email, telephone, adresse, codePostal, ville } = client
  const { service, totalNet: total } = estimation
  const { reference, numero_devis: numeroDevis } = prestation
  const montant = formaterMontant(total)
  const travail = { genre: 'travail', designation: service, quantite: 1, unite: 'forfait', etat: null }
  const contenu = {
    genre: 'facture',
    numero,
    code: 'AAAAAABBBBBB',
    prestationId: id,
    reference,
    emiseLe: emiseLe.toISOString(),
    date,
    entreprise: ENTREPRISE,
    acheteur: PARTICULIER,
    contact: { nom, email, telephone },
    adresse: { adresse, codePostal, ville },
    service,
    lignes: [{ ...travail, prixUnitaire: total, montant: total }],
    total,
    mentions: mentionsPortees(date, 'particulier', []),
    numeroDevis,
    totalDevis: total,
    accordDepassement: '',
    dateExecution: date,
    modalite: estimation.modalite,
    echeance: echeance(date, 'particulier'),
  }
  const regle = {
    id: `R-${numero}`,
    facture_numero: numero,
    mode: 'virement',
    le: date,
    montant: total,
    ventes: 0,
    note: '',
  }
  return {
    facture: {
      numero,
      genre: 'facture',
      annee,
      rang: rang + 1,
      facture_numero: null,
      prestation_id: id,
      client_id: client.id,
      reference,
      emise_le: emiseLe,
      echeance: contenu.echeance,
      total,
      contenu,
      pdf: '\\x25504446',
      xml: null,
      empreinte: '',
      conserver_jusqu_au: plusJours(date, 11 * 366),
      recherche: clefDeRecherche([numero, String(reference), nom, email, telephone, service, montant]),
    },
    reglements: rang % UNPAID_EVERY === 0 ? [] : [{ ...regle, annule: null, enregistre_le: emiseLe }],
  }
}
