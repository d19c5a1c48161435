import { RUE_LONGUEUR_MAX, VILLE_LONGUEUR_MAX } from '#domain/client/adresse'
import { NOM_LONGUEUR_MAX } from '#domain/client/nom'
import type { CorrectionReply } from '#adapters/http/contract/routes/clients-admin'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Form } from '../../../components/form.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { CORRECTION_TEXTS, coordonneesTexte } from '../../../contents/admin-correction-texts.ts'
import type { Fiche } from '../../../features/admin/clients/appels.ts'
import { type Correction, useCorrection } from '../../../features/admin/clients/use-correction.ts'
import { useFocusFautif } from '../../../features/espace/use-focus-fautif.ts'
import styles from '../cadre/dossier.module.css'
import { EchecDActe } from '../cadre/echec-d-acte.tsx'
import { Etats } from '../cadre/etats.tsx'

export type CorrectionProps = {
  readonly fiche: Fiche
  readonly onFermer: () => void
  readonly onCorrige: (reponse: CorrectionReply) => void
}

const CHAMPS = [
  { name: 'nom', maxLength: NOM_LONGUEUR_MAX },
  { name: 'telephone', type: 'tel', inputMode: 'tel' },
  { name: 'adresse', maxLength: RUE_LONGUEUR_MAX },
  { name: 'codePostal', inputMode: 'numeric', maxLength: 5 },
  { name: 'ville', maxLength: VILLE_LONGUEUR_MAX },
] as const

const Champs = ({ saisie, erreurs, changer }: Correction) =>
  CHAMPS.map(({ name, ...reste }) => (
    <TextField
      key={name}
      {...reste}
      name={`correction-${name}`}
      label={CORRECTION_TEXTS[name]}
      error={erreurs[name]}
      autoComplete="off"
      value={saisie[name]}
      onChange={({ target }) => changer({ [name]: target.value })}
    />
  ))

const Echec = ({ echec, actuel, saisie }: Correction) => (
  <EchecDActe echec={echec} titre={CORRECTION_TEXTS.echec} reseau={CORRECTION_TEXTS.reseau}>
    {actuel === null ? null : (
      <>
        <Etats
          etats={[
            { nom: CORRECTION_TEXTS.voulu, etat: coordonneesTexte(saisie) },
            { nom: CORRECTION_TEXTS.actuel, etat: coordonneesTexte(actuel) },
          ]}
        />
        <p>{CORRECTION_TEXTS.insister}</p>
      </>
    )}
  </EchecDActe>
)

/** Name, telephone and address put right, and with them the orders that bear what was wrong. */
export const CorrectionFormulaire = ({ fiche, onFermer, onCorrige }: CorrectionProps) => {
  const correction = useCorrection(fiche, onCorrige)
  const formulaire = useFocusFautif(correction.erreurs)
  const { enCours, commandes } = correction
  return (
    <Form ref={formulaire} className={styles['form']} onSubmit={() => void correction.envoyer()}>
      <Champs {...correction} />
      <p className={styles['soft']}>{CORRECTION_TEXTS.email}</p>
      {fiche.client.prestations === 0 ? null : (
        <Checkbox
          name="correction-commandes"
          label={CORRECTION_TEXTS.commandes}
          help={CORRECTION_TEXTS.commandesAide}
          checked={commandes}
          onChange={({ target }) => correction.cocher(target.checked)}
        />
      )}
      <Echec {...correction} />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={enCours}>
          {enCours ? CORRECTION_TEXTS.enCours : CORRECTION_TEXTS.enregistrer}
        </Button>
        <Button variant="quiet" onClick={onFermer}>
          {CORRECTION_TEXTS.renoncer}
        </Button>
      </div>
    </Form>
  )
}
