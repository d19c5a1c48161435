import { useEffect, useRef } from 'react'
import type {
  ARembourserReply,
  AujourdhuiReply,
  FactureARembourserReply,
} from '#adapters/http/contract/routes/aujourdhui'
import type { RetractationATraiterReply } from '#adapters/http/contract/routes/retractations'
import { formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Telephone } from '../communs/telephone.tsx'
import { adresseDuLieu } from '../adresses.ts'
import { Acte, Marque } from '../retractations/marque.tsx'
import { aRendreTexte } from '../retractations/texts.ts'
import styles from './lignes.module.css'
import { LienDeDossier, Rangee, Travail } from './lignes.tsx'
import { Liste } from './liste.tsx'
import { useRecompter } from './queries.ts'
import { dernierJourTexte, FRAIS_D_ABORD } from './suites-texts.ts'

const TITRES = ['retractations', 'a-contacter', 'rien-a-faire'] as const

/** Reads the day again; the line goes then, and with it its button: the title of its list takes the focus, or the next. */
const usePuisTitre = (): (() => void) => {
  const recharger = useRecompter()
  const marquee = useRef(false)
  useEffect(
    () => () => {
      // The mail of a withdrawal may have left long after the press.
      if (!marquee.current || document.activeElement !== document.body) return
      const titres = TITRES.map((ancre) => document.getElementById(ancre))
      titres.find((titre) => titre !== null)?.focus({ preventScroll: true })
    },
    [],
  )
  return () => {
    marquee.current = true
    void recharger()
  }
}

type RetractationProps = { readonly retractation: RetractationATraiterReply; readonly maintenant: Date }

/** A withdrawal that still asks for something, and the last day the law gives for it. */
const LigneRetractation = ({ retractation, maintenant }: RetractationProps) => {
  const marquer = usePuisTitre()
  const { id, nom, email, reference, prestationId, acte, avant, aRendre } = retractation
  return (
    <Rangee
      nom={nom}
      du={dernierJourTexte(formaterJour(avant))}
      tard={avant < dateParis(maintenant)}
      geste={
        <Marque
          id={id}
          email={email}
          reference={reference}
          traitee={false}
          aConfirmer={acte === 'confirmer'}
          onMarquee={marquer}
        />
      }
    >
      {prestationId === null ? <span>{reference}</span> : <LienDeDossier reference={reference} />}
      <span className={styles['work']}>
        <Acte acte={acte} aRendre={aRendre} prestationId={prestationId} />
      </span>
      <a href={`mailto:${email}`}>{email}</a>
    </Rangee>
  )
}

/** A cancelled order that still holds money, which nobody billed. */
const LigneARembourser = ({ prestation, montant, fraisPossibles }: ARembourserReply) => {
  const { id, reference, client } = prestation
  return (
    <Rangee
      nom={client.nom}
      geste={
        <ButtonLink to={adresseDuLieu('prestations', { id: reference, rendre: '1' })}>
          {aRendreTexte(formaterMontant(montant))}
        </ButtonLink>
      }
    >
      <Telephone telephone={client.telephone} nom={client.nom} />
      <LienDeDossier reference={reference} />
      {fraisPossibles ? <Link to={adresseDuLieu('factures', { facturer: id })}>{FRAIS_D_ABORD}</Link> : null}
      <Travail prestation={prestation} />
    </Rangee>
  )
}

/** An invoice that holds more than is due for it. */
const LigneFactureARembourser = ({ numero, reference, client, service, montant }: FactureARembourserReply) => (
  <Rangee
    nom={client.nom}
    geste={<ButtonLink to={adresseDuLieu('factures', { numero })}>{aRendreTexte(formaterMontant(montant))}</ButtonLink>}
  >
    <Telephone telephone={client.telephone} nom={client.nom} />
    <LienDeDossier reference={reference} />
    <span className={styles['work']}>{service}</span>
  </Rangee>
)

type Props = { readonly journee: AujourdhuiReply; readonly maintenant: Date }

/** Withdrawals, and money that belongs to clients. */
export const LignesRares = ({ journee, maintenant }: Props) => {
  const { nombres, retractations, aRembourser, facturesARembourser } = journee
  return (
    <>
      <Liste
        ancre="retractations"
        nom="retractations"
        nombre={retractations.length}
        lignes={retractations.map((retractation) => ({
          clef: retractation.id,
          ligne: <LigneRetractation retractation={retractation} maintenant={maintenant} />,
        }))}
      />
      <Liste
        ancre="a-rembourser"
        nom="aRembourser"
        nombre={nombres.aRembourser}
        lignes={[
          ...aRembourser.map((reste) => ({ clef: reste.prestation.id, ligne: <LigneARembourser {...reste} /> })),
          ...facturesARembourser.map((facture) => ({
            clef: facture.numero,
            ligne: <LigneFactureARembourser {...facture} />,
          })),
        ]}
      />
    </>
  )
}
