import { type KeyboardEvent, useEffect } from 'react'
import type { FilReply, MessageReply } from '#adapters/http/contract/routes/messages'
import { parseTexteDeReponse } from '#domain/message/fil'
import * as E from '#fp/Either'
import { Form } from '../../components/form.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { BoutonDEnvoi } from '../communs/bouton-d-envoi.tsx'
import dossier from '../communs/dossier.module.css'
import { useVerifiee } from '../communs/use-verifiee.ts'
import { useParametres } from '../parametres.ts'
import { FIL_TEXTS } from './texts.ts'
import { ajouterModele } from './ajouter-modele.ts'
import { type Redaction, useReponse } from './use-reponse.ts'
import { IssueDeReponse } from './issue-de-reponse.tsx'
import { Modeles } from './choix-de-modele.tsx'
import styles from './fil.module.css'

type Props = { readonly message: MessageReply; readonly onFil: (fil: FilReply) => void }

const CHAMP = 'reponse'

const libelleDe = ({ etape, perime }: Redaction): string => {
  if (etape === 'en_cours') return FIL_TEXTS.enCours
  return perime === null ? FIL_TEXTS.envoyer : FIL_TEXTS.insister
}

/** The answer: kept until it is recorded, also over a reload; Ctrl + Enter sends it. */
export const Reponse = ({ message, onFil }: Props) => {
  const redaction = useReponse(message, onFil)
  const { texte, ecrire, etape, envoyer } = redaction
  const lue = E.mapLeft((phrase: string) => ({ [CHAMP]: phrase }))(parseTexteDeReponse(texte))
  const { manque, erreurs, formulaire } = useVerifiee(lue, envoyer)
  const { ref, onSubmit } = formulaire
  const { lire } = useParametres()
  const aRepondre = lire('repondre') === '1'
  useEffect(() => {
    if (aRepondre) ref.current?.querySelector('textarea')?.focus()
  }, [aRepondre, ref])
  const surTouche = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <Form {...formulaire} aria-label={FIL_TEXTS.repondre} className={styles['reply']}>
      <TextArea
        name={CHAMP}
        label={FIL_TEXTS.reponse}
        help={matchMedia('(pointer: coarse)').matches ? FIL_TEXTS.aideTactile : FIL_TEXTS.aide}
        error={erreurs[CHAMP]}
        rows={6}
        readOnly={etape === 'en_cours'}
        value={texte}
        onChange={({ target }) => ecrire(target.value)}
        onKeyDown={surTouche}
      />
      <Modeles
        onChoisir={(modele) => {
          ecrire(ajouterModele(texte, modele))
          ref.current?.querySelector('textarea')?.focus()
        }}
      />
      <IssueDeReponse {...redaction} />
      <div className={dossier['actions']}>
        <BoutonDEnvoi manque={manque} busy={etape === 'en_cours'}>
          {libelleDe(redaction)}
        </BoutonDEnvoi>
      </div>
    </Form>
  )
}
