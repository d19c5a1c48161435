import type { FilReply, MessageReply } from '#adapters/http/contract/routes/messages'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { Link } from '../../app/router.ts'
import { FIL_TEXTS, TYPE_NOMS } from './texts.ts'
import { useStatut } from './statut.ts'
import { adresseDuLieu } from '../adresses.ts'
import dossier from '../communs/dossier.module.css'
import { Telephone } from '../communs/telephone.tsx'
import styles from './fil.module.css'
import { PerimeDialogue } from './perime-dialogue.tsx'
import { Reponse } from './reponse.tsx'
import { StatutGestes } from './statut-gestes.tsx'

type Props = {
  readonly message: MessageReply
  readonly onModifie: (message: MessageReply) => void
}

type TexteProps = {
  readonly auteur: 'client' | 'entreprise'
  readonly nom: string
  readonly texte: string
  readonly le: string
}

const Texte = ({ auteur, nom, texte, le }: TexteProps) => (
  <li className={styles['text']} data-auteur={auteur}>
    <p className={dossier['soft']}>
      <strong>{auteur === 'entreprise' ? FIL_TEXTS.atelier : nom}</strong>{' '}
      <time dateTime={le}>{formaterInstant(new Date(le))}</time>
    </p>
    <p className={styles['words']}>{texte}</p>
  </li>
)

/** Who wrote: to call, to write to, and what they ordered. */
const Auteur = ({ message: { nom, email, client, prestation } }: Pick<Props, 'message'>) => (
  <div>
    <p className={dossier['ways']}>
      {client === null || client.telephone === '' ? null : <Telephone telephone={client.telephone} nom={nom} />}
      <a href={`mailto:${email}`} className={dossier['link']}>
        {email}
      </a>
      {client === null ? null : (
        <>
          <Link className={dossier['link']} to={adresseDuLieu('prestations', { q: email })}>
            {FIL_TEXTS.prestations}
          </Link>
          <Link className={dossier['link']} to={adresseDuLieu('clients', { q: email })}>
            {FIL_TEXTS.fiche}
          </Link>
        </>
      )}
    </p>
    {prestation === null ? null : (
      <p className={dossier['soft']}>
        {FIL_TEXTS.derniere}&nbsp;: {prestation.type}
        {prestation.description === '' ? '' : ` (${prestation.description})`}
      </p>
    )}
  </div>
)

/** A thread: who, how far, what was said, and the answer. */
export const FilContenu = ({ message, onModifie }: Props) => {
  const suivi = useStatut(onModifie)
  const onFil = (fil: FilReply): void => onModifie({ ...message, ...fil })
  return (
    <>
      <div className={dossier['head']}>
        <div>
          <h2>{message.sujet ?? message.nom}</h2>
          <p className={dossier['soft']}>
            {message.sujet === null ? '' : `${message.nom}, `}
            {TYPE_NOMS[message.type]}
          </p>
        </div>
        <StatutGestes message={message} suivi={suivi} />
      </div>
      <Auteur message={message} />
      <ol className={styles['texts']}>
        <Texte auteur="client" nom={message.nom} texte={message.message} le={message.createdAt} />
        {message.reponses.map((reponse) => (
          <Texte key={reponse.id} nom={message.nom} {...reponse} />
        ))}
      </ol>
      <Reponse message={message} onFil={onFil} />
      <PerimeDialogue suivi={suivi} />
    </>
  )
}
