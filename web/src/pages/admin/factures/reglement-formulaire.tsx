import { useState } from 'react'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { ModeDeReglement, premierJourDeReglement } from '#domain/facturation/reglement'
import { NOTE_MAX } from '#domain/facturation/saisie'
import * as E from '#fp/Either'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { Select } from '../../../components/select.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { MODES_DE_REGLEMENT, REGLEMENT_TEXTS } from '../../../contents/admin-factures-texts.ts'
import { enregistrerReglement, lire } from '../../../features/admin/factures/appels.ts'
import {
  type ErreursDeReglement,
  ouvrirReglement,
  type ReglementSaisi,
  verifierReglement,
} from '../../../features/admin/factures/reglement-saisi.ts'
import { enRelisant } from '../../../features/admin/factures/relire.ts'
import { useActe } from '../../../features/admin/factures/use-acte.ts'
import { useFocusFautif } from '../../../features/espace/use-focus-fautif.ts'
import dossier from '../cadre/dossier.module.css'
import styles from './facture.module.css'
import { Issue } from './issue.tsx'

type Props = {
  readonly facture: FactureReply
  readonly onFait: (facture: FactureReply) => void
  /** It changed since it was shown: here it is as it stands; what was typed stays. */
  readonly onRelue: (facture: FactureReply) => void
  readonly onFermer: () => void
}

const MODES = ModeDeReglement.values.map((value) => ({ value, label: MODES_DE_REGLEMENT[value] }))

type ChampsProps = {
  readonly saisi: ReglementSaisi
  readonly erreurs: ErreursDeReglement
  readonly des: string
  readonly aujourdhui: string
  readonly onSaisi: (saisi: ReglementSaisi) => void
}

const Champs = ({ saisi, erreurs, des, aujourdhui, onSaisi }: ChampsProps) => (
  <div className={styles['fields']}>
    <Select
      name="reglement-mode"
      label={REGLEMENT_TEXTS.mode}
      choices={MODES}
      value={saisi.mode}
      onChange={({ target }) =>
        ModeDeReglement.is(target.value) ? onSaisi({ ...saisi, mode: target.value }) : undefined
      }
    />
    <TextField
      type="date"
      name="reglement-date"
      label={REGLEMENT_TEXTS.le}
      error={erreurs.le}
      min={des}
      max={aujourdhui}
      value={saisi.le}
      onChange={({ target }) => onSaisi({ ...saisi, le: target.value })}
    />
    <TextField
      name="reglement-montant"
      label={REGLEMENT_TEXTS.montant}
      inputMode="decimal"
      error={erreurs.montant}
      value={saisi.montant}
      onChange={({ target }) => onSaisi({ ...saisi, montant: target.value })}
    />
    <TextField
      name="reglement-note"
      label={REGLEMENT_TEXTS.note}
      help={REGLEMENT_TEXTS.noteAide}
      optional
      maxLength={NOTE_MAX}
      value={saisi.note}
      onChange={({ target }) => onSaisi({ ...saisi, note: target.value })}
    />
  </div>
)

/** A payment that came in, or money given back, all of it unless said otherwise. */
export const ReglementFormulaire = ({ facture, onFait, onRelue, onFermer }: Props) => {
  const [aujourdhui] = useState(() => dateParis(new Date()))
  const [saisi, setSaisi] = useState(() => ouvrirReglement(facture.solde, aujourdhui))
  const [erreurs, setErreurs] = useState<ErreursDeReglement>({})
  const acte = useActe(onFait)
  const formulaire = useFocusFautif(erreurs)
  const envoyer = (): void => {
    const { numero, solde } = facture
    const verifie = verifierReglement(saisi, facture, aujourdhui)
    setErreurs(E.isLeft(verifie) ? verifie.left : {})
    if (E.isLeft(verifie)) return
    const appel = enregistrerReglement(numero, { ...verifie.right, soldeAttendu: solde })
    void acte.lancer(enRelisant(() => lire(numero), onRelue)(appel))
  }
  return (
    <Form ref={formulaire} className={dossier['form']} onSubmit={envoyer}>
      <Champs
        saisi={saisi}
        erreurs={erreurs}
        des={premierJourDeReglement(facture)}
        aujourdhui={aujourdhui}
        onSaisi={setSaisi}
      />
      <Issue acte={acte} fait={() => ''} />
      <div className={dossier['actions']}>
        <Button type="submit" variant="primary" busy={acte.enCours}>
          {acte.enCours ? REGLEMENT_TEXTS.enCours : REGLEMENT_TEXTS.enregistrer}
        </Button>
        <Button variant="quiet" onClick={onFermer}>
          {REGLEMENT_TEXTS.fermer}
        </Button>
      </div>
    </Form>
  )
}
