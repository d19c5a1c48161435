import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendrierPriveReply } from '#adapters/http/contract/routes/calendrier-prive'
import { parseAdresseDeCalendrier } from '#domain/agenda/calendrier-prive'
import * as E from '#fp/Either'
import { useNow } from '../../../browser/use-now.ts'
import { Button } from '../../../components/button.tsx'
import { DialogFoot, FIRST } from '../../../components/dialog-foot.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Form } from '../../../components/form.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { BoutonDEnvoi } from '../../communs/bouton-d-envoi.tsx'
import { Charge } from '../../communs/charge.tsx'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { useVerifiee } from '../../communs/use-verifiee.ts'
import { useReponse } from '../../serveur.ts'
import styles from '../sections.module.css'
import { apresLecture, calendrierQuery, poserCalendrier, relireCalendrier, retirerCalendrier } from './queries.ts'
import { ageTexte, CALENDRIER_TEXTS, ECHEC_TEXTS, momentsTexte } from './texts.ts'

/** A change of the calendar that is read, and what it makes stale. */
const useActe = <A,>(faire: (entree: A) => Promise<CalendrierPriveReply | null>, ensuite: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: faire,
    onSuccess: async (calendrier) => {
      await apresLecture(client, calendrier)
      ensuite()
    },
  })
}

type GesteProps = { readonly onFermer: () => void }

/** The address is checked here as the server checks it; what cannot be read of it is said beside the calendar. */
const Adresse = ({ onFermer }: GesteProps) => {
  const [adresse, setAdresse] = useState('')
  const pose = useActe(poserCalendrier, onFermer)
  const lue = E.mapLeft((phrase: string) => ({ adresse: phrase }))(parseAdresseDeCalendrier(adresse))
  const { manque, erreurs, formulaire } = useVerifiee(lue, pose.mutate, { prefixe: 'calendrier-' })
  return (
    <Form {...formulaire} className={styles['form']}>
      <TextField
        name="calendrier-adresse"
        type="url"
        {...FIRST}
        label={CALENDRIER_TEXTS.adresse}
        help={CALENDRIER_TEXTS.adresseAide}
        error={erreurs.adresse}
        autoComplete="off"
        spellCheck={false}
        value={adresse}
        onChange={({ target }) => setAdresse(target.value)}
      />
      <EchecDActe echec={pose.error} reseau={CALENDRIER_TEXTS.reseau} />
      <DialogFoot>
        <BoutonDEnvoi manque={manque} busy={pose.isPending}>
          {CALENDRIER_TEXTS.lire}
        </BoutonDEnvoi>
      </DialogFoot>
    </Form>
  )
}

const Retrait = ({ onFermer }: GesteProps) => {
  const retrait = useActe(retirerCalendrier, onFermer)
  return (
    <div className={styles['form']}>
      <p>{CALENDRIER_TEXTS.retirerAide}</p>
      <EchecDActe echec={retrait.error} reseau={CALENDRIER_TEXTS.reseau} />
      <DialogFoot>
        <Button busy={retrait.isPending} onClick={() => retrait.mutate(undefined)}>
          {CALENDRIER_TEXTS.retirerOui}
        </Button>
        <Button variant="primary" {...FIRST} onClick={onFermer}>
          {CALENDRIER_TEXTS.garder}
        </Button>
      </DialogFoot>
    </div>
  )
}

/** How old what is known of it is, and why it is not newer. */
const Etat = ({ adresse, luLe, echec, occupations }: CalendrierPriveReply) => {
  const maintenant = useNow()
  return (
    <>
      <p>
        <strong>{adresse}</strong>
        <br />
        {luLe === null
          ? CALENDRIER_TEXTS.jamaisLu
          : `${ageTexte(new Date(luLe), maintenant)}, ${momentsTexte(occupations)}`}
      </p>
      {echec === null ? null : (
        <Notice kind="warning" title={CALENDRIER_TEXTS.echec}>
          <p>
            {ECHEC_TEXTS[echec.raison]} {luLe === null ? '' : CALENDRIER_TEXTS.compteEncore} {CALENDRIER_TEXTS.reessaye}
          </p>
        </Notice>
      )}
    </>
  )
}

type Geste = 'ajouter' | 'retirer'

type LuProps = { readonly calendrier: CalendrierPriveReply; readonly onGeste: (geste: Geste) => void }

const Lu = ({ calendrier, onGeste }: LuProps) => {
  const relecture = useActe(relireCalendrier, () => undefined)
  return (
    <>
      <div aria-live="polite" className={styles['form']}>
        <Etat {...calendrier} />
      </div>
      <EchecDActe echec={relecture.error} reseau={CALENDRIER_TEXTS.reseau} />
      <div className={styles['actions']}>
        <Button busy={relecture.isPending} onClick={() => relecture.mutate(undefined)}>
          {CALENDRIER_TEXTS.relire}
        </Button>
        <Button onClick={() => onGeste('ajouter')}>{CALENDRIER_TEXTS.changer}</Button>
        <Button onClick={() => onGeste('retirer')}>{CALENDRIER_TEXTS.retirer}</Button>
      </div>
    </>
  )
}

const TITRES: Readonly<Record<Geste, string>> = {
  ajouter: CALENDRIER_TEXTS.titreAjouter,
  retirer: CALENDRIER_TEXTS.titreRetirer,
}

/** The calendar that the owner keeps elsewhere: given, read again, no longer read. */
export const CalendrierPrive = () => {
  const demande = useReponse(useQuery(calendrierQuery))
  const [geste, setGeste] = useState<Geste | null>(null)
  const fermer = (): void => setGeste(null)
  return (
    <section aria-labelledby="agenda-calendrier" className={styles['section']}>
      <h2 id="agenda-calendrier">{CALENDRIER_TEXTS.titre}</h2>
      <p>{CALENDRIER_TEXTS.aide}</p>
      <Charge demande={demande} lignes={2}>
        {({ calendrier }) =>
          calendrier === null ? (
            <>
              <p>{CALENDRIER_TEXTS.aucun}</p>
              <div className={styles['actions']}>
                <Button onClick={() => setGeste('ajouter')}>{CALENDRIER_TEXTS.ajouter}</Button>
              </div>
            </>
          ) : (
            <Lu calendrier={calendrier} onGeste={setGeste} />
          )
        }
      </Charge>
      <Dialog open={geste !== null} title={geste === null ? '' : TITRES[geste]} onClose={fermer}>
        {geste === 'ajouter' ? <Adresse onFermer={fermer} /> : null}
        {geste === 'retirer' ? <Retrait onFermer={fermer} /> : null}
      </Dialog>
    </section>
  )
}
