import { formaterJour } from '#domain/calendrier/formater-date'
import { PERIMEE_TEXTS } from '../../../contents/admin-changement-texts.ts'
import { STATUT_NOMS } from '../../../contents/admin-statut-texts.ts'
import { etatTexte, PRIORITE_NOMS } from '../../../contents/admin-prestations-texts.ts'
import type { EtatActuel } from '../../../features/admin/prestations/perimee.ts'
import { Etats } from '../cadre/etats.tsx'

type Props = { readonly voulu: string; readonly actuelle: EtatActuel }

const enMots = ({ statut, priorite, validationDate }: EtatActuel): string =>
  etatTexte(
    STATUT_NOMS[statut],
    PRIORITE_NOMS[priorite],
    validationDate === null ? PERIMEE_TEXTS.sansDate : `${formaterJour(validationDate.date)}, ${validationDate.heure}`,
  )

/** What one wanted beside what somebody else recorded. */
export const EtatsCompares = ({ voulu, actuelle }: Props) => (
  <Etats
    etats={[
      { nom: PERIMEE_TEXTS.voulu, etat: voulu },
      { nom: PERIMEE_TEXTS.actuel, etat: enMots(actuelle) },
    ]}
  />
)
