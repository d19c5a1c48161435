import type { Container } from 'inversify'
import { changerStatutMessage } from '#application/registre/changer-statut-message'
import { chiffresDuBandeau } from '#application/registre/chiffres-du-bandeau'
import { corrigerClient } from '#application/registre/corriger-client'
import { ficheClient } from '#application/registre/fiche-client'
import { listerClients } from '#application/registre/lister-clients'
import { listerMessages } from '#application/registre/lister-messages'
import { listerPrestations } from '#application/registre/lister-prestations'
import { nettoyerInactifs } from '#application/registre/nettoyer-inactifs'
import { apercuDeSuppression, supprimerClient } from '#application/registre/supprimer-client'
import { lireSuivi } from '#application/rendez-vous/lire-suivi'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Gives the use cases of the owner's lists their ports. */
export const assembleRegistres = (container: Container): void => {
  fromPorts(
    container,
    USE_CASES.listerPrestations,
    ['clock', 'registrePrestations', 'registreClients'],
    listerPrestations,
  )
  fromPorts(container, USE_CASES.lireSuivi, ['clock', 'prestations'], lireSuivi)
  fromPorts(container, USE_CASES.listerMessages, ['registreMessages'], listerMessages)
  fromPorts(container, USE_CASES.changerStatutMessage, ['registreMessages'], changerStatutMessage)
  const bandeau = ['clock', 'registrePrestations', 'registreClients', 'registreMessages'] as const
  fromPorts(container, USE_CASES.chiffresDuBandeau, bandeau, chiffresDuBandeau)
  const clients = ['registreClients', 'adminEmails'] as const
  fromPorts(container, USE_CASES.listerClients, clients, listerClients)
  const fiche = ['registreClients', 'adminEmails', 'effacements', 'messages'] as const
  fromPorts(container, USE_CASES.ficheClient, fiche, ficheClient)
  fromPorts(container, USE_CASES.corrigerClient, ['clock', 'registreClients', 'adminEmails'], corrigerClient)
  fromPorts(container, USE_CASES.nettoyerInactifs, clients, nettoyerInactifs)
  const suppression = ['clock', 'keyedHash', 'comptes', 'effacements', 'adminEmails'] as const
  fromPorts(container, USE_CASES.apercuDeSuppression, suppression, apercuDeSuppression)
  fromPorts(container, USE_CASES.supprimerClient, suppression, supprimerClient)
}
