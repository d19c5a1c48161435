import { useQueryClient } from '@tanstack/react-query'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { useRetour } from '../liste/use-retour.ts'
import { useRecompter } from '../aujourdhui/queries.ts'
import { bring } from '../../browser/use-module.ts'
import type { Preparer } from '../serveur.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { ListeEtFiche } from '../liste/liste-et-fiche.tsx'
import { useParametres } from '../parametres.ts'
import { connaitre, idDeLien, listeQuery, rechercheDe } from './queries.ts'

const chargerListe = () => import('./liste.tsx')
const chargerFiche = () => import('./fiche.tsx')

/** The list as it begins. */
export const preparer: Preparer = (serveur) => {
  void bring(chargerListe)
  void serveur.prefetchQuery(listeQuery(rechercheDe(() => '', null)))
}

export const preparerFiche = (): void => void bring(chargerFiche)

/** The orders, and the one that the address names. */
export const Ecran = () => {
  const { lire, changer } = useParametres()
  const nom = lire('id')
  const client = useQueryClient()
  const recharger = useRecompter()
  useRetour(nom, idDeLien)
  const onModifiee = (prestation: PrestationReply): void => {
    connaitre(client, prestation)
    void recharger()
  }
  return (
    <ListeEtFiche
      onFermer={() => changer({ id: '', proposer: '', noter: '', rendre: '' })}
      liste={<ALaDemande charger={chargerListe}>{({ Liste }) => <Liste />}</ALaDemande>}
      fiche={
        nom === '' ? null : (
          <ALaDemande charger={chargerFiche}>
            {({ Fiche }) => <Fiche key={nom} id={nom} onModifiee={onModifiee} />}
          </ALaDemande>
        )
      }
    />
  )
}
