import type { MotifRequis } from '#domain/rendez-vous/changer-statut'
import type { VersionPerimee } from '#domain/rendez-vous/version'
import type { RefusalTable } from '../refusal.ts'
import { REFUS_RENDEZ_VOUS, type RefusDeRendezVous } from './rendez-vous.ts'

type Proposition = Extract<
  RefusDeRendezVous,
  {
    _tag:
      | 'CreneauOccupe'
      | 'DatePassee'
      | 'DatesQuiSeTouchent'
      | 'DateTropLointaine'
      | 'DateTropProche'
      | 'FactureEmise'
      | 'InterventionCommencee'
      | 'NombreDeDates'
      | 'PrestationClose'
  }
>

export type RefusDeModification = Proposition | MotifRequis | VersionPerimee

const {
  CreneauOccupe,
  DatePassee,
  DatesQuiSeTouchent,
  DateTropLointaine,
  DateTropProche,
  FactureEmise,
  InterventionCommencee,
  NombreDeDates,
  PrestationClose,
} = REFUS_RENDEZ_VOUS

/** What can go wrong while the owner changes a prestation. */
export const REFUS_MODIFICATION: RefusalTable<RefusDeModification> = {
  CreneauOccupe,
  DatePassee,
  DatesQuiSeTouchent,
  DateTropLointaine,
  DateTropProche,
  FactureEmise,
  InterventionCommencee,
  NombreDeDates,
  PrestationClose,
  MotifRequis: {
    status: 400,
    code: 'MOTIF_REQUIS',
    champ: 'motif',
    message: () => 'Ce changement sort de l’ordinaire\u00a0: indiquez pourquoi, l’historique le gardera.',
  },
  VersionPerimee: {
    status: 409,
    code: 'VERSION_PERIMEE',
    message: () => 'Cette fiche a changé entre-temps. Comparez avec la version actuelle avant d’enregistrer.',
    data: ({ actuelle: { prestation } }) => {
      const { version, statut, priorite, validationDate } = prestation
      return { actuelle: { version, statut, priorite, validationDate } }
    },
  },
}
