import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterPlage } from '#domain/calendrier/formater-date'
import { aParis, heureDe } from '#domain/calendrier/heure-de-paris'
import { useNow } from '../../browser/use-now.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { DialogFoot } from '../../components/dialog-foot.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Notice } from '../../components/notice.tsx'

import { type DateSaisie, UNE_LIGNE } from '../prestations/dates/date-saisie.ts'
import { dateCourte } from '../date-courte.ts'
import { datesEnAttente } from '../../features/suivi/rendez-vous.ts'
import { Charge } from '../communs/charge.tsx'
import { SigneDeDate } from '../communs/signe-de-date.tsx'
import { Telephone } from '../communs/telephone.tsx'
import { DateFormulaire } from '../prestations/dates/formulaire.tsx'
import { useProposition } from '../prestations/dates/proposition.ts'
import { adresseDuLieu } from '../adresses.ts'
import { prestationQuery } from '../prestations/queries.ts'
import { useReponse } from '../serveur.ts'
import styles from './agenda.module.css'
import grille from './grille.module.css'
import type { Bloc, Ouvert } from './blocs.ts'
import { ChoixDePrestation } from './choix-de-prestation.tsx'
import type { Choix } from './heures.ts'
import { apresChangement, oublierAgenda } from './queries.ts'
import { AGENDA_TEXTS, jusquATexte, libreTexte, routeTexte, VISITE_TEXTS } from './texts.ts'

type FormulaireProps = {
  readonly prestation: PrestationReply
  readonly depart: readonly DateSaisie[]
  readonly onFermer: () => void
}

/** The form of a date, filled, with the focus on what sends it. */
const Formulaire = ({ prestation, depart, onFermer }: FormulaireProps) => {
  const client = useQueryClient()
  const boite = useRef<HTMLDivElement>(null)
  const proposition = useProposition({
    prestation,
    depart,
    onModifiee: (nouvelle) => void apresChangement(client, nouvelle),
    onPerimee: () => void oublierAgenda(client),
    onOuvrir: () => undefined,
    onFermer,
  })
  useEffect(() => boite.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus(), [])
  return (
    <div ref={boite}>
      <DateFormulaire prestation={prestation} proposition={proposition} onFermer={onFermer} />
    </div>
  )
}

type ProposerProps = { readonly choix: Choix | null; readonly onFermer: () => void }

/** A free time goes to an order: which one, then the usual form with the time in it. */
const Proposer = ({ choix, onFermer }: ProposerProps) => {
  const [prestation, setPrestation] = useState<PrestationReply | null>(null)
  const depart = choix === null ? UNE_LIGNE : [{ cle: 1, jour: choix.jour, heure: heureDe(choix.de) }]
  return (
    <div className={styles['choose']}>
      {choix === null ? null : <p>{libreTexte(choix.jour, choix.de)}</p>}
      {prestation === null ? (
        <ChoixDePrestation minutes={choix === null ? null : choix.a - choix.de} onChoisir={setPrestation} />
      ) : (
        <>
          <div className={styles['actions']}>
            <p className={styles['name']}>
              <strong>{prestation.client.nom}</strong>, {prestation.service.serviceName}
            </p>
            <Button variant="quiet" onClick={() => setPrestation(null)}>
              {VISITE_TEXTS.choisir}
            </Button>
          </div>
          <Formulaire prestation={prestation} depart={depart} onFermer={onFermer} />
        </>
      )}
    </div>
  )
}

/** The dates that wait for an answer, or the one agreed, as the form types them; that of the block where it stands now. */
const saisiesDe = (
  prestation: PrestationReply,
  { jour, de, visite }: Bloc,
  maintenant: Date,
): readonly DateSaisie[] => {
  const autres = datesEnAttente(prestation, maintenant)
    .filter(({ id }) => id !== visite.date.id)
    .map(({ debut }) => aParis(new Date(debut)))
  return [{ date: jour, minutes: de }, ...autres].map(({ date, minutes }, rang) => ({
    cle: rang + 1,
    jour: date,
    heure: heureDe(minutes),
  }))
}

