import { createElement, Suspense, useEffect, useRef, useState } from 'react'
import { makeCode, useCode } from '../../../browser/use-code.ts'
import { useSite } from '../../../app/site.ts'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { PhoneLink } from '../../../components/phone-link.tsx'
import { COMMANDER_TEXTS } from '../../../contents/commander-texts.ts'
import type { Formulaire } from '../../../features/commande/etat.ts'
import type { Commande } from '../../../features/commande/use-commande.ts'
import { useDeplacement } from '../../../features/commande/use-deplacement.ts'
import { useEstimer } from '../../../features/commande/use-estimer.ts'
import { FORMULAIRE_ID } from '../../../features/commande/saisie-tapee.ts'
import { premierChampFautif } from '../../../features/commande/verifier-saisie.ts'
import { EchecNotice } from '../echec-notice.tsx'
import type { ChampsProps } from './champs.ts'
import { ChoixService } from './choix-service.tsx'
import { Coordonnees } from './coordonnees.tsx'
import styles from './informations.module.css'
import { Lieu } from './lieu.tsx'
import { Precisions } from './precisions.tsx'
import { RecuEnCours } from './recu-en-cours.tsx'

const propositionContact = makeCode(async () => (await import('./proposition-contact.tsx')).PropositionContact)

/** Without its code nothing is missed: the verdict names the contact form too. */
const PropositionContact = ({ verdict }: { readonly verdict: string | null }) => {
  const Proposition = useCode(propositionContact)
  return Proposition === null ? null : createElement(Proposition, { verdict })
}

type Props = { readonly commande: Commande; readonly etat: Formulaire }

/** After a refused press the focus goes to the first field at fault. */
const useFocusSurErreur = ({ erreurs, tentatives }: Formulaire): void => {
  const vues = useRef(tentatives)
  useEffect(() => {
    const champ = premierChampFautif(erreurs)
    if (vues.current !== tentatives && champ !== null) document.getElementById(champ)?.focus()
    vues.current = tentatives
  }, [erreurs, tentatives])
}

const SansScript = () => (
  <noscript>
    <p>
      {COMMANDER_TEXTS.sansScript} <PhoneLink telephone={useSite().entreprise.telephone} />
    </p>
  </noscript>
)

/** First step: the form, and the price that grows with it. Without its script the form sends nothing anywhere. */
export const EtapeInformations = ({ commande, etat }: Props) => {
  const { changer } = commande
  const { saisie, erreurs, echec, enCours, tentatives } = etat
  const { calcul, reessayer } = useDeplacement(saisie)
  const soumettre = useEstimer(commande)
  const verdict =
    calcul.genre === 'hors_zone' || echec?.genre === 'hors_zone' ? `${tentatives} ${saisie.codePostal}` : null
  const [sortie, setSortie] = useState(false)
  if (verdict !== null && !sortie) setSortie(true)
  useFocusSurErreur(etat)
  const champs: ChampsProps = { saisie, erreurs, changer }
  return (
    <div className={styles['layout']}>
      <Form
        id={FORMULAIRE_ID}
        method="dialog"
        className={styles['form']}
        aria-label={COMMANDER_TEXTS.titre}
        onSubmit={() => void soumettre()}
      >
        <p className={styles['lead']}>{COMMANDER_TEXTS.chapeau}</p>
        <SansScript />
        <ChoixService {...champs} />
        <Lieu {...champs} calcul={calcul} onRecalculer={reessayer} />
        <Coordonnees {...champs} />
        <Precisions {...champs} />
        {echec === null ? null : <EchecNotice echec={echec} onReessayer={() => void soumettre()} />}
        <Button type="submit" variant="primary" busy={enCours} className={styles['submit']}>
          {enCours ? COMMANDER_TEXTS.calculEnCours : COMMANDER_TEXTS.estimer}
        </Button>
      </Form>
      <RecuEnCours saisie={saisie} calcul={calcul} />
      {sortie ? (
        <Suspense fallback={null}>
          <PropositionContact verdict={verdict} />
        </Suspense>
      ) : null}
    </div>
  )
}
