import { useQueryClient } from '@tanstack/react-query'
import { bring } from '../../browser/use-module.ts'
import type { Preparer } from '../serveur.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { ListeEtFiche } from '../liste/liste-et-fiche.tsx'
import { useRetour } from '../liste/use-retour.ts'
import { useParametres } from '../parametres.ts'
import { connaitreMessage, idDeLien, listeQuery } from './queries.ts'
import { rechercheDe } from './recherche.ts'

const chargerListe = () => import('./liste.tsx')
const chargerFil = () => import('./fil.tsx')

/** The list as it begins. */
export const preparer: Preparer = (serveur) => {
  void bring(chargerListe)
  void serveur.prefetchQuery(listeQuery(rechercheDe(() => '', null)))
}

export const preparerFiche = (): void => void bring(chargerFil)

/** The messages, and the thread that the address names. */
export const Ecran = () => {
  const { lire, changer } = useParametres()
  const id = lire('id')
  const serveur = useQueryClient()
  useRetour(id, idDeLien)
  return (
    <ListeEtFiche
      onFermer={() => changer({ id: '' })}
      liste={<ALaDemande charger={chargerListe}>{({ Liste }) => <Liste />}</ALaDemande>}
      fiche={
        id === '' ? null : (
          <ALaDemande charger={chargerFil}>
            {({ Fil }) => <Fil key={id} id={id} onModifie={(message) => connaitreMessage(serveur, message)} />}
          </ALaDemande>
        )
      }
    />
  )
}
