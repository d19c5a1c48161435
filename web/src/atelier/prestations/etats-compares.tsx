import { PRIORITE_NOMS, STATUT_NOMS } from '../noms.ts'
import { formaterJour } from '#domain/calendrier/formater-date'
import { Etats } from '../communs/etats.tsx'
import type { EtatActuel } from './modification.ts'
import { etatTexte, PERIMEE_TEXTS } from './texts.ts'

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
