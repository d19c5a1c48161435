import { useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { useJournee } from '../../../atelier/aujourdhui/queries.ts'
import { useParametres } from '../../../atelier/parametres.ts'
import { useRetour } from '../../../features/admin/panneau/use-retour.ts'
import { idDeLien } from '../../../features/admin/prestations/id-de-lien.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'

const chargerRegistre = () => import('./registre.tsx')
const chargerFiche = () => import('./fiche.tsx')

/** Tab Prestations: the list, or the one that the address names. Once it was seen, the list stays as it was behind it. */
export const OngletPrestations = () => {
  const id = useParametres().lire('id')
  const { recharger } = useJournee()
  const [vue, setVue] = useState(id === '')
  const [modifiee, setModifiee] = useState<PrestationReply | null>(null)
  if (id === '' && !vue) setVue(true)
  useRetour(id, idDeLien)
  const onModifiee = (prestation: PrestationReply): void => {
    setModifiee(prestation)
    void recharger()
  }
  return (
    <>
      {vue ? (
        <div hidden={id !== ''}>
          <ALaDemande charger={chargerRegistre}>
            {({ Registre }) => <Registre modifiee={modifiee} onModifiee={onModifiee} />}
          </ALaDemande>
        </div>
      ) : null}
      {id === '' ? null : (
        <ALaDemande charger={chargerFiche}>
          {({ Fiche }) => <Fiche key={id} id={id} onModifiee={onModifiee} />}
        </ALaDemande>
      )}
    </>
  )
}
