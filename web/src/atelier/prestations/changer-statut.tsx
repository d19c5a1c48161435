import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Statut } from '#domain/prestation/statut'
import { STATUTS } from '#domain/prestation/statut'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import { centimes, formaterMontant } from '#domain/shared/montant'
import type { CallFailure } from '../../api/reply.ts'
import { Button } from '../../components/button.tsx'
import { DialogFoot, FIRST } from '../../components/dialog-foot.tsx'
import { Form } from '../../components/form.tsx'
import { Notice } from '../../components/notice.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { BoutonDEnvoi } from '../communs/bouton-d-envoi.tsx'
import { EchecDActe } from '../communs/echec-d-acte.tsx'
import dossier from '../communs/dossier.module.css'
import { STATUT_NOMS } from '../noms.ts'
import { acomptesQuery } from './acomptes/queries.ts'
import { debutTropTot, ecritAuClient, sansMotif, type VisiteQuiTombe, visiteQuiTombe } from './changement-de-statut.ts'
import { recuDe } from './facturation/cadre.ts'
import styles from './fiche.module.css'
import {
  acompteTenuTexte,
  actuelTexte,
  DEBUT_TROP_TOT,
  debutTropTotTitre,
  passerTexte,
  previentTexte,
  rendezVousTombeTexte,
} from './statut-texts.ts'
import { CHANGEMENT_TEXTS } from './texts.ts'

/** What was chosen and written, and was given up or refused. */
export type Saisi = { readonly vers: Statut; readonly motif: string; readonly echec: CallFailure | null }

type Props = {
  readonly prestation: PrestationReply
  /** `null` lets one choose. */
  readonly statut: Statut | null
  readonly saisi: Saisi | null
  readonly reglages: { readonly confirmer: (statut: Statut, motif: string) => void; readonly renoncer: () => void }
}

type Consequence = {
  readonly prestation: PrestationReply
  readonly vers: Statut
  readonly aujourdhui: DateCivile
}

/** What a cancellation does, and the money that it leaves to be given back. */
const Annulation = ({ id }: { readonly id: string }) => {
  const { data } = useQuery({ ...acomptesQuery(id), staleTime: 0 })
  const tenu = data === undefined ? centimes(0) : recuDe(data)
  return (
    <div aria-live="polite">
      <p>{CHANGEMENT_TEXTS.annulation}</p>
      {tenu <= 0 ? null : (
        <p>
          <strong>{acompteTenuTexte(formaterMontant(tenu))}</strong>
        </p>
      )}
    </div>
  )
}

const tombeEnMots = ({ jour, prix }: VisiteQuiTombe): string =>
  rendezVousTombeTexte(
    formaterJour(jour),
    prix === null ? null : { convenu: formaterMontant(prix.convenu), devis: formaterMontant(prix.devis) },
  )

/** What the change does, and why it asks. */
const Consequences = ({ prestation, vers, aujourdhui }: Consequence) => {
  const tombe = visiteQuiTombe(prestation, vers, aujourdhui)
  const fin = debutTropTot(prestation, vers, aujourdhui)
  if (vers === 'annulé') return <Annulation id={prestation.id} />
  return (
    <>
      {tombe === null ? null : <p>{tombeEnMots(tombe)}</p>}
      {fin === null ? null : (
        <Notice kind="warning" title={debutTropTotTitre(formaterJour(fin))}>
          <p>{DEBUT_TROP_TOT.loi}</p>
          <p>{DEBUT_TROP_TOT.conseil}</p>
        </Notice>
      )}
      {sansMotif(prestation, vers, aujourdhui) ? null : <p>{CHANGEMENT_TEXTS.inhabituel}</p>}
    </>
  )
}

type MenuProps = {
  readonly actuel: Statut
  readonly choisi: Statut
  readonly onChoisir: (statut: Statut) => void
}

/** The four of them. Choosing changes nothing: an arrow key may move in here. */
const Menu = ({ actuel, choisi, onChoisir }: MenuProps) => (
  <fieldset className={styles['menu']}>
    <legend>{CHANGEMENT_TEXTS.lequel}</legend>
    {STATUTS.map((statut) => (
      <label key={statut}>
        <input
          type="radio"
          name="statut"
          {...(statut === choisi ? FIRST : {})}
          value={statut}
          checked={statut === choisi}
          onChange={() => onChoisir(statut)}
        />
        {statut === actuel ? actuelTexte(STATUT_NOMS[statut]) : STATUT_NOMS[statut]}
      </label>
    ))}
  </fieldset>
)

/** Why a change cannot be sent yet; `null` when it can. */
const manqueDe = (prestation: PrestationReply, vers: Statut, motif: string, aujourdhui: DateCivile): string | null => {
  if (vers === prestation.statut) return CHANGEMENT_TEXTS.aucun
  return sansMotif(prestation, vers, aujourdhui) || motif.trim() !== '' ? null : CHANGEMENT_TEXTS.motifManquant
}

const libelleDe = (vers: Statut): string =>
  vers === 'annulé' ? CHANGEMENT_TEXTS.confirmerAnnulation : passerTexte(STATUT_NOMS[vers])

/** A statut, what it does, whom it mails, and why it is changed: asked of what is unusual. */
export const ChangerStatut = ({ prestation, statut, saisi, reglages: { confirmer, renoncer } }: Props) => {
  const [aujourdhui] = useState(() => dateParis(new Date()))
  const [vers, setVers] = useState(saisi?.vers ?? statut ?? prestation.statut)
  const [motif, setMotif] = useState(saisi?.motif ?? '')
  const manque = manqueDe(prestation, vers, motif, aujourdhui)
  const change = vers !== prestation.statut
  const facultatif = sansMotif(prestation, vers, aujourdhui)
  return (
    <Form className={dossier['form']} onSubmit={() => (manque === null ? confirmer(vers, motif.trim()) : undefined)}>
      {statut === null ? <Menu actuel={prestation.statut} choisi={vers} onChoisir={setVers} /> : null}
      {change ? (
        <>
          <Consequences prestation={prestation} vers={vers} aujourdhui={aujourdhui} />
          <TextArea
            name="motif-statut"
            {...(statut === null || facultatif ? {} : FIRST)}
            label={CHANGEMENT_TEXTS.motif}
            help={CHANGEMENT_TEXTS.motifAide}
            optional={facultatif}
            maxLength={MOTIF_MAX}
            rows={2}
            value={motif}
            onChange={({ target }) => setMotif(target.value)}
          />
        </>
      ) : null}
      <EchecDActe echec={saisi?.echec ?? null} reseau={CHANGEMENT_TEXTS.reseau} />
      <DialogFoot>
        <BoutonDEnvoi
          {...(statut !== null && facultatif ? FIRST : {})}
          manque={manque}
          dit={ecritAuClient(vers) ? previentTexte(prestation.client.nom) : CHANGEMENT_TEXTS.sansCourriel}
        >
          {change ? libelleDe(vers) : CHANGEMENT_TEXTS.changer}
        </BoutonDEnvoi>
        <Button onClick={renoncer}>{CHANGEMENT_TEXTS.garder}</Button>
      </DialogFoot>
    </Form>
  )
}
