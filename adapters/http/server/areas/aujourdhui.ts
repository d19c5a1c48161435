import type { FastifyInstance } from 'fastify'
import { visiteReply } from '#adapters/http/contract/values/agenda-reply'
import {
  type AttenteDeReponseReply,
  type AujourdhuiReply,
  aujourdhuiRoute,
  type FactureARembourserReply,
} from '#adapters/http/contract/routes/aujourdhui'
import { retractationATraiterReply } from '#adapters/http/contract/routes/retractations'
import { prestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Aujourdhui } from '#application/agenda/aujourdhui'
import type { PremiersDossiers } from '#application/ports/agenda-store'
import type { UseCases } from '#application/use-cases'
import { type AttenteDeReponse, finDuDevis } from '#domain/agenda/visite'
import { nomDuFerie } from '#domain/calendrier/horaires'
import { fraisPossibles } from '#domain/facturation/frais'
import { type FactureSuivie, solde } from '#domain/facturation/reglement'
import { centimes } from '#domain/shared/montant'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { answered } from '../binding/send-reply.ts'

const attenteReply =
  (instant: Date) =>
  ({ dossier, devis }: AttenteDeReponse): AttenteDeReponseReply => ({
    prestation: prestationReply(dossier, [], instant),
    devis:
      devis === null
        ? null
        : { ...devis, emiseLe: devis.emiseLe.toISOString(), expireLe: finDuDevis(devis).toISOString() },
  })

const factureARembourserReply = (suivie: FactureSuivie): FactureARembourserReply => {
  const { numero, reference, prestationId, contact, service } = suivie.facture
  return {
    numero,
    reference,
    prestationId: suivie.clientId === null ? null : prestationId,
    client: { nom: contact.nom, telephone: contact.telephone },
    service,
    montant: centimes(0 - solde(suivie)),
  }
}

const aujourdhuiReply = ({ instant, jour, visites, sansReponse, ...du }: Aujourdhui): AujourdhuiReply => {
  const prestations = ({ dossiers }: PremiersDossiers) =>
    dossiers.map((dossier) => prestationReply(dossier, [], instant))
  return {
    jour,
    ferie: nomDuFerie(jour),
    enRetard: prestations(du.enRetard),
    aContacter: prestations(du.aContacter),
    aReproposer: du.aReproposer.dossiers.map((dossier) =>
      prestationReply(dossier, du.histoires.get(dossier.prestation.id) ?? [], instant),
    ),
    visites: visites.map(({ dossier, date, trajetAvantMinutes }) =>
      visiteReply(dossier, date, trajetAvantMinutes, instant),
    ),
    sansReponse: sansReponse.attentes.map(attenteReply(instant)),
    retractations: du.retractations.map(retractationATraiterReply),
    aRembourser: du.aRembourser.restes.map(({ dossier, montant }) => ({
      prestation: prestationReply(dossier, [], instant),
      montant,
      fraisPossibles: fraisPossibles(du.histoires.get(dossier.prestation.id) ?? []),
    })),
    facturesARembourser: du.aRembourser.factures.map(factureARembourserReply),
    nombres: {
      enRetard: du.enRetard.nombre,
      aContacter: du.aContacter.nombre,
      aReproposer: du.aReproposer.nombre,
      sansReponse: sansReponse.nombre,
      aRembourser: du.aRembourser.nombre,
      messagesNonLus: du.messagesNonLus,
      courrielsEchoues: du.courrielsEchoues,
    },
  }
}

export const bindAujourdhui = (app: FastifyInstance, { aujourdhui }: UseCases, binding: Binding): void => {
  bindRoute(app, aujourdhuiRoute, binding, ({ admin, query }) =>
    answered(aujourdhui({ admin, jour: query.jour }), aujourdhuiReply),
  )
}
