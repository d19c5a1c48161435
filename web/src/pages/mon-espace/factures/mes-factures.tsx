import * as E from '#fp/Either'
import styles from './mes-factures.module.css'
import { Fragment } from 'react'
import type { FactureDuClientReply, MaFactureReply } from '#adapters/http/contract/values/facture-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { estDeFraisSeuls, objetDesFrais } from '#domain/facturation/ligne-facturee'
import { centimes, formaterMontant, multiplier } from '#domain/shared/montant'
import { useAnswer } from '../../../browser/use-answer.ts'
import {
  acompteRecuTexte,
  ACOMPTES_DEDUITS,
  AUCUNE_FACTURE,
  avoirNumeroTexte,
  duTexte,
  ETATS_POUR_LE_CLIENT,
  factureDAcompteNumeroTexte,
  factureNumeroTexte,
  MES_FACTURES_TEXTS,
  rendreTexte,
  resteTexte,
} from '../../../contents/mes-factures-texts.ts'
import { appeler } from '../../../features/espace/appeler.ts'
import { ecrituresDites } from '../../../features/suivi/ecritures-dites.ts'
import { Attente } from '../attente.tsx'
import { ChargementEchoue } from '../chargement-echoue.tsx'
import { BoutonTelecharger } from '../prestations/bouton-telecharger.tsx'

const demander = () => appeler((calls) => calls.mesFactures())

/** What is left to do about it, if something is. */
const reste = ({ solde, echeance }: FactureDuClientReply): string => {
  if (solde === 0) return ''
  const somme = formaterMontant(centimes(Math.abs(solde)))
  return solde > 0 ? resteTexte(somme, formaterDate(echeance)) : rendreTexte(somme)
}

const Avoirs = ({ avoirs }: Pick<MaFactureReply, 'avoirs'>) =>
  avoirs.length === 0 ? null : (
    <ul className={styles['notes']}>
      {avoirs.map(({ numero, date, total }) => (
        <li key={numero}>
          <BoutonTelecharger document={{ genre: 'piece_pdf', numero }}>{avoirNumeroTexte(numero)}</BoutonTelecharger>
          <span className={styles['small']}>{formaterDate(date)}</span>
          <span className={styles['amount']}>{formaterMontant(multiplier(total, -1))}</span>
        </li>
      ))}
    </ul>
  )

/** What makes up the difference with what is left to pay. */
const Ecritures = ({ reglements }: Pick<FactureDuClientReply, 'reglements'>) => {
  const ecritures = ecrituresDites(reglements)
  return ecritures.length === 0 ? null : (
    <ul className={styles['notes']}>
      {ecritures.map(({ id, libelle, jour, montant }) => (
        <li key={id}>
          <span>{libelle}</span>
          <span className={styles['small']}>{jour}</span>
          <span className={styles['amount']}>{montant}</span>
        </li>
      ))}
    </ul>
  )
}

/** What it is and what it comes to, and where it stands. */
const Ligne = ({ facture: { genre, numero, etat, total } }: { readonly facture: MaFactureReply }) => (
  <div className={styles['line']}>
    <BoutonTelecharger document={{ genre: 'piece_pdf', numero }}>
      {(genre === 'acompte' ? factureDAcompteNumeroTexte : factureNumeroTexte)(numero)} (
      {MES_FACTURES_TEXTS.telecharger})
    </BoutonTelecharger>
    <span className={styles['state']} data-state={etat}>
      {ETATS_POUR_LE_CLIENT[etat]}
    </span>
    <span className={styles['amount']}>{formaterMontant(total)}</span>
  </div>
)

/** What a professional had for the deposits that it deducts. */
const Deduits = ({ acomptes }: Pick<FactureDuClientReply, 'acomptes'>) => {
  const pieces = acomptes.flatMap(({ piece }) => piece ?? [])
  return pieces.length === 0 ? null : (
    <p className={styles['small']}>
      {ACOMPTES_DEDUITS}
      {pieces.map((numero, rang) => (
        <Fragment key={numero}>
          {' '}
          <span className={styles['number']}>
            {numero}
            {rang === pieces.length - 1 ? '.' : ','}
          </span>
        </Fragment>
      ))}
    </p>
  )
}

const DuTravail = ({ facture }: { readonly facture: FactureDuClientReply }) => {
  const { date, service, lieu, lignes, acomptes, reglements } = facture
  const objet = estDeFraisSeuls(lignes) ? objetDesFrais(lignes) : service
  return (
    <>
      <p className={styles['small']}>
        {duTexte(formaterDate(date), objet, lieu)} {reste(facture)}
      </p>
      <Deduits acomptes={acomptes} />
      <Ecritures reglements={reglements} />
    </>
  )
}

const Facture = ({ facture }: { readonly facture: MaFactureReply }) => (
  <li>
    <Ligne facture={facture} />
    {facture.genre === 'acompte' ? (
      <p className={styles['small']}>{acompteRecuTexte(formaterDate(facture.date), facture.service)}</p>
    ) : (
      <DuTravail facture={facture} />
    )}
    <Avoirs avoirs={facture.avoirs} />
  </li>
)

const Contenu = () => {
  const { answer, askAgain } = useAnswer(demander)
  if (answer === null) return <Attente />
  if (E.isLeft(answer)) return <ChargementEchoue echec={answer.left} onReessayer={askAgain} />
  if (answer.right.length === 0) return <p>{AUCUNE_FACTURE}</p>
  return (
    <ul className={styles['list']}>
      {answer.right.map((facture) => (
        <Facture key={facture.numero} facture={facture} />
      ))}
    </ul>
  )
}

/** Invoices, each with its credit notes, newest first. */
export const MesFactures = () => (
  <section id="mes-factures" aria-labelledby="mes-factures-titre">
    <h2 id="mes-factures-titre" className={styles['title']}>
      {MES_FACTURES_TEXTS.titre}
    </h2>
    <Contenu />
    <p className={styles['small']}>{MES_FACTURES_TEXTS.aide}</p>
  </section>
)
