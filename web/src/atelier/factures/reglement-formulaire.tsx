import * as E from '#fp/Either'
import dossier from '../communs/dossier.module.css'
import { useState } from 'react'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { premierJourDeReglement } from '#domain/facturation/reglement'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { REGLEMENT_TEXTS } from '../communs/reglements-texts.ts'
import { enregistrerReglement, lire } from './queries.ts'
import type { ErreursDeReglement } from './ecriture-saisie.ts'
import { ouvrirReglement, verifierReglement } from './reglement-saisi.ts'
import { enRelisant } from './relire.ts'
import { useActe } from './use-acte.ts'
import { useFocusFautif } from '../../features/espace/use-focus-fautif.ts'
import { Issue } from './issue.tsx'
import { ReglementChamps } from './reglement-champs.tsx'

type Props = {
  readonly facture: FactureReply
  readonly onFait: (facture: FactureReply) => void
  /** It changed since it was shown: here it is as it stands; what was typed stays. */
  readonly onRelue: (facture: FactureReply) => void
  readonly onFermer: () => void
}

/** A payment that came in, or money given back, all of it unless said otherwise. */
export const ReglementFormulaire = ({ facture, onFait, onRelue, onFermer }: Props) => {
  const [aujourdhui] = useState(() => dateParis(new Date()))
  const [saisi, setSaisi] = useState(() => ouvrirReglement(facture.solde, aujourdhui))
  const [erreurs, setErreurs] = useState<ErreursDeReglement>({})
  const acte = useActe((lue: FactureReply | null) => (lue === null ? undefined : onFait(lue)))
  const formulaire = useFocusFautif(erreurs)
  const envoyer = (): void => {
    const { numero, solde } = facture
    const verifie = verifierReglement(saisi, facture, aujourdhui)
    setErreurs(E.isLeft(verifie) ? verifie.left : {})
    if (E.isLeft(verifie)) return
    const appel = enregistrerReglement(facture, { ...verifie.right, soldeAttendu: solde })
    void acte.lancer(enRelisant(() => lire(numero), onRelue)(appel))
  }
  return (
    <Form ref={formulaire} className={dossier['form']} onSubmit={envoyer}>
      <ReglementChamps
        saisi={saisi}
        erreurs={erreurs}
        des={premierJourDeReglement(facture)}
        aujourdhui={aujourdhui}
        onSaisi={setSaisi}
      />
      <Issue echec={acte.echec} />
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
