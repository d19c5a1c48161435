import { CRENEAUX, HEURES_CRENEAU } from '#domain/prestation/creneau'
import { TEXTE_MAX } from '#domain/prestation/longueurs'
import { RadioGroup } from '../../../components/radio-group.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { CHAMPS_TEXTS, CRENEAU_TEXTS, heuresTexte, PARTIES } from '../../../contents/commander-texts.ts'
import { SUR_MESURE } from '../../../features/commande/saisie.ts'
import type { ChampsProps } from './champs.ts'
import { Partie } from './partie.tsx'

const CHOIX_CRENEAUX = CRENEAUX.map((value) => ({
  value,
  label: CRENEAU_TEXTS[value],
  help: heuresTexte(HEURES_CRENEAU[value]),
}))

/** When, and what the technician should know. */
export const Precisions = ({ saisie, erreurs, changer }: ChampsProps) => (
  <Partie id="partie-precisions" titre={PARTIES.precisions}>
    <RadioGroup
      name="creneauPrefere"
      label={CHAMPS_TEXTS.creneau}
      help={CHAMPS_TEXTS.creneauAide}
      error={erreurs.creneauPrefere}
      choices={CHOIX_CRENEAUX}
      value={saisie.creneauPrefere}
      onChoose={(creneauPrefere) => changer({ creneauPrefere })}
    />
    {saisie.service === SUR_MESURE ? null : (
      <TextArea
        name="description"
        label={CHAMPS_TEXTS.description}
        help={CHAMPS_TEXTS.descriptionAide}
        optional
        value={saisie.description}
        maxLength={TEXTE_MAX}
        onChange={(event) => changer({ description: event.target.value })}
      />
    )}
    <TextArea
      name="notes"
      label={CHAMPS_TEXTS.notes}
      help={CHAMPS_TEXTS.notesAide}
      optional
      rows={2}
      value={saisie.notes}
      maxLength={TEXTE_MAX - 100}
      onChange={(event) => changer({ notes: event.target.value })}
    />
  </Partie>
)
