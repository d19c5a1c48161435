import { aParis, dateParis } from '#domain/calendrier/heure-de-paris'
import { INTERVENTIONS, plageDuJour } from '#domain/calendrier/horaires'
import { nomDuFerie } from '#domain/calendrier/jours-feries'
import { type DateProposee, offrirDate } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { delaiACourir } from '#domain/retractation/debut-de-travail'

export type Essai = {
  readonly date: DateProposee
  readonly passee: boolean
  readonly ferie: string | null
  /** Outside the hours of visits, travel apart: allowed, and said. */
  readonly horsHoraires: boolean
  /** Before the end of the withdrawal delay, although the client has not asked for it. */
  readonly avantRetractation: boolean
}

const estHorsHoraires = ({ debut, fin }: DateProposee): boolean => {
  const [de, a] = [aParis(debut), aParis(fin)]
  const plage = plageDuJour(INTERVENTIONS, de.date)
  return plage === null || de.date !== a.date || de.minutes < plage.de || a.minutes > plage.a
}

export const essayerDate = ({ prestation }: Dossier, debut: Date, rang: number, instant: Date): Essai => {
  const date = offrirDate(prestation.estimation, { id: `essai-${rang}`, proposition: 1, rang, debut }, instant)
  return {
    date,
    passee: debut <= instant,
    ferie: nomDuFerie(dateParis(debut)),
    horsHoraires: estHorsHoraires(date),
    avantRetractation: delaiACourir(prestation, dateParis(debut)) !== null,
  }
}
