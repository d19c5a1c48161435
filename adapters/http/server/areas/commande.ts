import type * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { identity, pipe } from '#fp/function'
import { IDEMPOTENCY_KEY } from '#adapters/http/contract/route'
import { CommandeBody, commanderRoute, type DemandeBody, estimerRoute } from '#adapters/http/contract/routes/commande'
import * as devis from '#adapters/http/contract/routes/devis'
import { devisPdfRoute, devisTexteRoute } from '#adapters/http/contract/routes/documents'
import {
  CommandeDEstimationBody,
  commanderEstimationRoute,
  estimationFaiteReply,
  lireEstimationRoute,
  listerEstimationsRoute,
  noterEstimationRoute,
} from '#adapters/http/contract/routes/estimations-admin'
import * as lieux from '#adapters/http/contract/routes/lieux'
import { listerServicesRoute, serviceReply } from '#adapters/http/contract/routes/site'
import type { CommandeReply } from '#adapters/http/contract/values/commande-reply'
import { estimationReply } from '#adapters/http/contract/values/estimation-reply'
import type { DevisLu } from '#application/devis/devis'
import type { Commande, CommandePassee } from '#application/prestation/commander-prestation'
import type { DemandeDEstimation } from '#application/prestation/estimer'
import type { DemandeDeFichier } from '#application/prestation/telecharger-devis'
import type { Idempotence } from '#application/ports/prestation-store'
import type { UseCases } from '#application/use-cases'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import type { Demande } from '#domain/prestation/prestation'
import type { Call, Site } from '../binding/bind-route.ts'
import { fingerprintOf, readIdempotence, replayed } from '../binding/decode-input.ts'
import { type Answer, answered, enRegistre } from '../binding/send-reply.ts'
import { serveFixed } from '../prepared.ts'

