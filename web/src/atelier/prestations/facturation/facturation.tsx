import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FacturationReply } from '#adapters/http/contract/routes/factures-admin'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Charge } from '../../communs/charge.tsx'
import dossier from '../../communs/dossier.module.css'
import { Dossier } from '../../communs/dossier.tsx'
import { adresseDuLieu } from '../../adresses.ts'
import { relireFactures } from '../../factures/queries.ts'
import { dire, useVivante } from '../../fait/gestes.ts'
import { useParametres } from '../../parametres.ts'
import { useReponse } from '../../serveur.ts'
import { estPerime, useBrouillonDeFacture } from './brouillon-de-facture.ts'
import { cadreDe, estFacturable } from './cadre.ts'
import styles from './facturation.module.css'
import { Formulaire } from './formulaire.tsx'
import { facturationQuery } from './queries.ts'
import { type FactureSaisie, ouvrirSaisie } from './saisie.ts'
import { emiseTexte } from './terminer-texts.ts'
import { BROUILLON_TEXTS, dejaFactureeTexte, FACTURATION_TEXTS } from './texts.ts'

type SaisieProps = {
  readonly facturation: FacturationReply
  readonly onEmise: (facture: FactureReply) => void
  readonly onPerimee: () => void
}

type RepriseProps = { readonly onReprendre: () => void; readonly onRepartir: () => void }

/** The prestation changed since this was typed: one looks before it stands again. */
const Reprise = ({ onReprendre, onRepartir }: RepriseProps) => (
  <Notice kind="info" live title={BROUILLON_TEXTS.retrouve}>
    <p>{BROUILLON_TEXTS.change}</p>
    <div className={styles['actions']}>
      <Button variant="primary" onClick={onReprendre}>
        {BROUILLON_TEXTS.reprendre}
      </Button>
      <Button variant="quiet" onClick={onRepartir}>
        {BROUILLON_TEXTS.repartir}
      </Button>
    </div>
  </Notice>
)

/** The form with what was typed for this prestation, until the invoice is issued or what was typed is given up. */
const SaisieGardee = ({ facturation, onEmise, onPerimee }: SaisieProps) => {
  const { version, prestationId } = facturation
  const { brouillon, garder } = useBrouillonDeFacture(prestationId)
  const [aReprendre, setAReprendre] = useState(estPerime(brouillon, version))
  const [departs, setDeparts] = useState(0)
  const serveur = useQueryClient()
  const vivante = useVivante()
  const partirDe = (saisie: FactureSaisie | null): void => {
    garder(saisie === null ? null : { version, saisie })
    setAReprendre(false)
    setDeparts((nombre) => nombre + 1)
  }
  if (aReprendre && brouillon !== null) {
    return <Reprise onReprendre={() => partirDe(brouillon.saisie)} onRepartir={() => partirDe(null)} />
  }
  return (
    <Formulaire
      key={departs}
      facturation={facturation}
      saisie={brouillon?.saisie ?? ouvrirSaisie(cadreDe(facturation))}
      prendLeFocus={departs > 0}
      onSaisie={(saisie) => garder({ version, saisie })}
      onEffacer={brouillon === null ? null : () => partirDe(null)}
      onEmise={(facture) => {
        garder(null)
        relireFactures(serveur)
        if (vivante.current) return onEmise(facture)
        const { numero, total } = facture
        dire({
          texte: emiseTexte(numero, facturation.client.nom, formaterMontant(total)),
          suite: { texte: FACTURATION_TEXTS.voirFacture, to: adresseDuLieu('factures', { numero }) },
        })
        // Somebody who came back to the form meanwhile sees that it is done.
        const ouverte = facturationQuery(prestationId)
        if (serveur.getQueryData(ouverte.queryKey) !== undefined) void serveur.fetchQuery({ ...ouverte, staleTime: 0 })
      }}
      onPerimee={onPerimee}
    />
  )
}

type Props = {
  /** Of the prestation. */
  readonly id: string
  readonly onEmise: (facture: FactureReply) => void
}

/** Whose work it is, and the way back to it. */
const Tete = ({ facturation }: { readonly facturation: FacturationReply }) => (
  <div className={dossier['head']}>
    <div>
      <h2>{FACTURATION_TEXTS.formulaire}</h2>
      <p>
        {facturation.client.nom}, {facturation.estimation.service}
      </p>
    </div>
    <Link to={adresseDuLieu('prestations', { id: facturation.prestationId })} state={STAY} className={dossier['link']}>
      {FACTURATION_TEXTS.prestation} {facturation.reference}
    </Link>
  </div>
)

/** Why there is no form: an invoice stands, or the work is not over. */
const Impossible = ({ factureEnCours, retractation }: FacturationReply) =>
  factureEnCours === null ? (
    <Notice kind="info" live title={retractation === null ? FACTURATION_TEXTS.pasFinie : FACTURATION_TEXTS.rienDu} />
  ) : (
    <Notice kind="info" live title={dejaFactureeTexte(factureEnCours)}>
      <p>
        <Link to={adresseDuLieu('factures', { numero: factureEnCours })} state={STAY}>
          {FACTURATION_TEXTS.voirFacture}
        </Link>
      </p>
    </Notice>
  )

/** The invoice of a prestation, to be drawn up: the address names it. */
export const Facturation = ({ id, onEmise }: Props) => {
  const { adresse } = useParametres()
  const demande = useReponse(useQuery(facturationQuery(id)))
  return (
    <Dossier
      nom={FACTURATION_TEXTS.formulaire}
      retour={{ texte: FACTURATION_TEXTS.retour, to: adresse({ facturer: '' }) }}
    >
      <Charge demande={demande}>
        {(facturation) => (
          <>
            <Tete facturation={facturation} />
            {estFacturable(facturation) ? (
              <SaisieGardee facturation={facturation} onEmise={onEmise} onPerimee={() => void demande.recharger()} />
            ) : (
              <Impossible {...facturation} />
            )}
          </>
        )}
      </Charge>
    </Dossier>
  )
}
