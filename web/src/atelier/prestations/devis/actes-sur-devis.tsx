import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import * as E from '#fp/Either'
import { Button } from '../../../components/button.tsx'
import { DialogFoot, FIRST } from '../../../components/dialog-foot.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { useActe } from '../../factures/use-acte.ts'
import { faire, useEnAttente } from '../../fait/gestes.ts'
import { courrielATexte } from '../../fait/texts.ts'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { prestationQuery } from '../queries.ts'
import { type Tentative, tenter, uneFois } from '../tentative.ts'
import styles from './devis.module.css'
import { renvoyerDevis, retirerDevis } from './queries.ts'
import { DEVIS_ATTENDU_TEXTS as TEXTS, devisRenvoyeTexte, retirerTitreTexte } from './texts.ts'

type Props = {
  readonly prestation: PrestationReply
  /** Of the quote. */
  readonly version: number
  /** The record is no longer as it was read. */
  readonly onModifiee: () => void
  readonly onRetire: () => void
}

/** What taking it back does, asked first. */
const Retrait = ({ prestation: { id }, version, onRetire, onFermer }: Props & { readonly onFermer: () => void }) => {
  const retrait = useActe(onRetire)
  return (
    <div className={styles['form']}>
      <p>{TEXTS.retirerAide}</p>
      <EchecDActe echec={retrait.echec} reseau={TEXTS.reseau} />
      <DialogFoot>
        <Button busy={retrait.enCours} onClick={() => void retrait.lancer(retirerDevis(id, version))}>
          {retrait.enCours ? TEXTS.enCours : TEXTS.retirer}
        </Button>
        <Button variant="primary" {...FIRST} onClick={onFermer}>
          {TEXTS.garder}
        </Button>
      </DialogFoot>
    </div>
  )
}

/** A quote that waits can be sent again, or taken back. */
export const ActesSurDevis = (props: Props) => {
  const { prestation, version, onModifiee, onRetire } = props
  const { id, reference, client } = prestation
  const serveur = useQueryClient()
  const [retrait, setRetrait] = useState(false)
  const derniere = useRef<Tentative | null>(null)
  const clef = `devis renvoyé ${id} ${version}`
  const enCours = useEnAttente().includes(clef)
  // Closed first: behind an open dialog nothing takes the focus.
  const retire = (): void => {
    setRetrait(false)
    onRetire()
  }
  const renvoyer = async (): Promise<void> => {
    const reponse = await faire<unknown>({
      clef,
      courriel: courrielATexte(client.nom),
      envoyer: (options) => {
        const connue = serveur.getQueryData(prestationQuery(reference).queryKey)
        const essai = tenter(derniere.current, { genre: 'devis_renvoye', version }, connue ?? prestation)
        derniere.current = essai
        return uneFois<unknown>(renvoyerDevis(id, version, essai.version, options), id, essai, onModifiee)()
      },
      fait: () => ({ texte: devisRenvoyeTexte(client.nom) }),
    })
    if (reponse === null || E.isLeft(reponse)) return
    derniere.current = null
    onModifiee()
  }
  return (
    <>
      <div className={styles['actions']}>
        <Button busy={enCours} onClick={() => void renvoyer()}>
          {TEXTS.renvoyer}
        </Button>
        <Button variant="quiet" onClick={() => setRetrait(true)}>
          {TEXTS.retirer}
        </Button>
      </div>
      <Dialog open={retrait} title={retirerTitreTexte(version)} onClose={() => setRetrait(false)}>
        {retrait ? <Retrait {...props} onRetire={retire} onFermer={() => setRetrait(false)} /> : null}
      </Dialog>
    </>
  )
}
