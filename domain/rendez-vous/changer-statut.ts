import * as E from '#fp/Either'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import type { Auteur, Fait } from '../prestation/evenement.ts'
import type { Priorite, Statut } from '../prestation/statut.ts'
import { annuleSansFrais } from '../retractation/delai.ts'
import { type Annonce, direDate, estDit } from './courrier-de-rendez-vous.ts'
import {
  dateAcceptee,
  type DateProposee,
  datesAuCalendrier,
  estTardif,
  fraisDePreavis,
  estApresLaFin,
  jourConvenu,
  vaDeSoi,
} from './date-proposee.ts'
import { avecDates, avecPrestation, type Changement, type Dossier, laisserExpirer } from './dossier.ts'
import { type InterventionCommencee, PRESTATION_CLOSE, type PrestationClose } from './refus.ts'

/** An invoice is in force for the prestation: it can be reopened only after a credit note (C9). */
export type FactureEmise = { readonly _tag: 'FactureEmise'; readonly numero: NumeroPiece }

/** The invoice that keeps a prestation `terminé`; `null` if none does. */
const factureQuiRetient = ({ factureEnCours, prestation }: Dossier): FactureEmise | null =>
  prestation.statut === 'terminé' && factureEnCours !== null ? { _tag: 'FactureEmise', numero: factureEnCours } : null

export type MotifRequis = { readonly _tag: 'MotifRequis' }

const MOTIF_REQUIS: MotifRequis = { _tag: 'MotifRequis' }

export type NouveauStatut = { readonly statut: Statut; readonly motif: string }

const tombe = ({ statut, debut }: DateProposee, instant: Date): boolean =>
  statut === 'accepte' && estApresLaFin(dateParis(debut), dateParis(instant))

const retirer =
  (instant: Date) =>
  (date: DateProposee): DateProposee =>
    date.statut === 'propose' || tombe(date, instant) ? { ...date, statut: 'annule' } : date

const avecStatut = (recu: Dossier, statut: Statut, instant: Date): Dossier => {
  if (statut !== 'terminé') return avecPrestation(recu, { statut })
  const dossier = laisserExpirer(recu, instant)
  const dates = dossier.dates.map(retirer(instant))
  const retirees = dates.some((date, rang) => date !== dossier.dates[rang])
  return retirees ? avecDates(dossier, dates, { prestation: { statut } }) : avecPrestation(dossier, { statut })
}

const annoncerRetrait = (avant: Dossier, apres: Dossier, instant: Date): Annonce | null => {
  if (apres.sequence === avant.sequence) return null
  const { dates } = laisserExpirer(avant, instant)
  const convenue = dates.find((date) => tombe(date, instant))
  return {
    reponse: 'retiree',
    sequence: apres.sequence,
    dates: [],
    retirees: datesAuCalendrier(dates)
      .filter((date) => date.statut !== 'accepte' || tombe(date, instant))
      .map(direDate),
    motif: '',
    souhaits: [],
    frais: null,
    remplacee: convenue === undefined ? null : direDate(convenue),
  }
}

const poser = (avant: Dossier, { statut, motif }: NouveauStatut, instant: Date): Changement => {
  const change = { de: avant.prestation.statut, vers: statut, motif }
  const dossier = avecStatut(avant, statut, instant)
  const retrait = annoncerRetrait(avant, dossier, instant)
  return {
    dossier,
    evenement: { le: instant, auteur: 'entreprise', fait: { genre: 'statut', ...change } },
    courriers:
      retrait === null || retrait.remplacee === null
        ? []
        : [{ genre: 'annulation_entreprise', annonce: retrait, aEnvoyerLe: instant }],
    ...(estDit(change) ? { avis: { ...change, retrait } } : {}),
  }
}

