import type { AujourdhuiReply } from '#adapters/http/contract/routes/aujourdhui'
import type { VisiteReply } from '#adapters/http/contract/values/agenda-reply'
import { formaterHeure, formaterJour } from '#domain/calendrier/formater-date'
import { aParis } from '#domain/calendrier/heure-de-paris'
import { formaterTelephone, Telephone } from '#domain/client/telephone'
import { formaterMontant } from '#domain/shared/montant'
import { dureeTexte } from '../communs/texts.ts'
import { FEUILLE_TEXTS } from './suites-texts.ts'
import { LIGNE_TEXTS, nombreDeVisites, promisTexte, trajetTexte } from './texts.ts'
import styles from './feuille.module.css'

const heureDe = (instant: string): string => formaterHeure(aParis(new Date(instant)).minutes)

const numero = (telephone: string): string => (Telephone.is(telephone) ? formaterTelephone(telephone) : telephone)

const Visite = ({ visite }: { readonly visite: VisiteReply }) => {
  const { date, client, service, heures, description, notes, prestation, trajetAvantMinutes } = visite
  return (
    <li>
      <p className={styles['hour']}>{heureDe(date.debut)}</p>
      <div className={styles['about']}>
        <p className={styles['who']}>
          <strong>{client.nom}</strong> <span>{numero(client.telephone)}</span> <span>{prestation.reference}</span>
        </p>
        <p>
          {visite.aDistance ? LIGNE_TEXTS.aDistance : visite.adresse}
          {trajetAvantMinutes === 0 ? '' : ` (${trajetTexte(trajetAvantMinutes)})`}
        </p>
        <p>{promisTexte(service, dureeTexte(heures * 60), formaterMontant(date.total))}</p>
        {[description, notes].map((texte) => (texte === '' ? null : <p key={texte}>{texte}</p>))}
        <p className={styles['blanks']}>
          <span>{FEUILLE_TEXTS.temps}</span>
          <span>{FEUILLE_TEXTS.pieces}</span>
          <span>{FEUILLE_TEXTS.regle}</span>
        </p>
      </div>
    </li>
  )
}

/** The day on one page of paper, to take along: hours one reads from afar, and room to write. Print only. */
export const Feuille = ({ journee: { jour, visites } }: { readonly journee: AujourdhuiReply }) => (
  <section className={styles['sheet']} data-feuille>
    <p className={styles['title']}>
      {FEUILLE_TEXTS.titre}
      {FEUILLE_TEXTS.separateur}
      <strong>{formaterJour(jour)}</strong>
      <span> {visites.length === 0 ? FEUILLE_TEXTS.vide : nombreDeVisites(visites.length)}</span>
    </p>
    <ol>
      {visites.map((visite) => (
        <Visite key={visite.date.id} visite={visite} />
      ))}
    </ol>
  </section>
)