export const bindLieux = ({ useCases, bindWithin }: Site): void => {
  const { villesDuCodePostal, suggererAdresses, situerLieu } = useCases
  const bind = bindWithin('estimations')
  bind(lieux.villesRoute, ({ params }) => answered(villesDuCodePostal(params.postcode), identity))
  bind(lieux.adressesRoute, ({ query }) =>
    answered(suggererAdresses(query), (suggestions) => suggestions.map(lieux.suggestionReply)),
  )
  bind(lieux.lieuRoute, ({ query }) => answered(situerLieu(query), lieux.situationReply))
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** The catalogue, which is part of the program. */
export const bindServices = ({ app, useCases }: Site): void =>
  serveFixed(app, listerServicesRoute.path, JSON_TYPE, () =>
    JSON.stringify(listerServicesRoute.reply.codec.encode(useCases.listerServices().map(serviceReply))),
  )

const demandeDEstimation = (body: DemandeBody): DemandeDEstimation => {
  const { serviceId, serviceName, serviceDescription, heuresPersonnalisees } = body
  return {
    choix: { serviceId, serviceName, serviceDescription },
    heures: heuresPersonnalisees,
    destination:
      'adresse' in body && body.modalite === 'sur_place'
        ? {
            modalite: 'sur_place',
            adresse: { adresse: body.adresse, codePostal: body.codePostal, ville: body.ville },
          }
        : { modalite: 'a_distance' },
  }
}

const demandeDe = (body: CommandeDEstimationBody): Demande => {
  const { nom, email, telephone, adresse, codePostal, ville, creneauPreference, description, notes } = body
  return {
    contact: { nom, email, telephone },
    adresse: { adresse, codePostal, ville },
    creneau: creneauPreference,
    engagement: SANS_ENGAGEMENT,
    description,
    notes,
  }
}

const commandeDe = (body: CommandeBody, idempotence: O.Option<Idempotence>): Commande => ({
  demande: demandeDe({ ...body, compteConfirme: false }),
  chiffrage: demandeDEstimation(body),
  declaration: body,
  totalAccepte: body.devis.totalNet,
  idempotence,
  estimationId: body.estimationId,
})

/** The order without its estimate id: with another id it is still the same order. */
const contenuDe = (body: CommandeBody): CommandeBody => ({ ...body, estimationId: null })

const confirmation =
  (cleDevis: UseCases['cleDevis'], debut: string) =>
  ({ prestation, rejouee }: CommandePassee): Answer<CommandeReply> => ({
    message: `${debut} enregistrée sous la référence ${prestation.reference}.`,
    data: {
      prestation,
      contact: { auPlusTot: prestation.contactDes.toISOString(), auPlusTard: prestation.contactAvant.toISOString() },
      devis: { numero: prestation.numeroDevis, cle: cleDevis(prestation) },
    },
    ...replayed(rejouee),
  })

/** Prices and orders of visitors. */
export const bindCommande = ({ useCases, bindWithin }: Site): void => {
  bindWithin('estimations')(estimerRoute, ({ body }) =>
    answered(useCases.estimer({ ...demandeDEstimation(body), apercu: body.apercu }), ({ estimation, id }) => ({
      ...estimationReply(estimation),
      creneauPrefere: body.creneauPrefere,
      estimationId: id,
    })),
  )
  bindWithin('commandes')(commanderRoute, ({ body, header }) =>
    pipe(
      TE.fromEither(readIdempotence(header(IDEMPOTENCY_KEY), CommandeBody.encode(contenuDe(body)))),
      TE.flatMap((idempotence) => useCases.commanderPrestation(commandeDe(body, idempotence))),
      TE.map(confirmation(useCases.cleDevis, 'Votre commande est')),
    ),
  )
}

/** Estimates for the owner: made on the site or on the telephone. */
export const bindEstimations = ({ useCases, bind }: Site): void => {
  bind(listerEstimationsRoute, ({ admin, query: { suite, source, q, ...page } }) =>
    answered(useCases.listerEstimations({ admin, choix: { suite, source }, q, page }), (lue) => ({
      ...enRegistre(estimationFaiteReply)(lue.page),
      conversion: lue.conversion,
    })),
  )
  bind(lireEstimationRoute, ({ admin, params: { id } }) =>
    answered(useCases.lireEstimation(admin, id), estimationFaiteReply),
  )
  bind(noterEstimationRoute, ({ admin, body }) => {
    const { nom, email, telephone, notes } = body
    const contact = { nom, email, telephone }
    return answered(
      useCases.noterAuTelephone({ admin, demande: demandeDEstimation(body), contact, notes }),
      estimationFaiteReply,
      { message: 'Estimation enregistrée.' },
    )
  })
  bind(commanderEstimationRoute, ({ admin, params: { id }, body }) =>
    pipe(
      useCases.commanderDepuisEstimation({
        admin,
        id,
        demande: demandeDe(body),
        declaration: body,
        compteConfirme: body.compteConfirme,
        empreinte: fingerprintOf(CommandeDEstimationBody.encode(body)),
      }),
      TE.map(confirmation(useCases.cleDevis, 'Commande')),
    ),
  )
}

type Appel = Call<{ id: string }, { cle: string; version: number | null }, unknown, 'tous'>

const fichierDemande = ({ session, params: { id }, query }: Appel): DemandeDeFichier => ({ session, id, ...query })

const devisLu = ({ etat, instant, moyens, recu }: DevisLu): devis.DevisReply =>
  devis.devisReply(etat, instant, moyens, recu)

/** Quotes: their files, and their versions to compare and answer. */
export const bindDevis = ({ useCases, bind, bindWithin }: Site): void => {
  const estimations = bindWithin('estimations')
  estimations(devisPdfRoute, (appel) => answered(useCases.telechargerDevisPdf(fichierDemande(appel)), identity))
  estimations(devisTexteRoute, (appel) => answered(useCases.telechargerDevisTexte(fichierDemande(appel)), identity))
  estimations(devis.lireDevisRoute, ({ session, params: { id }, query: { cle } }) =>
    answered(useCases.lireDevis({ session, id, cle }), devisLu),
  )
  bindWithin('reponses')(devis.repondreDevisRoute, ({ session, params: { id }, body }) =>
    answered(useCases.repondreAvenant({ session, id, ...body }), devisLu),
  )
  bind(devis.proposerAvenantRoute, ({ admin, params: { id }, body: { version, ...saisie } }) =>
    answered(useCases.proposerAvenant({ admin, id, version, saisie }), devisLu),
  )
  bind(devis.retirerDevisRoute, ({ admin, params: { id }, body: { version } }) =>
    answered(useCases.retirerDevis({ admin, id, version }), devisLu),
  )
  bind(devis.renvoyerDevisRoute, ({ admin, params: { id }, body }) =>
    answered(useCases.renvoyerDevis({ admin, id, ...body }), devisLu),
  )
}
