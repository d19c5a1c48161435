import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { FacturationReply } from '#adapters/http/contract/routes/factures-admin'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { SaisieDeFacture, SaisieEnCours } from '#domain/facturation/saisie'
import { formaterMontant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { Button } from '../../../components/button.tsx'
import { DialogFoot, FIRST } from '../../../components/dialog-foot.tsx'
import { Form } from '../../../components/form.tsx'
import { ALaDemande } from '../../communs/a-la-demande.tsx'
import { Charge } from '../../communs/charge.tsx'
import dossier from '../../communs/dossier.module.css'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { Lignes } from '../../factures/lignes.tsx'
import { dire } from '../../fait/gestes.ts'
import { useReponse } from '../../serveur.ts'
import { visiteQuiTombe } from '../changement-de-statut.ts'
import { EtatsCompares } from '../etats-compares.tsx'
import { etatActuel, modifier } from '../modification.ts'
import { GESTE_TEXTS, PERIMEE_TEXTS } from '../texts.ts'
import { type Apercu, apercuDe, lueDe } from './apercu.ts'
import { cadreDe } from './cadre.ts'
import { emettre, facturationQuery } from './queries.ts'
import { ouvrirSaisie } from './saisie.ts'
import { emiseTexte, TERMINER_TEXTS, terminerCourrielsTexte, visiteTombeTexte, vouluTexte } from './terminer-texts.ts'

const chargerMentions = () => import('./mentions-manquantes.tsx')

type Props = {
  readonly prestation: PrestationReply
  readonly onModifiee: (prestation: PrestationReply) => void
  readonly onPerimee: () => void
  readonly onFermer: () => void
  /** The end of the work alone. */
  readonly passer: () => void
}

type ReadyProps = Props & { readonly facturation: FacturationReply }

type Etape = { readonly enCours: boolean; readonly echec: CallFailure | null }

/** The version once the work is over: a first try may have ended it before its answer, or its invoice, was lost. */
const finir = async ({ id, statut, version }: PrestationReply): Promise<E.Either<CallFailure, number>> => {
  if (statut === 'terminé') return E.right(version)
  const reponse = await modifier(id, { statut: 'terminé', motif: '', version })()
  if (E.isRight(reponse)) return E.right(reponse.right.version)
  const actuelle = etatActuel(reponse.left)
  return actuelle?.statut === 'terminé' ? E.right(actuelle.version) : reponse
}

/** Ends the work, then issues its invoice. What has been done of it is not done twice. */
const useTerminer = ({ prestation, onPerimee }: ReadyProps, onEmise: (facture: FactureReply) => void) => {
  const lue = useRef(prestation)
  const [etape, setEtape] = useState<Etape>({ enCours: false, echec: null })
  const actuelle = etape.echec === null ? null : etatActuel(etape.echec)
  const confirmer = async (saisie: SaisieDeFacture): Promise<void> => {
    if (etape.enCours) return
    setEtape({ enCours: true, echec: null })
    if (actuelle !== null) lue.current = { ...lue.current, ...actuelle }
    const fin = await finir(lue.current)
    if (E.isRight(fin)) lue.current = { ...lue.current, statut: 'terminé', version: fin.right }
    const reponse = E.isLeft(fin) ? fin : await emettre(prestation.id, saisie, fin.right)()
    if (E.isRight(reponse)) return onEmise(reponse.right)
    setEtape({ enCours: false, echec: reponse.left })
    onPerimee()
  }
  return { ...etape, actuelle, confirmer }
}

/** Why the invoice of the quote as it is cannot be issued in one press; `null` when it can. */
const empechement = (facturation: FacturationReply, apercu: Apercu, lue: SaisieEnCours): string | null => {
  if (facturation.mentionsManquantes.length > 0) return TERMINER_TEXTS.mentions
  if (lue.pieces.some(({ etat }) => etat === null)) return TERMINER_TEXTS.pieces
  return apercu.ecartDeJour === null && (apercu.ecart ?? 0) <= 0 ? null : TERMINER_TEXTS.ecart
}

/** Of every part it is known whether it is new, or nothing is sent. */
const dite = (lue: SaisieEnCours): SaisieDeFacture => ({
  ...lue,
  pieces: lue.pieces.flatMap(({ etat, ...piece }) => (etat === null ? [] : [{ ...piece, etat }])),
})

/** Its code comes with the press. */
const payer = async (client: QueryClient, facture: FactureReply, onEcrit: () => void): Promise<void> => {
  const { payerEnEspeces } = await import('./especes.ts')
  await payerEnEspeces(client, facture, onEcrit)
}

/** The invoice as it would stand, what its press does, and whom it mails. */
const Pret = (props: ReadyProps) => {
  const { prestation, facturation, onPerimee, onFermer, passer } = props
  const { client: acheteur } = prestation
  const cadre = cadreDe(facturation)
  const lue = lueDe(ouvrirSaisie(cadre), cadre)
  const apercu = apercuDe(lue, cadre)
  const manque = empechement(facturation, apercu, lue)
  const raison = useId()
  const [aujourdhui] = useState(() => dateParis(new Date()))
  const client = useQueryClient()
  const acte = useTerminer(props, (facture) => {
    onFermer()
    onPerimee()
    const especes =
      facture.solde > 0
        ? { suite: { texte: GESTE_TEXTS.especes, faire: () => void payer(client, facture, onPerimee) } }
        : {}
    dire({ texte: emiseTexte(facture.numero, acheteur.nom, formaterMontant(facture.total)), ...especes })
  })
  const tombe = visiteQuiTombe(prestation, 'terminé', aujourdhui)
  return (
    <Form className={dossier['form']} onSubmit={() => (manque === null ? void acte.confirmer(dite(lue)) : undefined)}>
      {tombe === null ? null : <p>{visiteTombeTexte(formaterJour(tombe.jour))}</p>}
      <Lignes
        lignes={apercu.lignes}
        total={{ libelle: TERMINER_TEXTS.total, montant: apercu.total }}
        suite={apercu.recu === 0 ? [] : [{ libelle: TERMINER_TEXTS.reste, montant: apercu.reste }]}
      />
      <p>{TERMINER_TEXTS.autrement}</p>
      {facturation.mentionsManquantes.length === 0 ? null : (
        <ALaDemande charger={chargerMentions} lignes={3}>
          {({ MentionsManquantes }) => <MentionsManquantes mentionsManquantes={facturation.mentionsManquantes} />}
        </ALaDemande>
      )}
      <EchecDActe
        echec={acte.echec}
        titre={acte.actuelle === null ? TERMINER_TEXTS.echec : PERIMEE_TEXTS.titre}
        reseau={TERMINER_TEXTS.reseau}
      >
        {acte.actuelle === null ? null : (
          <EtatsCompares voulu={vouluTexte(formaterMontant(apercu.total))} actuelle={acte.actuelle} />
        )}
      </EchecDActe>
      <DialogFoot>
        <p id={raison} aria-live="polite">
          {manque ?? terminerCourrielsTexte(acheteur.nom, acheteur.email)}
        </p>
        <Button
          type="submit"
          variant="primary"
          {...(manque === null ? FIRST : {})}
          busy={acte.enCours || manque !== null}
          aria-describedby={raison}
        >
          {acte.enCours ? TERMINER_TEXTS.enCours : TERMINER_TEXTS.emettre}
        </Button>
        <Button {...(manque === null ? {} : FIRST)} onClick={passer}>
          {TERMINER_TEXTS.sansFacture}
        </Button>
      </DialogFoot>
    </Form>
  )
}

/** The end of the work and its invoice, in one press that says what it does. */
export const Terminer = (props: Props) => (
  <Charge demande={useReponse(useQuery(facturationQuery(props.prestation.id)))}>
    {(facturation) => <Pret {...props} facturation={facturation} />}
  </Charge>
)
