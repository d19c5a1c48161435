import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { dureeTexte } from '../communs/texts.ts'
import { situationEnMots } from '../../features/suivi/situer.ts'
import { Priorite } from '../communs/priorite.tsx'
import { Telephone } from '../communs/telephone.tsx'
import { adresseDuLieu } from '../adresses.ts'
import { Icone } from '../cadre/icones.tsx'
import { laisserPartir } from './appels.ts'
import styles from './lignes.module.css'
import { echeance } from './echeance.ts'
import { APPEL_TEXTS, appelNoteTexte, LIGNE_TEXTS, promisTexte } from './texts.ts'

type RangeeProps = {
  readonly nom: ReactNode
  /** Until when, beside the name. */
  readonly du?: ReactNode
  readonly tard?: boolean
  /** Who, what and where, on one line where there is room. */
  readonly children: ReactNode
  /** The one thing to do. */
  readonly geste: ReactNode
}

/** One thing that waits: whom for, until when, what about, and its gesture. */
export const Rangee = ({ nom, du, tard = false, children, geste }: RangeeProps) => (
  <>
    <div className={styles['about']}>
      <p className={styles['who']}>
        <strong>{nom}</strong>
        {du === undefined ? null : (
          <span className={styles['due']} data-late={tard || undefined}>
            {du}
          </span>
        )}
      </p>
      <p className={styles['what']}>{children}</p>
    </div>
    <div className={styles['gesture']} data-geste>
      {geste}
    </div>
  </>
)

/** By its reference, or by whose it is where that is said first. */
export const LienDeDossier = ({ reference, nom }: { readonly reference: string; readonly nom?: string }) => (
  <Link to={adresseDuLieu('prestations', { id: reference })} className={nom === undefined ? styles['file'] : undefined}>
    {nom}
    <span className={nom === undefined ? undefined : 'visually-hidden'}>
      {nom === undefined ? '' : ' : '}
      {reference}
    </span>
  </Link>
)

/** What was ordered, for how much, and where. */
export const Travail = ({ prestation }: { readonly prestation: PrestationReply }) => {
  const { service, duree, devis, modalite, adresse, description } = prestation
  const lieu = modalite === 'a_distance' ? LIGNE_TEXTS.aDistance : adresse
  const texte = [promisTexte(service.serviceName, dureeTexte(duree * 60), formaterMontant(devis.totalNet)), lieu]
  return <span className={styles['work']}>{[...texte, description].filter((mot) => mot !== '').join(' · ')}</span>
}

type Props = { readonly prestation: PrestationReply; readonly maintenant: Date }

const Commande = ({
  prestation,
  du,
  tard,
  geste,
}: Omit<RangeeProps, 'nom' | 'children'> & Pick<Props, 'prestation'>) => {
  const { reference, client, priorite } = prestation
  return (
    <Rangee nom={<LienDeDossier reference={reference} nom={client.nom} />} du={du} tard={tard ?? false} geste={geste}>
      <Telephone telephone={client.telephone} nom={client.nom} />
      <Priorite priorite={priorite} />
      <Travail prestation={prestation} />
    </Rangee>
  )
}

/** The way to the dialog of dates; by a sign where there is a word before it. */
const Proposer = ({
  prestation: { reference },
  children,
}: Pick<Props, 'prestation'> & { readonly children?: ReactNode }) => (
  <ButtonLink
    to={adresseDuLieu('prestations', { id: reference, proposer: '1' })}
    title={children === undefined ? undefined : LIGNE_TEXTS.proposer}
    data-signe={children === undefined ? undefined : ''}
  >
    {children}
    <span className={children === undefined ? undefined : 'visually-hidden'}>{LIGNE_TEXTS.proposer}</span>
    <span className="visually-hidden"> : {reference}</span>
  </ButtonLink>
)

type Appelee = { readonly onAppelee: () => void }

/** A client who waits for the call that was promised. */
export const LigneAAppeler = ({ prestation, maintenant, onAppelee }: Props & Appelee) => {
  const { duree, horloge, enRetard } = echeance(new Date(prestation.contactAvant), maintenant)
  return (
    <Commande
      prestation={prestation}
      du={`${duree}, ${horloge}`}
      tard={enRetard}
      geste={
        <>
          <Button onClick={onAppelee}>
            {APPEL_TEXTS.appel}
            <span className="visually-hidden"> : {prestation.reference}</span>
          </Button>
          <Proposer prestation={prestation}>
            <Icone nom="agenda" />
          </Proposer>
        </>
      }
    />
  )
}

/** A client who was called, and waits for a date. */
export const LigneAReproposer = ({ prestation, maintenant }: Props) => (
  <Commande
    prestation={prestation}
    du={situationEnMots(prestation, maintenant, 'entreprise')}
    geste={<Proposer prestation={prestation} />}
  />
)

/** What the line of a call becomes once it was noted: it takes the focus that the button had, and leads on. */
export const AppelNote = ({ prestation }: Pick<Props, 'prestation'>) => {
  const { reference, client } = prestation
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  const suivre = ({ target }: MouseEvent): void =>
    target instanceof Element && target.closest('a') !== null ? void laisserPartir(prestation) : undefined
  return (
    <div ref={place} tabIndex={-1} className={styles['noted']} onClickCapture={suivre}>
      <p>
        {appelNoteTexte(client.nom)}{' '}
        <Link to={adresseDuLieu('prestations', { id: reference, noter: '1' })}>{APPEL_TEXTS.noter}</Link>
      </p>
      <Proposer prestation={prestation} />
    </div>
  )
}
