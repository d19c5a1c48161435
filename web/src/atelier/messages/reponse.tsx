import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { FilReply, MessageReply } from '#adapters/http/contract/routes/messages'
import { Button } from '../../components/button.tsx'
import { TextArea } from '../../components/text-area.tsx'
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
  const formulaire = useRef<HTMLFormElement>(null)
  const redaction = useReponse(message, onFil)
  const { texte, ecrire, etape, faute, envoyer } = redaction
  const champ = (): HTMLTextAreaElement | null | undefined => formulaire.current?.querySelector('textarea')
  const { lire } = useParametres()
  const aRepondre = lire('repondre') === '1'
  useEffect(() => {
    if (aRepondre) formulaire.current?.querySelector('textarea')?.focus()
  }, [aRepondre])
  const partir = async (): Promise<void> => {
    if (!(await envoyer())) champ()?.focus()
  }
  const surTouche = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void partir()
  }
  return (
    <form
      ref={formulaire}
      noValidate
      aria-label={FIL_TEXTS.repondre}
      className={styles['reply']}
      onSubmit={(event) => {
        event.preventDefault()
        void partir()
      }}
    >
      <TextArea
        name={CHAMP}
        label={FIL_TEXTS.reponse}
        help={matchMedia('(pointer: coarse)').matches ? FIL_TEXTS.aideTactile : FIL_TEXTS.aide}
        error={faute ?? undefined}
        rows={6}
        readOnly={etape === 'en_cours'}
        value={texte}
        onChange={({ target }) => ecrire(target.value)}
        onKeyDown={surTouche}
      />
      <Modeles
        onChoisir={(modele) => {
          ecrire(ajouterModele(texte, modele))
          champ()?.focus()
        }}
      />
      <IssueDeReponse {...redaction} />
      <div>
        <Button type="submit" variant="primary" busy={etape === 'en_cours'}>
          {libelleDe(redaction)}
        </Button>
      </div>
    </form>
  )
}
