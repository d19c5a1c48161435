import { formaterInstant } from '#domain/calendrier/formater-date'
import { PREAVIS_RENDEZ_VOUS_HEURES } from '#domain/conditions/regles'
import { annuleSansFrais } from '#domain/retractation/delai'
import { formaterMontant } from '#domain/shared/montant'
import type {
  DateReply,
  PrestationDuClientReply,
  PrestationReply,
} from '#adapters/http/contract/values/prestation-reply'
import {
  acceptationTardive,
  argentRenduTexte,
  regleLibre,
  regleSansRendezVous,
  regleTardive,
  regleTardiveSansFrais,
} from '../../contents/rendez-vous-texts.ts'
import { recuDAvance } from './acomptes.ts'
import type { GesteOuvert } from './geste.ts'
import { dateConvenue, estTardive, gestesPossibles } from './rendez-vous.ts'

const estSansFrais = (prestation: PrestationReply, maintenant: Date): boolean =>
  annuleSansFrais(prestation, new Date(prestation.createdAt), maintenant)

/** The rule as it stands for this visit, said before the press; `null` when there is none to say. */
export const regleDe = (
  genre: GesteOuvert['genre'],
  prestation: PrestationReply,
  maintenant: Date,
): { readonly texte: string; readonly tardive: boolean } | null => {
  if (genre === 'refuser') return null
  const convenue = dateConvenue(prestation)
  if (convenue === null) return { texte: regleSansRendezVous, tardive: false }
  if (gestesPossibles(prestation, maintenant)[genre] === 'libre') {
    const jusquAu = formaterInstant(new Date(convenue.modifiableJusquA))
    return { texte: regleLibre(PREAVIS_RENDEZ_VOUS_HEURES, jusquAu), tardive: false }
  }
  return estSansFrais(prestation, maintenant)
    ? { texte: regleTardiveSansFrais(PREAVIS_RENDEZ_VOUS_HEURES), tardive: false }
    : { texte: regleTardive(PREAVIS_RENDEZ_VOUS_HEURES, formaterMontant(convenue.fraisTardifs)), tardive: true }
}

/** What to know before a date so near is agreed on; `null` while the answer can be changed. */
export const regleDAcceptation = (
  date: Pick<DateReply, 'modifiableJusquA' | 'fraisTardifs'>,
  maintenant: Date,
): string | null =>
  estTardive(date, maintenant)
    ? acceptationTardive(PREAVIS_RENDEZ_VOUS_HEURES, formaterMontant(date.fraisTardifs))
    : null

/** What becomes of money paid already when the order is cancelled; `null` when there is none. */
export const argentRendu = (prestation: PrestationDuClientReply, maintenant: Date): string | null => {
  const recu = recuDAvance(prestation)
  if (recu <= 0) return null
  const tardive = gestesPossibles(prestation, maintenant).annuler === 'tardif'
  return argentRenduTexte(formaterMontant(recu), tardive && !estSansFrais(prestation, maintenant))
}
