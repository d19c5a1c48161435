import type { Calendrier, EntreeDeCalendrier } from '#application/ports/calendrier-renderer'
import { formaterAdresse } from '#domain/client/adresse'
import { formaterTelephone } from '#domain/client/formater-telephone'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import type { Annonce, DateDite } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { formaterMontant } from '#domain/shared/montant'

/** A calendar and the name of its file. */
export type FichierCalendrier = { readonly nom: string; readonly calendrier: Calendrier }

export type DemandeDeCalendrier = {
  readonly annonce: Annonce
  readonly prestation: Prestation
  readonly entreprise: Entreprise
  /** Domain of the sender: ids of entries are unique in it. */
  readonly domaine: string
  readonly pour: 'client' | 'entreprise'
  readonly ecritLe: Date
}

type Nommee = { readonly uid: string; readonly date: DateDite }

const A_DISTANCE = 'À distance'

const uidPrincipal = ({ prestation, domaine }: DemandeDeCalendrier): string => `${prestation.id}@${domaine}`

/** The first date of a proposal bears the id of its prestation, and so does the agreed one; the others add their rank. */
const uidDe = (demande: DemandeDeCalendrier, { rang }: DateDite): string =>
  rang === 0 ? uidPrincipal(demande) : `${demande.prestation.id}-${rang + 1}@${demande.domaine}`

const mots = ({ prestation, entreprise, pour }: DemandeDeCalendrier, { total }: DateDite) => {
  const { contact, reference, estimation, adresse } = prestation
  const [nom, telephone] = pour === 'client' ? [entreprise.nom, entreprise.telephone] : [contact.nom, contact.telephone]
  return {
    titre: `${estimation.service} – ${nom}`,
    description: [reference, formaterMontant(total), formaterTelephone(telephone)].join('\n'),
    lieu: estimation.modalite === 'a_distance' ? A_DISTANCE : formaterAdresse(adresse),
  }
}

const personne = ({ nom, email }: { readonly nom: string; readonly email: string }) => ({ nom, email })

const entree =
  (demande: DemandeDeCalendrier, statut: EntreeDeCalendrier['statut']) =>
  ({ uid, date }: Nommee): EntreeDeCalendrier => ({
    uid,
    sequence: demande.annonce.sequence,
    debut: new Date(date.debut),
    fin: new Date(date.fin),
    statut,
    ...mots(demande, date),
    organisateur: personne(demande.entreprise),
    participant: demande.pour === 'client' ? personne(demande.prestation.contact) : null,
  })

const fichier = (
  demande: DemandeDeCalendrier,
  nom: string,
  statut: EntreeDeCalendrier['statut'],
  dates: readonly Nommee[],
): readonly FichierCalendrier[] => {
  const inscrire = demande.pour === 'client' ? 'REQUEST' : 'PUBLISH'
  const methode = statut === 'CANCELLED' ? 'CANCEL' : inscrire
  const entrees = dates.map(entree(demande, statut))
  return entrees.length === 0 ? [] : [{ nom, calendrier: { methode, ecritLe: demande.ecritLe, entrees } }]
}

/** An agreed date of any rank stands under the main id, so that this one goes too, whichever dates are named. */
const toutes = (demande: DemandeDeCalendrier): readonly Nommee[] => {
  const { retirees } = demande.annonce
  const principale = retirees.find(({ rang }) => rang === 0) ?? retirees[0]
  if (principale === undefined) return []
  const autres = retirees.filter(({ rang }) => rang > 0).map((date) => ({ uid: uidDe(demande, date), date }))
  return [{ uid: uidPrincipal(demande), date: principale }, ...autres]
}

/** What calendars must learn of an announcement: the dates that hold, and those to drop. */
export const calendriersDeDossier = (demande: DemandeDeCalendrier): readonly FichierCalendrier[] => {
  const { reponse, dates, retirees } = demande.annonce
  if (reponse === 'refusee' || reponse === 'annulee') {
    return fichier(demande, 'annulation.ics', 'CANCELLED', toutes(demande))
  }
  const tenues =
    reponse === 'acceptee'
      ? dates.map((date) => ({ uid: uidPrincipal(demande), date }))
      : dates.map((date) => ({ uid: uidDe(demande, date), date }))
  // An agreed date leaves the entry under which it waited. The business was shown none that waited.
  const quittees = reponse === 'acceptee' ? [...retirees, ...dates] : retirees
  const autres = (demande.pour === 'client' ? quittees : [])
    .filter(({ rang }) => rang > 0)
    .map((date) => ({ uid: uidDe(demande, date), date }))
  return [
    ...fichier(demande, 'rendez-vous.ics', reponse === 'acceptee' ? 'CONFIRMED' : 'TENTATIVE', tenues),
    ...fichier(demande, 'dates-non-retenues.ics', 'CANCELLED', autres),
  ]
}
