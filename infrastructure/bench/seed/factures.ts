import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anneeDe, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { PARTICULIER } from '#domain/client/acheteur'
import { echeance } from '#domain/facturation/echeance'
import { mentionsPortees } from '#domain/facturation/mentions'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { clefDeRecherche } from '#domain/recherche/clef-de-recherche'
import { formaterMontant } from '#domain/shared/montant'
import type { Row } from './draw.ts'
import type { SeededPrestation } from './prestations.ts'

/** One invoice in so many is not paid yet. */
const UNPAID_EVERY = 50

const JOUR_MS = 24 * 3_600_000

const ENTREPRISE: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../config/entreprise.demo.json'), 'utf8'),
)

/** What an order that is done was billed, for the price that was said, and what was paid for it; the `rang`-th of all. */
export const drawFacture = ({ id, client, creeLe, estimation, prestation }: SeededPrestation, rang: number) => {
  const emiseLe = new Date(creeLe.getTime() + 20 * JOUR_MS)
  const date = dateParis(emiseLe)
  const annee = anneeDe(date)
  const numero = numeroPiece('facture', annee, rang + 1)
  const { nom, email, telephone, adresse, code_postal: codePostal, ville } = client.coordonnees
  const { service, totalNet: total } = estimation
  const { reference, numero_devis: numeroDevis } = prestation
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
    acomptes: [],
    echeance: echeance(date, 'particulier'),
  }
  const facture: Row = {
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
    recherche: clefDeRecherche([numero, String(reference), nom, email, telephone, service, formaterMontant(total)]),
  }
  const paid = { mode: 'virement', le: date, montant: total, ventes: 0, note: '', annule: null, enregistre_le: emiseLe }
  const reglement: Row = { id: `R-${numero}`, facture_numero: numero, ...paid }
  return { facture, reglements: rang % UNPAID_EVERY === 0 ? [] : [reglement] }
}
