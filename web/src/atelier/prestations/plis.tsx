import { useEffect, useRef, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { formaterSiren } from '#domain/client/acheteur'
import { Button } from '../../components/button.tsx'
import { termeTexte } from '../communs/terme-texts.ts'
import { estFacturee } from '../../features/suivi/pieces-emises.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import dossier from '../communs/dossier.module.css'
import { Pli } from '../communs/pli.tsx'
import { useParametres } from '../parametres.ts'
import styles from './fiche.module.css'
import { ENGAGEMENT_TEXTS } from './devis/texts.ts'
import { conserveeTexte, FACTURER_TEXTS, FICHE_TEXTS, pliTexte } from './texts.ts'

type EngagementProps = {
  readonly prestation: Pick<PrestationReply, 'acheteur' | 'debutAnticipeLe' | 'depannageUrgentLe'>
}

const quand = (texte: string, le: string): string => `${texte} ${formaterInstant(new Date(le))}.`

/** The same in a few words, on the fold. */
const engagementEnMots = ({ acheteur, debutAnticipeLe, depannageUrgentLe }: EngagementProps['prestation']): string =>
  [
    acheteur.type === 'professionnel' ? ENGAGEMENT_TEXTS.professionnel : ENGAGEMENT_TEXTS.particulier,
    ...(depannageUrgentLe === null ? [] : [ENGAGEMENT_TEXTS.enUrgence]),
    ...(debutAnticipeLe === null ? [] : [ENGAGEMENT_TEXTS.debutAvantDelai]),
  ].join(', ')

/** Who buys, and what that person asked for with the order: what decides when the work may begin. */
const FicheEngagement = ({ prestation: { acheteur, debutAnticipeLe, depannageUrgentLe } }: EngagementProps) => (
  <section aria-label={ENGAGEMENT_TEXTS.titre} className={dossier['part']}>
    {acheteur.type === 'professionnel' ? (
      <p>
        {ENGAGEMENT_TEXTS.professionnel} · {acheteur.raisonSociale} · SIREN {formaterSiren(acheteur.siren)}
      </p>
    ) : (
      <>
        <p>{ENGAGEMENT_TEXTS.particulier}</p>
        {depannageUrgentLe === null ? null : <p>{quand(ENGAGEMENT_TEXTS.urgence, depannageUrgentLe)}</p>}
        <p>
          {debutAnticipeLe === null
            ? ENGAGEMENT_TEXTS.debutNonDemande
            : quand(ENGAGEMENT_TEXTS.debutDemande, debutAnticipeLe)}
        </p>
      </>
    )}
  </section>
)

const chargerAcomptes = () => import('./acomptes/acomptes.tsx')

type Props = { readonly prestation: PrestationReply; readonly onModifiee: () => void }

/** Money before the invoice, which then takes it over; of an order without any, the way to it until it is cancelled. */
const FicheAcompte = ({ prestation, onModifiee }: Props) => {
  const [ouvert, setOuvert] = useState(false)
  const titre = useRef<HTMLHeadingElement>(null)
  const aRendre = useParametres().lire('rendre') === '1'
  // Somebody who comes to give money back.
  useEffect(() => (aRendre ? titre.current?.focus() : undefined), [aRendre])
  const { statut, historique } = prestation
  // An invoice that was given back may still hold what was paid for it.
  const recu = historique.some(
    ({ fait: { genre } }) => genre === 'acompte' || (genre === 'avoir' && statut !== 'annulé'),
  )
  if (estFacturee(prestation) || (statut === 'annulé' && !recu)) return null
  if (!recu && !ouvert && !aRendre) {
    return (
      <Pli titre={FACTURER_TEXTS.acompteAucun}>
        <div>
          <Button onClick={() => setOuvert(true)}>{FACTURER_TEXTS.ouvrirAcompte}</Button>
        </div>
      </Pli>
    )
  }
  return (
    <section aria-labelledby="fiche-acompte" className={dossier['part']}>
      <h3 id="fiche-acompte" ref={titre} tabIndex={-1}>
        {FACTURER_TEXTS.acompte}
      </h3>
      <ALaDemande charger={chargerAcomptes} lignes={2}>
        {({ Acomptes }) => (
          <Acomptes key={statut} prestation={prestation} aRecevoir={ouvert && !recu} onEcrit={onModifiee} />
        )}
      </ALaDemande>
    </section>
  )
}

type PlisProps = { readonly prestation: PrestationReply; readonly onPerimee: () => void }

/** What is rarely read, each with what it holds on its fold. */
export const Plis = ({ prestation, onPerimee }: PlisProps) => {
  const { conservation } = prestation
  const { jusquAu } = conservation
  return (
    <div className={styles['folds']}>
      <FicheAcompte prestation={prestation} onModifiee={onPerimee} />
      <Pli titre={pliTexte(ENGAGEMENT_TEXTS.titre, engagementEnMots(prestation))}>
        <FicheEngagement prestation={prestation} />
      </Pli>
      <Pli titre={jusquAu === null ? FICHE_TEXTS.conservation : conserveeTexte(formaterDate(jusquAu))}>
        <p className={styles['soft']}>{termeTexte(conservation)}</p>
      </Pli>
    </div>
  )
}
