import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as t from 'io-ts'
import { useState } from 'react'
import type { AbsenceBody } from '#adapters/http/contract/routes/absences'
import { NOTE_D_ABSENCE_MAX } from '#domain/agenda/absence'
import { type CallFailure, isRefusedAs } from '../../../api/reply.ts'
import { DialogFoot } from '../../../components/dialog-foot.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Form } from '../../../components/form.tsx'
import { RadioGroup } from '../../../components/radio-group.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { BoutonDEnvoi } from '../../communs/bouton-d-envoi.tsx'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { useVerifiee } from '../../communs/use-verifiee.ts'
import styles from '../sections.module.css'
import { enregistrerAbsence, perimerAbsences } from './queries.ts'
import { type AbsenceSaisie, type ErreursDAbsence, lireSaisie } from './saisie.ts'
import { ABSENCES_TEXTS, JOURS, visiteEnMots } from './texts.ts'

type Props = { readonly id: string | null; readonly saisie: AbsenceSaisie; readonly onFermer: () => void }

const GENRES = [
  { value: 'periode', label: ABSENCES_TEXTS.periode },
  { value: 'semaine', label: ABSENCES_TEXTS.semaine },
]

const Visites = t.type({
  visites: t.readonlyArray(
    t.type({ client: t.string, ville: t.string, debut: t.string, fin: t.string, convenue: t.boolean }),
  ),
})

const visitesDe = (echec: CallFailure | null): readonly string[] => {
  if (!isRefusedAs('VISITES_PENDANT_ABSENCE', echec)) return []
  return Visites.is(echec.data) ? echec.data.visites.map(visiteEnMots) : []
}

type ChampsProps = {
  readonly saisie: AbsenceSaisie
  readonly erreurs: ErreursDAbsence
  readonly onSaisie: (change: Partial<AbsenceSaisie>) => void
}

const Jours = ({ saisie: { jours }, erreurs, onSaisie }: ChampsProps) => (
  <fieldset className={styles['days']}>
    <legend>{ABSENCES_TEXTS.jours}</legend>
    {JOURS.map((nom, rang) => (
      <Checkbox
        key={nom}
        name={`absence-${nom}`}
        label={nom}
        error={rang === 0 ? erreurs.jours : undefined}
        checked={jours.includes(rang + 1)}
        onChange={({ target }) =>
          onSaisie({
            jours: target.checked ? [...jours, rang + 1] : jours.filter((jour) => jour !== rang + 1),
          })
        }
      />
    ))}
  </fieldset>
)

const Heures = ({ saisie: { de, a }, erreurs, onSaisie }: ChampsProps) => (
  <div className={styles['pair']}>
    <TextField
      name="absence-de"
      type="time"
      label={ABSENCES_TEXTS.de}
      value={de}
      onChange={({ target }) => onSaisie({ de: target.value })}
    />
    <TextField
      name="absence-a"
      type="time"
      label={ABSENCES_TEXTS.a}
      error={erreurs.a}
      value={a}
      onChange={({ target }) => onSaisie({ a: target.value })}
    />
  </div>
)

const Champs = (props: ChampsProps) => {
  const { saisie, erreurs, onSaisie } = props
  const semaine = saisie.genre === 'semaine'
  return (
    <>
      <RadioGroup
        name="absence-genre"
        label={ABSENCES_TEXTS.genre}
        choices={GENRES}
        value={saisie.genre}
        onChoose={(genre) => onSaisie({ genre: genre === 'semaine' ? 'semaine' : 'periode' })}
      />
      {semaine ? <Jours {...props} /> : null}
      <div className={styles['pair']}>
        <TextField
          name="absence-du"
          type="date"
          label={ABSENCES_TEXTS.du}
          error={erreurs.du}
          value={saisie.du}
          onChange={({ target }) => onSaisie({ du: target.value })}
        />
        <TextField
          name="absence-au"
          type="date"
          optional
          label={ABSENCES_TEXTS.au}
          help={semaine ? ABSENCES_TEXTS.auSemaineAide : ABSENCES_TEXTS.auPeriodeAide}
          error={erreurs.au}
          value={saisie.au}
          onChange={({ target }) => onSaisie({ au: target.value })}
        />
      </div>
      <Checkbox
        name="absence-journee"
        label={ABSENCES_TEXTS.journee}
        checked={saisie.journee}
        onChange={({ target }) => onSaisie({ journee: target.checked })}
      />
      {saisie.journee ? null : <Heures {...props} />}
      <TextField
        name="absence-note"
        optional
        label={ABSENCES_TEXTS.note}
        help={ABSENCES_TEXTS.noteAide}
        maxLength={NOTE_D_ABSENCE_MAX}
        value={saisie.note}
        onChange={({ target }) => onSaisie({ note: target.value })}
      />
    </>
  )
}

/** An absence, new or changed. When visits lie inside, it lists them and asks before it is saved. */
export const FormulaireDAbsence = ({ id, saisie: initiale, onFermer }: Props) => {
  const client = useQueryClient()
  const [saisie, setSaisie] = useState(initiale)
  const envoi = useMutation({
    mutationFn: async (body: AbsenceBody) => enregistrerAbsence(id, body),
    onSuccess: async () => {
      await perimerAbsences(client)
      onFermer()
    },
  })
  const visites = visitesDe(envoi.error)
  const changer = (change: Partial<AbsenceSaisie>): void => {
    setSaisie((avant) => ({ ...avant, ...change }))
    envoi.reset()
  }
  const { manque, erreurs, formulaire } = useVerifiee(
    lireSaisie(saisie),
    (lue) => envoi.mutate({ ...lue, confirmer: visites.length > 0 }),
    { prefixe: 'absence-' },
  )
  return (
    <Form {...formulaire} className={styles['form']}>
      <Champs saisie={saisie} erreurs={erreurs} onSaisie={changer} />
      <EchecDActe echec={envoi.error} reseau={ABSENCES_TEXTS.reseau}>
        {visites.length === 0 ? null : (
          <ul>
            {visites.map((visite) => (
              <li key={visite}>{visite}</li>
            ))}
          </ul>
        )}
      </EchecDActe>
      <DialogFoot>
        <BoutonDEnvoi manque={manque} busy={envoi.isPending}>
          {visites.length === 0 ? ABSENCES_TEXTS.enregistrer : ABSENCES_TEXTS.enregistrerQuandMeme}
        </BoutonDEnvoi>
      </DialogFoot>
    </Form>
  )
}
