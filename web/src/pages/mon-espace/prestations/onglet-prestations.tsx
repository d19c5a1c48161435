import { useState } from 'react'
import type { MesPrestationsReply } from '#adapters/http/contract/routes/mon-espace'
import { useNow } from '../../../browser/use-now.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { plusAnciennesTexte, PRESTATIONS_TEXTS } from '../../../contents/prestations-texts.ts'
import { aRepondre } from '../../../features/suivi/a-faire.ts'
import { type Suivi, useSuivi } from '../../../features/suivi/use-suivi.ts'
import { Attente } from '../attente.tsx'
import { ChargementEchoue } from '../chargement-echoue.tsx'
import { GesteDialogue } from '../gestes/geste-dialogue.tsx'
import { AFaire } from './a-faire.tsx'
import { Carte } from './carte.tsx'
import { Chiffres } from './chiffres.tsx'
import { ESPACE_TEXTS } from '../../../contents/mon-espace-texts.ts'
import { StepDrawing } from '../../../drawings/step-drawing.tsx'
import styles from './onglet-prestations.module.css'

type Part = { readonly suivi: Suivi; readonly page: MesPrestationsReply }

const PlusAnciennes = ({ suivi, page }: Part) => {
  const [dit, setDit] = useState('')
  const { chargement, voirSuite } = suivi.pages
  const suite = chargement.etape === 'pret' ? chargement.suite : 'repos'
  const voir = async (): Promise<void> => {
    const venues = await voirSuite()
    setDit(venues === 0 ? '' : plusAnciennesTexte(venues))
  }
  return (
    <div className={styles['older']}>
      {suite === 'echec' ? <p role="alert">{PRESTATIONS_TEXTS.anciennesEchec}</p> : null}
      {page.curseurSuivant === null ? null : (
        <Button busy={suite === 'en_cours'} onClick={() => void voir()}>
          {suite === 'en_cours' ? PRESTATIONS_TEXTS.anciennesEnCours : PRESTATIONS_TEXTS.anciennes}
        </Button>
      )}
      <output className="visually-hidden">{dit}</output>
    </div>
  )
}

const Liste = ({ suivi, page }: Part) => {
  const maintenant = useNow()
  const [premiere] = aRepondre(page.data, maintenant)
  if (page.data.length === 0) return <Vide />
  return (
    <div className={styles['list']}>
      {premiere === undefined ? null : (
        <AFaire key={premiere.id} prestation={premiere} suivi={suivi} maintenant={maintenant} />
      )}
      <Chiffres chiffres={page.chiffres} />
      <section aria-labelledby="commandes">
        <h2 id="commandes" className={styles['title']}>
          {PRESTATIONS_TEXTS.commandes}
        </h2>
        {page.data.map((prestation) => (
          <Carte
            key={prestation.id}
            prestation={prestation}
            suivi={suivi}
            moyens={page.moyensDePaiement}
            maintenant={maintenant}
            enTete={prestation.id === premiere?.id}
          />
        ))}
      </section>
      <PlusAnciennes suivi={suivi} page={page} />
    </div>
  )
}

/** Tab Mes Prestations. */
export const OngletPrestations = () => {
  const suivi = useSuivi()
  const { chargement, recharger } = suivi.pages
  switch (chargement.etape) {
    case 'attente':
      return <Attente />
    case 'echec':
      return <ChargementEchoue echec={chargement.echec} onReessayer={recharger} />
    case 'pret':
      return (
        <>
          <Liste suivi={suivi} page={chargement.page} />
          <GesteDialogue suivi={suivi} prestations={chargement.page.data} />
        </>
      )
  }
}

/** Sixth step of the home page: follow-up and history. */
const SUIVRE = 5

/** No order yet: what happens here once there is one, and the way to it. */
const Vide = () => (
  <section className={styles['empty']}>
    <StepDrawing step={SUIVRE} />
    <h2>{PRESTATIONS_TEXTS.videTitre}</h2>
    <p>{PRESTATIONS_TEXTS.videTexte}</p>
    <div className={styles['actions']}>
      <ButtonLink to="/commander" variant="primary">
        {ESPACE_TEXTS.commander}
      </ButtonLink>
      <ButtonLink to="/services">{PRESTATIONS_TEXTS.videServices}</ButtonLink>
    </div>
  </section>
)
