import { useState } from 'react'
import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import * as E from '#fp/Either'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { Notice } from '../../../components/notice.tsx'
import { REGLEMENT_TEXTS } from '../../communs/reglements-texts.ts'
import { type ErreursDeReglement, ouvrirEcriture } from '../../factures/ecriture-saisie.ts'
import { puisRelire } from '../../factures/puis-relire.ts'
import { useActe } from '../../factures/use-acte.ts'
import { useFocusFautif } from '../../../features/espace/use-focus-fautif.ts'
import dossier from '../../communs/dossier.module.css'
import { Issue } from '../../factures/issue.tsx'
import { ReglementChamps } from '../../factures/reglement-champs.tsx'
import { recuDe } from '../facturation/cadre.ts'
import { mentionsDuRefus, MentionsManquantes } from '../facturation/mentions-manquantes.tsx'
import { annonceDe, verifierAcompte } from './acompte-saisi.ts'
import { enregistrerReglement } from './queries.ts'
import { ACOMPTE_TEXTS, FACTURE_D_ACOMPTE_TEXTS } from './texts.ts'

type Props = {
  readonly lus: AcomptesReply
  readonly rendu: boolean
  readonly onFait: () => void
  /** What was received changed since it was shown; what was typed stays. */
  readonly relire: () => Promise<void>
  readonly onFermer: () => void
}

/** Money that comes before its invoice, all that may come unless said otherwise, or that goes back. */
export const AcompteFormulaire = ({ lus, rendu, onFait, relire, onFermer }: Props) => {
  const [aujourdhui] = useState(() => dateParis(new Date()))
  const recu = recuDe(lus)
  const [saisi, setSaisi] = useState(() => ouvrirEcriture(rendu ? recu : lus.acompteMax, rendu, aujourdhui))
  const [erreurs, setErreurs] = useState<ErreursDeReglement>({})
  const acte = useActe(onFait)
  const formulaire = useFocusFautif(erreurs)
  const annonce = annonceDe(lus, rendu)
  const refusees = mentionsDuRefus(acte.echec)
  const envoyer = (): void => {
    const verifie = verifierAcompte(saisi, lus, aujourdhui)
    setErreurs(E.isLeft(verifie) ? verifie.left : {})
    if (E.isLeft(verifie)) return
    const appel = enregistrerReglement(lus.reference, { ...verifie.right, soldeAttendu: lus.solde })
    void acte.lancer(puisRelire('SOLDE_CHANGE', relire)(appel))
  }
  return (
    <Form
      ref={formulaire}
      aria-label={rendu ? ACOMPTE_TEXTS.formulaireRendu : ACOMPTE_TEXTS.formulaireRecu}
      className={dossier['form']}
      onSubmit={envoyer}
    >
      {annonce === null ? null : <Notice kind="info">{annonce}</Notice>}
      <ReglementChamps saisi={saisi} erreurs={erreurs} des={lus.des} aujourdhui={aujourdhui} onSaisi={setSaisi} />
      <Issue acte={acte} fait={() => ''} />
      <MentionsManquantes
        titre={FACTURE_D_ACOMPTE_TEXTS.mention}
        mentionsManquantes={refusees.length > 0 || annonce === null ? refusees : lus.mentionsManquantes}
      />
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
