import type { ComponentProps } from 'react'
import { RUE_LONGUEUR_MAX, VILLE_LONGUEUR_MAX } from '#domain/client/adresse'
import { EMAIL_LONGUEUR_MAX } from '#domain/client/email'
import { NOM_LONGUEUR_MAX } from '#domain/client/nom'
import type { CorrectionReply } from '#adapters/http/contract/routes/clients'
import { Button } from '../../components/button.tsx'
import { DialogFoot, FIRST } from '../../components/dialog-foot.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { Form } from '../../components/form.tsx'
import { Notice } from '../../components/notice.tsx'
import { TextField } from '../../components/text-field.tsx'
import { CORRECTION_TEXTS, coordonneesTexte } from './correction-texts.ts'
import type { Fiche } from './queries.ts'
import { type Correction, type CorrectionTenue, useCorrection } from './use-correction.ts'
import { BoutonDEnvoi } from '../communs/bouton-d-envoi.tsx'
import styles from '../communs/dossier.module.css'
import type { Depart } from '../fait/use-depart.ts'
import { EchecDActe } from '../communs/echec-d-acte.tsx'
import { Etats } from '../communs/etats.tsx'

export type CorrectionProps = {
  readonly fiche: Fiche
  readonly depart: Depart<CorrectionTenue>
  readonly onCorrige: (reponse: CorrectionReply) => void
}

const NOM = [{ name: 'nom', maxLength: NOM_LONGUEUR_MAX, ...FIRST }] as const

const EMAIL = [{ name: 'email', type: 'email', inputMode: 'email', maxLength: EMAIL_LONGUEUR_MAX }] as const

const COORDONNEES = [
  { name: 'telephone', type: 'tel', inputMode: 'tel' },
  { name: 'adresse', maxLength: RUE_LONGUEUR_MAX },
  { name: 'codePostal', inputMode: 'numeric', maxLength: 5 },
  { name: 'ville', maxLength: VILLE_LONGUEUR_MAX },
] as const

type Champ = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'ref'> & {
  readonly name: keyof Correction['saisie']
}

const Champs = ({ champs, saisie, erreurs, changer }: Correction & { readonly champs: readonly Champ[] }) =>
  champs.map(({ name, ...reste }) => (
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

/** Another mail address opens the account to whoever reads it: it says what it does, and asks first. */
const NouvelEmail = ({ nouvelEmail, confirmee, confirmer, erreurs }: Correction) =>
  nouvelEmail ? (
    <Notice kind="warning" live title={CORRECTION_TEXTS.nouvelEmail}>
      <p>{CORRECTION_TEXTS.nouvelEmailAide}</p>
      <Checkbox
        name="correction-confirmation"
        label={CORRECTION_TEXTS.confirmation}
        help={CORRECTION_TEXTS.confirmationAide}
        error={erreurs.confirmation}
        checked={confirmee}
        onChange={({ target }) => confirmer(target.checked)}
      />
    </Notice>
  ) : null

/** Name, addresses and telephone put right, and with them the orders that bear what was wrong. */
export const CorrectionFormulaire = ({ fiche, depart, onCorrige }: CorrectionProps) => {
  const correction = useCorrection(fiche, depart, onCorrige)
  const { enCours, commandes, manque, formulaire } = correction
  return (
    <Form {...formulaire} className={styles['form']}>
      <Champs champs={NOM} {...correction} />
      {fiche.client.isAdmin ? (
        <p className={styles['soft']}>{CORRECTION_TEXTS.emailAdmin}</p>
      ) : (
        <>
          <Champs champs={EMAIL} {...correction} />
          <NouvelEmail {...correction} />
        </>
      )}
      <Champs champs={COORDONNEES} {...correction} />
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
      <DialogFoot>
        <BoutonDEnvoi manque={manque} busy={enCours}>
          {enCours ? CORRECTION_TEXTS.enCours : CORRECTION_TEXTS.enregistrer}
        </BoutonDEnvoi>
        <Button variant="quiet" onClick={depart.fermer}>
          {CORRECTION_TEXTS.renoncer}
        </Button>
      </DialogFoot>
    </Form>
  )
}