type DeplacerProps = { readonly bloc: Bloc; readonly onFermer: () => void }

/** Another date instead of the one that stands: of an agreed one it is said that its client is written to. */
const Deplacer = ({ bloc, onFermer }: DeplacerProps) => {
  const maintenant = useNow()
  const demande = useReponse(useQuery(prestationQuery(bloc.visite.prestation.id)))
  return (
    <div className={styles['choose']}>
      {bloc.convenue ? (
        <Notice kind="warning">
          <p>{VISITE_TEXTS.convenueAide}</p>
        </Notice>
      ) : null}
      <Charge demande={demande} lignes={6}>
        {(prestation) => (
          <Formulaire prestation={prestation} depart={saisiesDe(prestation, bloc, maintenant)} onFermer={onFermer} />
        )}
      </Charge>
    </div>
  )
}

type VisiteProps = { readonly bloc: Bloc; readonly onDeplacer: () => void }

const Visite = ({ bloc: { visite, convenue }, onDeplacer }: VisiteProps) => {
  const { client, date, service, prestation, adresse, aDistance, itineraire, trajetMinutes, description, notes } =
    visite
  return (
    <div className={styles['visit']}>
      <p>
        <strong>{client.nom}</strong>, {prestation.reference}
      </p>
      <p className={grille['state']}>
        <SigneDeDate convenue={convenue} />
        <span>
          {convenue ? AGENDA_TEXTS.convenue : `${AGENDA_TEXTS.proposee} ${jusquATexte(dateCourte(date.expireLe))}`}
        </span>
      </p>
      <p>{formaterPlage(new Date(date.debut), new Date(date.fin))}</p>
      <p>{service}</p>
      <p>
        {aDistance ? AGENDA_TEXTS.aDistance : adresse}
        {trajetMinutes === 0 ? '' : ` (${routeTexte(trajetMinutes)})`}
      </p>
      <p>
        <Telephone telephone={client.telephone} nom={client.nom} />
      </p>
      {[description, notes].map((texte) => (texte === '' ? null : <p key={texte}>{texte}</p>))}
      <DialogFoot>
        <ButtonLink variant="primary" to={adresseDuLieu('prestations', { id: prestation.reference })}>
          {VISITE_TEXTS.fiche}
        </ButtonLink>
        <Button onClick={onDeplacer}>{VISITE_TEXTS.deplacer}</Button>
        {itineraire === null ? null : <a href={itineraire}>{VISITE_TEXTS.itineraire}</a>}
      </DialogFoot>
    </div>
  )
}

const titreDe = (ouvert: Ouvert | null): string => {
  if (ouvert?.genre === 'proposer') return VISITE_TEXTS.proposer
  if (ouvert?.genre !== 'deplacer') return VISITE_TEXTS.visite
  return ouvert.bloc.convenue ? VISITE_TEXTS.convenueTitre : VISITE_TEXTS.deplacerTitre
}

type Props = {
  readonly ouvert: Ouvert | null
  readonly onOuvrir: (ouvert: Ouvert) => void
  readonly onFermer: () => void
}

/** What is open over the grid: an order to choose, a visit, or another date for it. */
export const Dialogues = ({ ouvert, onOuvrir, onFermer }: Props) => (
  <Dialog open={ouvert !== null} title={titreDe(ouvert)} onClose={() => (ouvert === null ? undefined : onFermer())}>
    {ouvert?.genre === 'proposer' ? <Proposer choix={ouvert.choix} onFermer={onFermer} /> : null}
    {ouvert?.genre === 'deplacer' ? <Deplacer bloc={ouvert.bloc} onFermer={onFermer} /> : null}
    {ouvert?.genre === 'visites'
      ? ouvert.blocs.map((bloc) => (
          <Visite key={bloc.visite.date.id} bloc={bloc} onDeplacer={() => onOuvrir({ genre: 'deplacer', bloc })} />
        ))
      : null}
  </Dialog>
)