/** The change of a statut; `null` if nothing changes. Setting the statut back does not restore the dates it freed: they are proposed again. */
export const changerStatut = (
  dossier: Dossier,
  { statut, motif }: NouveauStatut,
  instant: Date,
): E.Either<MotifRequis | RefusDAnnulation, Changement | null> => {
  const de = dossier.prestation.statut
  if (de === statut) return E.right(null)
  const retenue = factureQuiRetient(dossier)
  if (retenue !== null) return E.left(retenue)
  const ordinaire = vaDeSoi(de, statut, jourConvenu(dossier.dates), dateParis(instant))
  if (!ordinaire && motif.trim() === '') return E.left(MOTIF_REQUIS)
  if (statut === 'annulé') return annulerPrestation(dossier, motif, instant, 'entreprise')
  return E.right(poser(dossier, { statut, motif }, instant))
}

export const changerPriorite = (dossier: Dossier, priorite: Priorite, instant: Date): Changement | null => {
  const de = dossier.prestation.priorite
  return de === priorite
    ? null
    : {
        dossier: avecPrestation(dossier, { priorite }),
        evenement: { le: instant, auteur: 'entreprise', fait: { genre: 'priorite', de, vers: priorite } },
        courriers: [],
      }
}

const consigner = (dossier: Dossier, fait: Fait, instant: Date): Changement => ({
  dossier,
  evenement: { le: instant, auteur: 'entreprise', fait },
  courriers: [],
})

/** Adds a call to the history. The first one fulfils the promise to call. */
export const consignerAppel = (dossier: Dossier, note: string, instant: Date): Changement => {
  const appeleeLe = dossier.prestation.appeleeLe ?? instant
  return consigner(avecPrestation(dossier, { appeleeLe }), { genre: 'appel', note }, instant)
}

export const consignerNote = (dossier: Dossier, texte: string, instant: Date): Changement =>
  consigner(avecPrestation(dossier, {}), { genre: 'note', texte }, instant)

export type RefusDAnnulation = PrestationClose | InterventionCommencee | FactureEmise

const annulerDate = (date: DateProposee): DateProposee =>
  date.statut === 'remplace' || date.statut === 'expire' ? date : { ...date, statut: 'annule' }

/** Cancels an order; `null` if already cancelled. Only the business can cancel work that has begun or ended. The owner decides later whether to charge the fee noted. */
export const annulerPrestation = (
  recu: Dossier,
  motif: string,
  instant: Date,
  auteur: Auteur,
): E.Either<RefusDAnnulation, Changement | null> => {
  const dossier = laisserExpirer(recu, instant)
  if (dossier.prestation.statut === 'annulé') return E.right(null)
  const retenue = factureQuiRetient(dossier)
  if (retenue !== null) return E.left(retenue)
  if (dossier.prestation.statut === 'terminé' && auteur !== 'entreprise') return E.left(PRESTATION_CLOSE)
  const acceptee = dateAcceptee(dossier.dates)
  const commencee = dossier.prestation.statut === 'en_cours' || (acceptee !== null && acceptee.debut <= instant)
  if (auteur === 'client' && commencee) {
    return E.left({ _tag: 'InterventionCommencee' })
  }
  const { engagement, creeLe } = dossier.prestation
  const tardive =
    auteur === 'client' &&
    acceptee !== null &&
    estTardif(acceptee, instant) &&
    !annuleSansFrais(engagement, creeLe, instant)
  const frais = tardive ? fraisDePreavis(acceptee) : null
  const change = avecDates(dossier, dossier.dates.map(annulerDate), { souhaits: [], prestation: { statut: 'annulé' } })
  const annonce: Annonce = {
    reponse: 'annulee',
    sequence: change.sequence,
    dates: [],
    retirees: datesAuCalendrier(dossier.dates).map(direDate),
    motif,
    souhaits: [],
    frais,
    remplacee: null,
  }
  return E.right({
    dossier: change,
    evenement: { le: instant, auteur, fait: { genre: 'annulation', motif, frais } },
    courriers: [
      { genre: 'annulation_client', annonce, aEnvoyerLe: instant },
      { genre: 'annulation_entreprise', annonce, aEnvoyerLe: instant },
    ],
  })
}
