import { useState } from 'react'
import type { FactureDuRegistreReply, FactureReply } from '#adapters/http/contract/values/facture-reply'
import { idDeLien } from './id-de-lien.ts'
import { useParametres } from '../parametres.ts'
import { useRetour } from '../liste/use-retour.ts'
import { ALaDemande } from '../../pages/admin/cadre/a-la-demande.tsx'

const chargerRegistre = () => import('./registre.tsx')
const chargerFiche = () => import('./fiche.tsx')
const chargerFacturation = () => import('../prestations/facturation/facturation.tsx')

/** Tab Factures: the list, or over it the invoice that the address names, or the prestation to bill. */
export const FacturesEcran = () => {
  const { lire, changer } = useParametres()
  const [numero, facturer] = [lire('numero'), lire('facturer')]
  const seule = numero !== '' || facturer !== ''
  const [vue, setVue] = useState(!seule)
  const [emise, setEmise] = useState<FactureReply | null>(null)
  const [changee, setChangee] = useState<FactureDuRegistreReply | null>(null)
  if (!seule && !vue) setVue(true)
  useRetour(numero, idDeLien)
  const onEmise = (facture: FactureReply): void => {
    setEmise(facture)
    changer({ facturer: '', numero: facture.numero }, 'remplacer')
  }
  return (
    <>
      {vue ? (
        <div hidden={seule}>
          <ALaDemande charger={chargerRegistre}>
            {({ Registre }) => <Registre emise={emise} changee={changee} />}
          </ALaDemande>
        </div>
      ) : null}
      {numero !== '' || facturer === '' ? null : (
        <ALaDemande charger={chargerFacturation}>
          {({ Facturation }) => <Facturation key={facturer} id={facturer} onEmise={onEmise} />}
        </ALaDemande>
      )}
      {numero === '' ? null : (
        <ALaDemande charger={chargerFiche}>
          {({ FicheFacture }) => (
            <FicheFacture key={numero} numero={numero} emise={emise?.numero === numero} onFacture={setChangee} />
          )}
        </ALaDemande>
      )}
    </>
  )
}
