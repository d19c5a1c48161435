import { type ComponentProps, createElement, type ReactNode, Suspense, useEffect } from 'react'
import { ButtonLink } from '../../components/button.tsx'
import { makeCode, useCode } from '../../browser/use-code.ts'
import { Head } from '../../components/head.tsx'
import { LostCode } from '../../components/lost-code.tsx'
import { Notice } from '../../components/notice.tsx'
import { Steps } from '../../components/steps.tsx'
import { AVIS_TEXTS, COMMANDER_TEXTS, TITRES_ETAPES } from '../../contents/commander-texts.ts'
import { chargerAppels } from '../../features/commande/appeler.ts'
import { CHEMIN_CANONIQUE, type Etape, ETAPES } from '../../features/commande/chemins.ts'
import { quandOnCommence } from '../../browser/first-gesture.ts'
import { type Commande, useCommande } from '../../features/commande/use-commande.ts'
import styles from './commander.module.css'
import type { etapesSuivantes } from './etapes-suivantes.ts'
import { reponseDuLieu } from './echec-notice.tsx'
import { EtapeInformations } from './informations/etape-informations.tsx'

type Etapes = typeof etapesSuivantes

/** The steps once loaded are drawn at once: a lazy component would show its waiting state first, every time. */
const etapes = makeCode(async (): Promise<Etapes> => (await import('./etapes-suivantes.ts')).etapesSuivantes)

const Estimation = (props: ComponentProps<Etapes['EtapeEstimation']>) =>
  createElement(useCode(etapes)?.EtapeEstimation ?? LostCode, props)

const Confirmation = (props: ComponentProps<Etapes['EtapeConfirmation']>) =>
  createElement(useCode(etapes)?.EtapeConfirmation ?? LostCode, props)

/** What follows is there before it is pressed for; a lost network then stops nothing but the calls. */
const chargerLaSuite = (): void => {
  void chargerAppels()
  for (const code of [etapes, reponseDuLieu])
    void code.ask().then((venu) => (venu === null ? code.forgetFailure() : undefined))
}

/** Only the first step is worth finding: the others show what somebody typed. */
const EnTete = ({ etape }: { readonly etape: Etape }) => {
  const title = TITRES_ETAPES[etape].titreDocument
  const { description } = COMMANDER_TEXTS
  return <Head title={title} description={description} canonical={CHEMIN_CANONIQUE} noindex={etape !== 'formulaire'} />
}

const Contenu = ({ commande }: { readonly commande: Commande }): ReactNode => {
  const { etat } = commande
  switch (etat.etape) {
    case 'formulaire':
      return <EtapeInformations commande={commande} etat={etat} />
    case 'estimation':
      return <Estimation commande={commande} etat={etat} />
    case 'commande':
      return <Confirmation commande={commande} confirmation={etat.confirmation} />
  }
}

/** One screen behind eight addresses. Until the draft is read, a later step only keeps its place. */
export const CommanderPage = () => {
  const commande = useCommande()
  const { etat, etapeDeLUrl, pret } = commande
  const etape = pret ? etat.etape : etapeDeLUrl
  useEffect(() => quandOnCommence(chargerLaSuite), [])
  return (
    <div className={styles['page']}>
      <EnTete etape={etape} />
      {etape === 'formulaire' ? (
        <ButtonLink to="/services" variant="quiet" className={styles['back']}>
          {COMMANDER_TEXTS.retour}
        </ButtonLink>
      ) : null}
      <h1 tabIndex={-1}>{TITRES_ETAPES[etape].titre}</h1>
      <div className={styles['steps']}>
        <Steps label={COMMANDER_TEXTS.progression} names={COMMANDER_TEXTS.etapes} current={ETAPES.indexOf(etape)} />
      </div>
      {etat.etape === 'formulaire' && etat.avis !== null ? (
        <div className={styles['notice']}>
          <Notice kind="info" live title={AVIS_TEXTS[etat.avis].titre}>
            <p>{AVIS_TEXTS[etat.avis].texte}</p>
          </Notice>
        </div>
      ) : null}
      <Suspense fallback={<div className={styles['waiting']} />}>
        {pret || etape === 'formulaire' ? <Contenu commande={commande} /> : <div className={styles['waiting']} />}
      </Suspense>
    </div>
  )
}
