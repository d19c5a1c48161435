import * as O from '#fp/Option'
import { CATALOGUE, SERVICE_REPARATION } from '#domain/catalogue/catalogue'
import { CATEGORIES } from '#domain/catalogue/categorie'
import { dureesProposees } from '#domain/catalogue/duree'
import { MODALITES } from '#domain/catalogue/modalite'
import { possibleADistance, type PrestationDemandee, serviceIdDeLaDemande } from '#domain/catalogue/prestation-demandee'
import { HEURES_MINIMUM } from '#domain/tarification/sur-mesure'
import { NOM_DE_DEMANDE_MAX, TEXTE_MAX } from '#domain/prestation/longueurs'
import { RadioGroup } from '../../../components/radio-group.tsx'
import { type Choice, type ChoiceGroup, Select } from '../../../components/select.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import {
  CHAMPS_TEXTS,
  dureeTexte,
  forfaitTexte,
  MODALITE_TEXTS,
  PARTIES,
  sansDureeTexte,
} from '../../../contents/commander-texts.ts'
import { CATEGORIE_NOMS } from '../../../contents/categorie-noms.ts'
import { demandeeDe, SUR_MESURE } from '../../../features/commande/saisie.ts'
import type { ChampsProps } from './champs.ts'
import { ChoixPieceDetachee } from './choix-piece-detachee.tsx'
import { Partie } from './partie.tsx'

const SERVICES: readonly (Choice | ChoiceGroup)[] = [
  { value: '', label: CHAMPS_TEXTS.choisirService },
  ...CATEGORIES.map((categorie) => ({
    label: CATEGORIE_NOMS[categorie],
    choices: CATALOGUE.filter((service) => service.categorie === categorie).map(({ id, nom }) => ({
      value: String(id),
      label: nom,
    })),
  })),
  { label: CHAMPS_TEXTS.autreGroupe, choices: [{ value: SUR_MESURE, label: CHAMPS_TEXTS.autre }] },
]

/** The package is the first choice, and its value is empty. */
const durees = (demandee: PrestationDemandee): readonly Choice[] => [
  {
    value: '',
    label:
      demandee._tag === 'Catalogue' ? forfaitTexte(demandee.service.heuresForfait) : sansDureeTexte(HEURES_MINIMUM),
  },
  ...dureesProposees(serviceIdDeLaDemande(demandee)).map((heures) => ({
    value: String(heures),
    label: dureeTexte(heures),
  })),
]

const DemandeSurMesure = ({ saisie, erreurs, changer }: ChampsProps) => (
  <>
    <TextField
      name="nomDemande"
      label={CHAMPS_TEXTS.nomDemande}
      help={CHAMPS_TEXTS.nomDemandeAide}
      error={erreurs.nomDemande}
      value={saisie.nomDemande}
      maxLength={NOM_DE_DEMANDE_MAX}
      onChange={(event) => changer({ nomDemande: event.target.value })}
    />
    <TextArea
      name="description"
      label={CHAMPS_TEXTS.descriptionDemande}
      help={CHAMPS_TEXTS.descriptionAide}
      optional
      value={saisie.description}
      maxLength={TEXTE_MAX}
      onChange={(event) => changer({ description: event.target.value })}
    />
  </>
)

const Modalites = ({ saisie, erreurs, changer }: ChampsProps) => (
  <RadioGroup
    name="modalite"
    label={CHAMPS_TEXTS.modalite}
    error={erreurs.modalite}
    choices={MODALITES.map((value) => ({ value, ...MODALITE_TEXTS[value] }))}
    value={saisie.modalite}
    onChoose={(modalite) => changer({ modalite })}
  />
)

/** What is wanted, where, for how long. */
export const ChoixService = (champs: ChampsProps) => {
  const { saisie, erreurs, changer } = champs
  const demandee = demandeeDe(saisie)
  return (
    <Partie id="partie-besoin" titre={PARTIES.besoin}>
      <Select
        name="service"
        label={CHAMPS_TEXTS.service}
        error={erreurs.service}
        choices={SERVICES}
        value={saisie.service}
        onChange={(event) => changer({ service: event.target.value })}
      />
      {saisie.service === SUR_MESURE ? <DemandeSurMesure {...champs} /> : null}
      {saisie.service === String(SERVICE_REPARATION) ? <ChoixPieceDetachee {...champs} /> : null}
      {O.isSome(demandee) && possibleADistance(demandee.value) ? <Modalites {...champs} /> : null}
      {O.isSome(demandee) ? (
        <Select
          name="heuresPersonnalisees"
          label={CHAMPS_TEXTS.duree}
          help={saisie.service === SUR_MESURE ? CHAMPS_TEXTS.dureeAideSurMesure : CHAMPS_TEXTS.dureeAide}
          choices={durees(demandee.value)}
          value={saisie.heuresPersonnalisees}
          onChange={(event) => changer({ heuresPersonnalisees: event.target.value })}
        />
      ) : null}
    </Partie>
  )
}
