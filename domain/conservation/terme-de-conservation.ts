import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { estDAcompte, type FactureDuRegistre } from '#domain/facturation/reglement'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { conserveJusquAu } from './calendrier.ts'
import { finDeConservation } from './contrat.ts'
import type { MotifDeConservation } from './motif.ts'

export type PasEncoreATerme = { readonly _tag: 'PasEncoreATerme' }

/** The day of the last service of an order: of the agreed visit, else of the order. */
const derniereDate = ({ prestation, dates }: Dossier): DateCivile =>
  dateParis(dateAcceptee(dates)?.fin ?? prestation.creeLe)

export const tousATerme = (dossiers: readonly Dossier[], jour: DateCivile): boolean =>
  dossiers.every(
    (dossier) =>
      ['terminé', 'annulé'].includes(dossier.prestation.statut) &&
      conserveJusquAu('clients', derniereDate(dossier)) < jour,
  )

export type TermeDeConservation = { readonly jusquAu: DateCivile | null; readonly motif: MotifDeConservation }

type CompteConserve = {
  readonly isAdmin: boolean
  readonly dossiers: readonly Dossier[]
  readonly contacts: readonly Date[]
}

const derniere = (jours: readonly DateCivile[]): DateCivile | null => jours.toSorted().at(-1) ?? null

const estOuvert = ({ prestation: { statut } }: Dossier): boolean => statut === 'en_attente' || statut === 'en_cours'

/** Three years after the last contact, five after the last service; never while an order is open, never an admin's. */
export const termeDuCompte = ({ isAdmin, dossiers, contacts }: CompteConserve): TermeDeConservation => {
  if (isAdmin) return { jusquAu: null, motif: 'compte_admin' }
  if (dossiers.some(estOuvert)) return { jusquAu: null, motif: 'prestation_ouverte' }
  const service = derniere(dossiers.map(derniereDate))
  if (service !== null) return { jusquAu: conserveJusquAu('clients', service), motif: 'derniere_prestation' }
  const contact = derniere(contacts.map(dateParis))
  return {
    jusquAu: contact === null ? null : conserveJusquAu('clients_sans_commande', contact),
    motif: 'dernier_contact',
  }
}

export const termeDeLaPrestation = (dossier: Dossier): TermeDeConservation => {
  const fin = finDeConservation(dossier)
  return fin === null ? { jusquAu: null, motif: 'avec_le_compte' } : { jusquAu: fin, motif: 'contrat' }
}

/** Counted from the last entry: invoice, credit note or payment. A deposit invoice is kept as long as the invoice that deducts it. */
export const termeDeLaFacture = (suivie: FactureDuRegistre): TermeDeConservation => {
  if (estDAcompte(suivie)) return { jusquAu: null, motif: 'avec_la_facture' }
  const { facture, avoirs, reglements } = suivie
  const jours = [facture.date, ...avoirs.map(({ date }) => date), ...reglements.map(({ le }) => le)]
  return { jusquAu: conserveJusquAu('factures', derniere(jours) ?? facture.date), motif: 'facture' }
}
