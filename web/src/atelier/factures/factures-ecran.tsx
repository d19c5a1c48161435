import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { bring } from '../../browser/use-module.ts'
import type { Preparer } from '../serveur.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { ListeEtFiche } from '../liste/liste-et-fiche.tsx'
import { useRetour } from '../liste/use-retour.ts'
import { useParametres } from '../parametres.ts'
import { connaitreFacture, idDeLien, listeQuery } from './queries.ts'
import { rechercheDe } from './recherche.ts'

const chargerListe = () => import('./liste.tsx')
const chargerFiche = () => import('./fiche.tsx')
const chargerFacturation = () => import('../prestations/facturation/facturation.tsx')

/** The list as it begins. */
export const preparer: Preparer = (serveur) => {
  void bring(chargerListe)
  void serveur.prefetchQuery(listeQuery(rechercheDe(() => '', null)))
}

export const preparerFiche = (): void => void bring(chargerFiche)

/** The invoices, and the one that the address names, or the prestation to bill. */
export const Ecran = () => {
  const { lire, changer } = useParametres()
  const [numero, facturer] = [lire('numero'), lire('facturer')]
  const serveur = useQueryClient()
  const [emise, setEmise] = useState<FactureReply | null>(null)
  useRetour(numero, idDeLien)
  const onEmise = (facture: FactureReply): void => {
    setEmise(facture)
    changer({ facturer: '', numero: facture.numero }, 'remplacer')
  }
  if (numero === '' && facturer !== '')
    return (
      <ALaDemande charger={chargerFacturation}>
        {({ Facturation }) => <Facturation key={facturer} id={facturer} onEmise={onEmise} />}
      </ALaDemande>
    )
  return (
    <ListeEtFiche
      onFermer={() => changer({ numero: '' })}
      liste={<ALaDemande charger={chargerListe}>{({ Liste }) => <Liste />}</ALaDemande>}
      fiche={
        numero === '' ? null : (
          <ALaDemande charger={chargerFiche}>
            {({ FicheFacture }) => (
              <FicheFacture
                key={numero}
                numero={numero}
                emise={emise?.numero === numero}
                onFacture={(facture) => connaitreFacture(serveur, facture)}
              />
            )}
          </ALaDemande>
        )
      }
    />
  )
}
