import { BoutonDEnvoi } from '../communs/bouton-d-envoi.tsx'
import dossier from '../communs/dossier.module.css'
import { useVerifiee } from '../communs/use-verifiee.ts'
import { useState } from 'react'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { SaisieDeReglement } from '#domain/facturation/encaisser'
import { premierJourDeReglement } from '#domain/facturation/reglement'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { REGLEMENT_TEXTS } from '../communs/reglements-texts.ts'
import { enregistrerReglement, lire } from './queries.ts'
import { ouvrirReglement, verifierReglement } from './reglement-saisi.ts'
import { enRelisant } from './relire.ts'
import { useActe } from './use-acte.ts'
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
  const acte = useActe((lue: FactureReply | null) => (lue === null ? undefined : onFait(lue)))
  const envoyer = (reglement: SaisieDeReglement): void => {
    const { numero, solde } = facture
    const appel = enregistrerReglement(facture, { ...reglement, soldeAttendu: solde })
    void acte.lancer(enRelisant(() => lire(numero), onRelue)(appel))
  }
  const lu = verifierReglement(saisi, facture, aujourdhui)
  const { manque, erreurs, formulaire } = useVerifiee(lu, envoyer, { prefixe: 'reglement-', ouvert: true })
  return (
    <Form {...formulaire} className={dossier['form']}>
      <ReglementChamps
        saisi={saisi}
        erreurs={erreurs}
        des={premierJourDeReglement(facture)}
        aujourdhui={aujourdhui}
        onSaisi={setSaisi}
      />
      <Issue echec={acte.echec} />
      <div className={dossier['actions']}>
        <BoutonDEnvoi manque={manque} busy={acte.enCours}>
          {acte.enCours ? REGLEMENT_TEXTS.enCours : REGLEMENT_TEXTS.enregistrer}
        </BoutonDEnvoi>
        <Button variant="quiet" onClick={onFermer}>
          {REGLEMENT_TEXTS.fermer}
        </Button>
      </div>
    </Form>
  )
}
