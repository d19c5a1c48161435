import { useCallback } from 'react'
import type { FacturationReply } from '#adapters/http/contract/routes/factures-admin'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { Link } from '../../../app/router.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { Notice } from '../../../components/notice.tsx'
import { dejaFactureeTexte, FACTURATION_TEXTS } from '../../../contents/admin-facturation-texts.ts'
import { preparer } from '../../../features/admin/facturation/appels.ts'
import { estFacturable } from '../../../features/admin/facturation/est-facturable.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { useParametres } from '../../../atelier/parametres.ts'
import { useDemande } from '../../../features/admin/panneau/use-demande.ts'
import { Charge } from '../cadre/charge.tsx'
import { Dossier } from '../cadre/dossier.tsx'
import styles from '../cadre/dossier.module.css'
import { SaisieGardee } from './saisie-gardee.tsx'

type Props = {
  /** Of the prestation. */
  readonly id: string
  readonly onEmise: (facture: FactureReply) => void
}

/** Whose work it is, and the way back to it. */
const Tete = ({ facturation }: { readonly facturation: FacturationReply }) => (
  <div className={styles['head']}>
    <div>
      <h2>{FACTURATION_TEXTS.formulaire}</h2>
      <p>
        {facturation.client.nom}, {facturation.estimation.service}
      </p>
    </div>
    <Link to={adresseDuLieu('prestations', { id: facturation.prestationId })} state={STAY} className={styles['link']}>
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
  const demande = useDemande(useCallback(() => preparer(id)(), [id]))
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
