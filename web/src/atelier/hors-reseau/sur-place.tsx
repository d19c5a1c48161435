import * as E from '#fp/Either'
import { useEffect, useId, useState } from 'react'
import type { VisiteReply } from '#adapters/http/contract/values/agenda-reply'
import { TEXTE_MAX } from '#domain/prestation/longueurs'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { BoutonDEnvoi } from '../communs/bouton-d-envoi.tsx'
import { useTexteGarde } from '../communs/use-texte-garde.ts'
import { faire } from '../fait/gestes.ts'
import { ajouter } from './attente.ts'
import styles from './sur-place.module.css'
import { courrielTexte, HORS_RESEAU_TEXTS as TEXTS } from './texts.ts'

type Sur = { readonly id: string; readonly nom: string }

const garder = (sur: Sur, quoi: { readonly genre: 'note'; readonly texte: string } | { readonly genre: 'termine' }) =>
  ajouter({ ...sur, ...quoi, clef: crypto.randomUUID(), connues: null })

const noterSurPlace = (sur: Sur, texte: string): void => garder(sur, { genre: 'note', texte })

/** A mail to the client follows: it may be given up for a while. */
const terminerSurPlace = (sur: Sur, courriel: string): void =>
  void faire({
    clef: `terminé ${sur.id}`,
    courriel,
    envoyer: async () => {
      garder(sur, { genre: 'termine' })
      return E.right(null)
    },
  })

/** At the client's: a note, kept while it is typed, and that the work is done. Neither waits for the network. */
export const SurPlace = ({ visite: { prestation, client } }: { readonly visite: VisiteReply }) => {
  const { lire, garder: retenir } = useTexteGarde(`sur-place.${prestation.id}`)
  const [texte, setTexte] = useState(lire)
  useEffect(() => retenir(texte), [texte, retenir])
  const name = useId()
  const de = { id: prestation.id, nom: client.nom }
  const noter = (): void => {
    if (texte.trim() === '') return
    noterSurPlace(de, texte.trim())
    setTexte('')
  }
  return (
    <Form className={styles['place']} onSubmit={noter}>
      <TextArea
        name={name}
        label={TEXTS.champ}
        rows={1}
        maxLength={TEXTE_MAX}
        value={texte}
        onChange={({ target }) => setTexte(target.value)}
      />
      <div className={styles['gestures']}>
        <BoutonDEnvoi variant="secondary" manque={texte.trim() === '' ? TEXTS.vide : null}>
          {TEXTS.note}
        </BoutonDEnvoi>
        <Button variant="primary" onClick={() => terminerSurPlace(de, courrielTexte(client.nom))}>
          {TEXTS.termine}
        </Button>
      </div>
    </Form>
  )
}
