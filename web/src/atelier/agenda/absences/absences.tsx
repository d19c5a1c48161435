import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AbsenceReply } from '#adapters/http/contract/routes/absences'
import { Button } from '../../../components/button.tsx'
import { DialogFoot, FIRST } from '../../../components/dialog-foot.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Charge } from '../../communs/charge.tsx'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { useReponse } from '../../serveur.ts'
import styles from '../sections.module.css'
import { FormulaireDAbsence } from './formulaire.tsx'
import { absencesQuery, perimerAbsences, retirerAbsence } from './queries.ts'
import { SAISIE_VIDE, saisieDe } from './saisie.ts'
import { absenceEnMots, ABSENCES_TEXTS, changerTexte, retirerTexte } from './texts.ts'

/** What is open over the list. */
type Geste = { readonly genre: 'ajouter' } | { readonly genre: 'changer' | 'retirer'; readonly absence: AbsenceReply }

type LigneProps = { readonly absence: AbsenceReply; readonly onGeste: (geste: Geste) => void }

const Ligne = ({ absence, onGeste }: LigneProps) => {
  const mots = absenceEnMots(absence)
  return (
    <li>
      <div>
        {mots}
        {absence.note === '' ? null : <div className={styles['soft']}>{absence.note}</div>}
      </div>
      <div className={styles['actions']}>
        <Button aria-label={changerTexte(mots)} onClick={() => onGeste({ genre: 'changer', absence })}>
          {ABSENCES_TEXTS.changer}
        </Button>
        <Button aria-label={retirerTexte(mots)} onClick={() => onGeste({ genre: 'retirer', absence })}>
          {ABSENCES_TEXTS.retirer}
        </Button>
      </div>
    </li>
  )
}

type ListeProps = { readonly absences: readonly AbsenceReply[]; readonly onGeste: (geste: Geste) => void }

const Liste = ({ absences, onGeste }: ListeProps) => {
  const passees = absences.filter(({ passee }) => passee)
  const lignes = (choisies: readonly AbsenceReply[]) => (
    <ul className={styles['list']}>
      {choisies.map((absence) => (
        <Ligne key={absence.id} absence={absence} onGeste={onGeste} />
      ))}
    </ul>
  )
  return (
    <>
      {passees.length === absences.length ? <p>{ABSENCES_TEXTS.aucune}</p> : null}
      {lignes(absences.filter(({ passee }) => !passee))}
      {passees.length === 0 ? null : (
        <details>
          <summary>{ABSENCES_TEXTS.passees}</summary>
          {lignes(passees)}
        </details>
      )}
    </>
  )
}

type RetraitProps = { readonly absence: AbsenceReply; readonly onFermer: () => void }

const Retrait = ({ absence, onFermer }: RetraitProps) => {
  const client = useQueryClient()
  const retrait = useMutation({
    mutationFn: async () => retirerAbsence(absence.id),
    onSuccess: async () => {
      await perimerAbsences(client)
      onFermer()
    },
  })
  return (
    <div className={styles['form']}>
      <p>{absenceEnMots(absence)}</p>
      <p>{ABSENCES_TEXTS.aideRetirer}</p>
      <EchecDActe echec={retrait.error} reseau={ABSENCES_TEXTS.reseau} />
      <DialogFoot>
        <Button busy={retrait.isPending} onClick={() => retrait.mutate()}>
          {ABSENCES_TEXTS.retirer}
        </Button>
        <Button variant="primary" {...FIRST} onClick={onFermer}>
          {ABSENCES_TEXTS.garder}
        </Button>
      </DialogFoot>
    </div>
  )
}

const TITRES: Readonly<Record<Geste['genre'], string>> = {
  ajouter: ABSENCES_TEXTS.titreAjouter,
  changer: ABSENCES_TEXTS.titreChanger,
  retirer: ABSENCES_TEXTS.titreRetirer,
}

const Ouvert = ({ geste, onFermer }: { readonly geste: Geste; readonly onFermer: () => void }) => {
  if (geste.genre === 'retirer') return <Retrait absence={geste.absence} onFermer={onFermer} />
  return geste.genre === 'ajouter' ? (
    <FormulaireDAbsence id={null} saisie={SAISIE_VIDE} onFermer={onFermer} />
  ) : (
    <FormulaireDAbsence id={geste.absence.id} saisie={saisieDe(geste.absence)} onFermer={onFermer} />
  )
}

/** When the owner is away: written down, changed, taken back. */
export const Absences = () => {
  const demande = useReponse(useQuery(absencesQuery))
  const [geste, setGeste] = useState<Geste | null>(null)
  const fermer = (): void => setGeste(null)
  return (
    <section aria-labelledby="agenda-absences" className={styles['section']}>
      <h2 id="agenda-absences">{ABSENCES_TEXTS.titre}</h2>
      <p>{ABSENCES_TEXTS.aide}</p>
      <Charge demande={demande} lignes={2}>
        {(absences) => <Liste absences={absences} onGeste={setGeste} />}
      </Charge>
      <div>
        <Button onClick={() => setGeste({ genre: 'ajouter' })}>{ABSENCES_TEXTS.ajouter}</Button>
      </div>
      <Dialog open={geste !== null} title={geste === null ? '' : TITRES[geste.genre]} onClose={fermer}>
        {geste === null ? null : <Ouvert geste={geste} onFermer={fermer} />}
      </Dialog>
    </section>
  )
}
