import { useEffect, useRef, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Button } from '../../../components/button.tsx'
import { FACTURER_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { useParametres } from '../../../atelier/parametres.ts'
import { estFacturee } from '../../../features/suivi/pieces-emises.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'
import styles from '../cadre/dossier.module.css'
import { Pli } from '../cadre/pli.tsx'

const charger = () => import('../facturation/acomptes.tsx')

type Props = { readonly prestation: PrestationReply; readonly onModifiee: () => void }

/** Money before the invoice, which then takes it over; of an order without any, the way to it until it is cancelled. */
export const FicheAcompte = ({ prestation, onModifiee }: Props) => {
  const [ouvert, setOuvert] = useState(false)
  const titre = useRef<HTMLHeadingElement>(null)
  const aRendre = useParametres().lire('rendre') === '1'
  // Somebody who comes to give money back.
  useEffect(() => (aRendre ? titre.current?.focus() : undefined), [aRendre])
  const { id, statut, historique } = prestation
  // An invoice that was given back may still hold what was paid for it.
  const recu = historique.some(
    ({ fait: { genre } }) => genre === 'acompte' || (genre === 'avoir' && statut !== 'annulé'),
  )
  if (estFacturee(prestation) || (statut === 'annulé' && !recu)) return null
  if (!recu && !ouvert && !aRendre) {
    return (
      <Pli titre={FACTURER_TEXTS.acompteAucun}>
        <div>
          <Button onClick={() => setOuvert(true)}>{FACTURER_TEXTS.ouvrirAcompte}</Button>
        </div>
      </Pli>
    )
  }
  return (
    <section aria-labelledby="fiche-acompte" className={styles['part']}>
      <h3 id="fiche-acompte" ref={titre} tabIndex={-1}>
        {FACTURER_TEXTS.acompte}
      </h3>
      <ALaDemande charger={charger} lignes={2}>
        {({ Acomptes }) => <Acomptes key={statut} id={id} aRecevoir={ouvert && !recu} onEcrit={onModifiee} />}
      </ALaDemande>
    </section>
  )
}
