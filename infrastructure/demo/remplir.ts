import * as E from '#fp/Either'
import * as O from '#fp/Option'
import type { UseCases } from '#adapters/http/server/use-cases'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Contact } from '#domain/client/contact'
import { COMMANDES_DE_DEMO, type CommandeDeDemo } from './commandes.ts'

type UseCasesDeDemo = Pick<UseCases, 'estimer' | 'commanderPrestation'>

const passer = async (useCases: UseCasesDeDemo, commande: CommandeDeDemo): Promise<boolean> => {
  const contact = Contact.decode(commande)
  const [adresse, codePostal, ville] = [
    Rue.decode(commande.adresse),
    CodePostal.decode(commande.codePostal),
    Ville.decode(commande.ville),
  ]
  if (E.isLeft(contact) || E.isLeft(adresse) || E.isLeft(codePostal) || E.isLeft(ville)) return false
  const lieu = { adresse: adresse.right, codePostal: codePostal.right, ville: ville.right }
  const chiffrage = {
    choix: { serviceId: commande.serviceId, serviceName: '', serviceDescription: '' },
    heures: commande.heures,
    destination: { modalite: 'sur_place', adresse: lieu },
  } as const
  const estimation = await useCases.estimer(chiffrage)()
  if (E.isLeft(estimation)) return false
  const { description, creneau } = commande
  const passee = await useCases.commanderPrestation({
    demande: { contact: contact.right, adresse: lieu, description, notes: '', creneau },
    chiffrage,
    totalAccepte: estimation.right.totalNet,
    // The same key at every start: the order is recorded once.
    idempotence: O.some({ cle: `demo ${commande.email}`, empreinte: 'demo' }),
  })()
  return E.isRight(passee)
}

/** Places the orders of the demonstration, once for all starts; answers how many stand. */
export const remplirLaDemo = async (useCases: UseCasesDeDemo): Promise<number> => {
  const passees: boolean[] = []
  for (const commande of COMMANDES_DE_DEMO) passees.push(await passer(useCases, commande))
  return passees.filter((passee) => passee).length
}
