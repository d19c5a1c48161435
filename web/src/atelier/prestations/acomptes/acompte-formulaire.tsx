import { useState } from 'react'
import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { SaisieDeReglement } from '#domain/facturation/encaisser'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { Notice } from '../../../components/notice.tsx'
import { REGLEMENT_TEXTS } from '../../communs/reglements-texts.ts'
import { ouvrirEcriture, type ReglementSaisi } from '../../factures/ecriture-saisie.ts'
import { puisRelire } from '../../factures/puis-relire.ts'
import { courrielATexte, courrielPartTexte } from '../../fait/texts.ts'
import type { Depart } from '../../fait/use-depart.ts'
import { BoutonDEnvoi } from '../../communs/bouton-d-envoi.tsx'
import dossier from '../../communs/dossier.module.css'
import { useVerifiee } from '../../communs/use-verifiee.ts'
import { Issue } from '../../factures/issue.tsx'
import { ReglementChamps } from '../../factures/reglement-champs.tsx'
import { recuDe } from '../facturation/cadre.ts'
import { mentionsDuRefus, MentionsManquantes } from '../facturation/mentions-manquantes.tsx'
import { annonceDe, verifierAcompte } from './acompte-saisi.ts'
import { enregistrerReglement } from './queries.ts'
import { acompteEcritTexte, ACOMPTE_TEXTS, FACTURE_D_ACOMPTE_TEXTS } from './texts.ts'

type Props = {
  readonly lus: AcomptesReply
  readonly client: { readonly nom: string; readonly email: string }
  readonly rendu: boolean
  readonly depart: Depart<ReglementSaisi>
  readonly onFait: () => void
  /** What was received changed since it was shown; what was typed stays. */
  readonly relire: () => Promise<void>
  readonly onFermer: () => void
}

/** Money that comes before its invoice, all that may come unless said otherwise, or that goes back. */
export const AcompteFormulaire = ({ lus, client, rendu, depart, onFait, relire, onFermer }: Props) => {
  const [aujourdhui] = useState(() => dateParis(new Date()))
  const recu = recuDe(lus)
  const [saisi, setSaisi] = useState(
    () => depart.saisi ?? ouvrirEcriture(rendu ? recu : lus.acompteMax, rendu, aujourdhui),
  )
  const annonce = annonceDe(lus, rendu)
  const refusees = mentionsDuRefus(depart.echec)
  // Without its mentions no document is issued, and nobody is mailed.
  const ecrit = annonce !== null && lus.mentionsManquantes.length === 0
  const envoyer = async (reglement: SaisieDeReglement): Promise<void> => {
    const ecriture = { ...reglement, soldeAttendu: lus.solde }
    const fait = await depart.partir(saisi, {
      envoyer: (options) =>
        puisRelire('SOLDE_CHANGE', relire)(enregistrerReglement(lus.reference, ecriture, options))(),
      ...(ecrit
        ? { courriel: courrielATexte(client.nom), fait: () => ({ texte: acompteEcritTexte(rendu, client.nom) }) }
        : {}),
    })
    if (fait !== null) onFait()
  }
  const lu = verifierAcompte(saisi, lus, aujourdhui)
  const { manque, erreurs, formulaire } = useVerifiee(lu, envoyer, { prefixe: 'reglement-', ouvert: true })
  return (
    <Form
      {...formulaire}
      aria-label={rendu ? ACOMPTE_TEXTS.formulaireRendu : ACOMPTE_TEXTS.formulaireRecu}
      className={dossier['form']}
    >
      {annonce === null ? null : <Notice kind="info">{annonce}</Notice>}
      <ReglementChamps saisi={saisi} erreurs={erreurs} des={lus.des} aujourdhui={aujourdhui} onSaisi={setSaisi} />
      <Issue echec={depart.echec} />
      <MentionsManquantes
        titre={FACTURE_D_ACOMPTE_TEXTS.mention}
        mentionsManquantes={refusees.length > 0 || annonce === null ? refusees : lus.mentionsManquantes}
      />
      {ecrit ? <p>{courrielPartTexte(client.nom, client.email)}</p> : null}
      <div className={dossier['actions']}>
        <BoutonDEnvoi manque={manque} busy={depart.enCours}>
          {depart.enCours ? REGLEMENT_TEXTS.enCours : REGLEMENT_TEXTS.enregistrer}
        </BoutonDEnvoi>
        <Button variant="quiet" onClick={onFermer}>
          {REGLEMENT_TEXTS.fermer}
        </Button>
      </div>
    </Form>
  )
}
