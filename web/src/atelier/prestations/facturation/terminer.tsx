import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FacturationReply } from '#adapters/http/contract/routes/factures-admin'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { SaisieDeFacture, SaisieEnCours } from '#domain/facturation/saisie'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { Button } from '../../../components/button.tsx'
import { DialogFoot, FIRST } from '../../../components/dialog-foot.tsx'
import { Form } from '../../../components/form.tsx'
import { ALaDemande } from '../../communs/a-la-demande.tsx'
import { BoutonDEnvoi } from '../../communs/bouton-d-envoi.tsx'
import { Charge } from '../../communs/charge.tsx'
import dossier from '../../communs/dossier.module.css'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { Lignes } from '../../factures/lignes.tsx'
import { laisserPartir } from '../../fait/gestes.ts'
import type { Depart } from '../../fait/use-depart.ts'
import { useReponse } from '../../serveur.ts'
import { visiteQuiTombe } from '../changement-de-statut.ts'
import { EtatsCompares } from '../etats-compares.tsx'
import { clefDeFin } from '../geste-suivant.ts'
import { etatActuel, versionAuDepart } from '../modification.ts'
import { prestationQuery } from '../queries.ts'
import { GESTE_TEXTS, PERIMEE_TEXTS } from '../texts.ts'
import { type Apercu, apercuDe, lueDe } from './apercu.ts'
import { cadreDe } from './cadre.ts'
import { emettre, facturationQuery } from './queries.ts'
import { ouvrirSaisie } from './saisie.ts'
import {
  emiseTexte,
  facturePartTexte,
  TERMINER_TEXTS,
  terminerCourrielsTexte,
  visiteTombeTexte,
  vouluTexte,
} from './terminer-texts.ts'

const chargerMentions = () => import('./mentions-manquantes.tsx')

type Props = {
  readonly prestation: PrestationReply
  readonly depart: Depart<SaisieDeFacture>
  readonly onPerimee: () => void
  /** The end of the work alone. */
  readonly passer: () => void
}

type ReadyProps = Props & { readonly facturation: FacturationReply }

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

/** Ends the work and issues its invoice, in one call that waits; that it was paid may be said before it leaves. */
const useTerminer = ({ prestation, depart, onPerimee }: Props) => {
  const client = useQueryClient()
  const { id, reference, client: acheteur } = prestation
  const actuelle = depart.echec === null ? null : etatActuel(depart.echec)
  const confirmer = async (saisie: SaisieDeFacture, reste: Montant): Promise<void> => {
    let payee = false
    const especes = (faire: () => void) => ({ texte: GESTE_TEXTS.especes, faire })
    const aussitot = especes(() => {
      payee = true
      laisserPartir(clefDeFin(id))
    })
    await depart.partir(saisie, {
      courriel: facturePartTexte(acheteur.nom),
      ...(reste > 0 ? { aussitot } : {}),
      envoyer: async (options) => {
        const connue = client.getQueryData(prestationQuery(reference).queryKey)
        const version = actuelle?.version ?? versionAuDepart(prestation, connue)
        // Of work that was read as over, only the invoice is left: it is held to the version that was read.
        const terminer = (actuelle ?? prestation).statut !== 'terminé'
        const reponse = await emettre(id, { ...saisie, version, terminer }, options)()
        onPerimee()
        if (payee && E.isRight(reponse)) void payer(client, reponse.right, onPerimee)
        return reponse
      },
      fait: (emise) => ({
        texte: emiseTexte(emise.numero, acheteur.nom, formaterMontant(emise.total)),
        ...(emise.solde > 0 && !payee ? { suite: especes(() => void payer(client, emise, onPerimee)) } : {}),
      }),
    })
  }
  return { actuelle, confirmer }
}

/** The invoice as it would stand, what its press does, and whom it mails. */
const Pret = (props: ReadyProps) => {
  const { prestation, facturation, depart, passer } = props
  const { client: acheteur } = prestation
  const cadre = cadreDe(facturation)
  const lue = lueDe(ouvrirSaisie(cadre), cadre)
  const apercu = apercuDe(lue, cadre)
  const manque = empechement(facturation, apercu, lue)
  const [aujourdhui] = useState(() => dateParis(new Date()))
  const { actuelle, confirmer } = useTerminer(props)
  const tombe = visiteQuiTombe(prestation, 'terminé', aujourdhui)
  return (
    <Form
      className={dossier['form']}
      onSubmit={() => (manque === null ? void confirmer(dite(lue), apercu.reste) : undefined)}
    >
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
        echec={depart.echec}
        titre={actuelle === null ? TERMINER_TEXTS.echec : PERIMEE_TEXTS.titre}
        reseau={TERMINER_TEXTS.reseau}
      >
        {actuelle === null ? null : (
          <EtatsCompares voulu={vouluTexte(formaterMontant(apercu.total))} actuelle={actuelle} />
        )}
      </EchecDActe>
      <DialogFoot>
        <BoutonDEnvoi
          {...(manque === null ? FIRST : {})}
          manque={manque}
          dit={terminerCourrielsTexte(acheteur.nom, acheteur.email)}
        >
          {TERMINER_TEXTS.emettre}
        </BoutonDEnvoi>
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
