import { useState } from 'react'
import * as E from '#fp/Either'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Souhait } from '#domain/rendez-vous/souhait'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import type { PrestationDuClientReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { useNow } from '../../../browser/use-now.ts'
import { useFocusFautif } from '../../../features/espace/use-focus-fautif.ts'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { GESTE_TEXTS } from '../../../contents/rendez-vous-texts.ts'
import type { Brouillon } from '../../../features/suivi/brouillon.ts'
import { type EchecDeGeste, echecDeGeste } from '../../../features/suivi/echec-de-geste.ts'
import type { GesteOuvert } from '../../../features/suivi/geste.ts'
import { argentRendu, regleDe } from '../../../features/suivi/regle.ts'
import { dateConvenue, datesEnAttente } from '../../../features/suivi/rendez-vous.ts'
import { type ErreursSouhaits, verifierSouhaits } from '../../../features/suivi/souhaits-saisis.ts'
import type { Suivi } from '../../../features/suivi/use-suivi.ts'
import { ChampsSouhaits } from './champs-souhaits.tsx'
import { EchecNotice } from './echec-notice.tsx'
import styles from './gestes.module.css'

export type GesteProps = {
  readonly genre: GesteOuvert['genre']
  readonly prestation: PrestationDuClientReply
  readonly suivi: Suivi
}

/** The date that the press is about: the agreed one, else the first that waits. */
const dateVisee = (prestation: PrestationReply, maintenant: Date): string =>
  (dateConvenue(prestation) ?? datesEnAttente(prestation, maintenant)[0])?.id ?? ''

const Regle = ({ genre, prestation }: Pick<GesteProps, 'genre' | 'prestation'>) => {
  const maintenant = useNow()
  const regle = regleDe(genre, prestation, maintenant)
  const argent = genre === 'annuler' ? argentRendu(prestation, maintenant) : null
  return (
    <>
      {regle === null ? null : (
        <Notice kind={regle.tardive ? 'warning' : 'info'} title={GESTE_TEXTS.regle}>
          <p>{regle.texte}</p>
        </Notice>
      )}
      <p>{GESTE_TEXTS[genre].annonce}</p>
      {argent === null ? null : <p>{argent}</p>}
    </>
  )
}

/** What was typed, and the call. A failure keeps it all. */
const useGeste = ({ genre, prestation, suivi }: GesteProps) => {
  const ouvert = { genre, prestationId: prestation.id }
  const { motif, souhaits: saisis } = suivi.brouillon(ouvert)
  const [erreurs, setErreurs] = useState<ErreursSouhaits>({})
  const [enCours, setEnCours] = useState(false)
  const [echec, setEchec] = useState<EchecDeGeste | null>(null)
  const envoyer = async (creneaux: readonly Souhait[]): Promise<void> => {
    setEnCours(true)
    setEchec(null)
    const date = genre === 'annuler' ? '' : dateVisee(prestation, new Date())
    const refus = await suivi.agir(prestation, { action: genre, date, motif, creneaux, debutAnticipe: false })
    setEnCours(false)
    setEchec(refus === null ? null : echecDeGeste(refus))
  }
  const confirmer = async (): Promise<void> => {
    if (enCours) return
    const souhaits = verifierSouhaits(saisis, dateParis(new Date()))
    setErreurs(E.isLeft(souhaits) ? souhaits.left : {})
    if (E.isRight(souhaits)) await envoyer(souhaits.right)
  }
  const saisir = (change: Partial<Brouillon>): void => suivi.garder(ouvert, change)
  return { motif, saisis, saisir, erreurs, enCours, echec, confirmer }
}

/** First the rule and what the press does, then the reason and what would suit, then the press. */
export const GesteFormulaire = (props: GesteProps) => {
  const { genre, suivi } = props
  const geste = useGeste(props)
  const formulaire = useFocusFautif(geste.erreurs)
  const textes = GESTE_TEXTS[genre]
  return (
    <Form ref={formulaire} className={styles['form']} onSubmit={() => void geste.confirmer()}>
      <Regle {...props} />
      <TextArea
        name="motif"
        label={GESTE_TEXTS.motif}
        help={GESTE_TEXTS.motifAide}
        optional
        rows={2}
        maxLength={MOTIF_MAX}
        value={geste.motif}
        onChange={(event) => geste.saisir({ motif: event.target.value })}
      />
      {genre === 'annuler' ? null : (
        <ChampsSouhaits
          saisis={geste.saisis}
          erreurs={geste.erreurs}
          onChange={(souhaits) => geste.saisir({ souhaits })}
        />
      )}
      {geste.echec === null ? null : <EchecNotice echec={geste.echec} onActualiser={suivi.actualiser} />}
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={geste.enCours}>
          {geste.enCours ? textes.enCours : textes.confirmer}
        </Button>
        <Button onClick={suivi.fermer}>{GESTE_TEXTS.garder}</Button>
      </div>
    </Form>
  )
}
