import type { Knex } from 'knex'
import { Engagement } from '#domain/prestation/engagement'
import { Fait } from '#domain/prestation/evenement'
import { ValidationDate } from '#domain/prestation/validation-date'
import { Annonce } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { ChangementDeStatut, STATUT_CLIENT } from '#domain/rendez-vous/courrier-de-statut'
import { type DateProposee, STATUTS_RETENUS } from '#domain/rendez-vous/date-proposee'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { LAISSER_EXPIRER } from './laisser-expirer.ts'
import { AJOUTER_DATES, CHANGER_DATES, ECRIRE_DOSSIER, OUVRIR_AGENDA } from './modifier-dossier-sql.ts'

const retient = ({ statut }: DateProposee): boolean => STATUTS_RETENUS.includes(statut)

/** Time is let go before it is taken: the constraint looks at each statement. */
const writeDates = async (trx: Knex, avant: Dossier, apres: Dossier, instant: Date): Promise<void> => {
  const { id } = avant.prestation
  const connues = new Map(avant.dates.map((date) => [date.id, date]))
  const nouvelles = apres.dates.filter((date) => !connues.has(date.id))
  const changees = apres.dates.filter((date) => {
    const connue = connues.get(date.id)
    return connue !== undefined && (connue.statut !== date.statut || connue.repondueLe !== date.repondueLe)
  })
  if (nouvelles.length + changees.length === 0) return
  await trx.raw(OUVRIR_AGENDA)
  await trx.raw(LAISSER_EXPIRER, { id, instant })
  for (const dates of [changees.filter((date) => !retient(date)), changees.filter(retient)]) {
    if (dates.length > 0) await trx.raw(CHANGER_DATES, { dates: JSON.stringify(dates) })
  }
  if (nouvelles.length > 0) await trx.raw(AJOUTER_DATES, { id, dates: JSON.stringify(nouvelles) })
}

/** The mails of a decision as their rows keep them. */
const lettersOf = ({ evenement, courriers, avis }: Changement): readonly object[] => [
  ...courriers.map(({ genre, aEnvoyerLe, annonce }) => ({ genre, aEnvoyerLe, detail: Annonce.encode(annonce) })),
  ...(avis === undefined
    ? []
    : [{ genre: STATUT_CLIENT, aEnvoyerLe: evenement.le, detail: ChangementDeStatut.encode(avis) }]),
]

/** Writes a decision: dates, prestation, history and mails. */
export const writeDossier = async (trx: Knex, avant: Dossier, changement: Changement, instant: Date): Promise<void> => {
  const { dossier, evenement } = changement
  const { id, statut, priorite, validationDate, appeleeLe, engagement, version } = dossier.prestation
  await writeDates(trx, avant, dossier, instant)
  await trx.raw(ECRIRE_DOSSIER, {
    id,
    statut,
    priorite,
    version,
    appeleeLe,
    engagement: JSON.stringify(Engagement.encode(engagement)),
    validationDate: validationDate === null ? null : JSON.stringify(ValidationDate.encode(validationDate)),
    souhaits: JSON.stringify(dossier.souhaits),
    sequence: dossier.sequence,
    le: evenement.le,
    auteur: evenement.auteur,
    fait: JSON.stringify(Fait.encode(evenement.fait)),
    rendezVousChange: dossier.sequence !== avant.sequence,
    courriers: JSON.stringify(lettersOf(changement)),
  })
}
