import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { identity, pipe } from '#fp/function'
import * as absences from '#adapters/http/contract/routes/absences'
import * as agenda from '#adapters/http/contract/routes/agenda'
import {
  type AttenteDeReponseReply,
  type AujourdhuiReply,
  aujourdhuiRoute,
  type FactureARembourserReply,
  nouvellesRoute,
} from '#adapters/http/contract/routes/aujourdhui'
import * as calendrier from '#adapters/http/contract/routes/calendrier-prive'
import { mesPrestationsRoute } from '#adapters/http/contract/routes/mon-espace'
import { instantDe, type ModificationBody, modifierPrestationRoute } from '#adapters/http/contract/routes/prestations'
import * as rendezVous from '#adapters/http/contract/routes/rendez-vous'
import { retractationATraiterReply } from '#adapters/http/contract/routes/retractations'
import { indisponibiliteReply, visiteReply } from '#adapters/http/contract/values/agenda-reply'
import { dateReply, prestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Aujourdhui, Semaine } from '#application/agenda/agenda'
import type { EssaiSitue } from '#application/agenda/essayer-dates'
import type { PremiersDossiers } from '#application/ports/agenda-store'
import type { Modification } from '#application/rendez-vous/gerer-rendez-vous'
import type { PropositionLue } from '#application/rendez-vous/repondre-par-lien'
import type { Absence } from '#domain/agenda/absence'
import type { CalendrierPrive } from '#domain/agenda/calendrier-prive'
import { type AttenteDeReponse, finDuDevis } from '#domain/agenda/visite'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { nomDuFerie } from '#domain/calendrier/horaires'
import { fraisPossibles } from '#domain/facturation/frais'
import { type FactureSuivie, solde } from '#domain/facturation/reglement'
import type { Evenement } from '#domain/prestation/evenement'
import type { DateProposee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { centimes } from '#domain/shared/montant'
import type { Site } from '../binding/bind-route.ts'
import { answered, enPage } from '../binding/send-reply.ts'

type VisiteSituee = { readonly dossier: Dossier; readonly date: DateProposee; readonly trajetAvantMinutes: number }

const visiteA =
  (instant: Date) =>
  ({ dossier, date, trajetAvantMinutes }: VisiteSituee) =>
    visiteReply(dossier, date, trajetAvantMinutes, instant)

const agendaReply = ({ instant, jours }: Semaine): agenda.AgendaReply => ({
  jours: jours.map((jour) => ({
    ...jour,
    absences: jour.absences.map(indisponibiliteReply),
    visites: jour.visites.map(visiteA(instant)),
  })),
})

const essaiReply =
  (instant: Date) =>
  ({ essai, conflits, absences: autour }: EssaiSitue): agenda.EssaiReply => {
    const { date, heure, ...dite } = dateReply(essai.date, instant)
    return {
      ...essai,
      ...dite,
      datePrestation: date,
      heurePrestation: heure,
      trajetMinutes: essai.date.trajetMinutes,
      conflits: conflits.map((visite) => visiteReply(visite.dossier, visite.date, visite.date.trajetMinutes, instant)),
      absences: autour.map(indisponibiliteReply),
    }
  }

/** Absences of the owner; `onChange` is called after each change. */
export const bindAbsences = ({ useCases, clock, bind }: Site, onChange: () => void): void => {
  const { listerAbsences, ajouterAbsence, changerAbsence, retirerAbsence } = useCases
  const dire = <E, A>(fait: TE.TaskEither<E, A>): TE.TaskEither<E, A> =>
    pipe(
      fait,
      TE.tapIO(() => onChange),
    )
  const montrer = (absence: Absence) => absences.absenceReply(absence, dateParis(clock.maintenant()))
  bind(absences.listerAbsencesRoute, ({ admin }) => answered(listerAbsences(admin), (liste) => liste.map(montrer)))
  bind(absences.ajouterAbsenceRoute, ({ admin, body: { confirmer, ...saisie } }) =>
    answered(dire(ajouterAbsence({ admin, confirmer, voulue: absences.absenceVoulue(saisie) })), montrer),
  )
  bind(absences.changerAbsenceRoute, ({ admin, params: { id }, body: { confirmer, ...saisie } }) =>
    answered(dire(changerAbsence({ admin, id, confirmer, voulue: absences.absenceVoulue(saisie) })), montrer),
  )
  bind(absences.retirerAbsenceRoute, ({ admin, params: { id } }) =>
    answered(dire(retirerAbsence({ admin, id })), () => ({})),
  )
}

/** The private calendar of the owner; its address is never shown. */
export const bindCalendrierPrive = ({ useCases, bind }: Site): void => {
  const dire = (lu: O.Option<CalendrierPrive>) => ({
    calendrier: O.isSome(lu) ? calendrier.calendrierPriveReply(lu.value) : null,
  })
  bind(calendrier.lireCalendrierPriveRoute, ({ admin }) => answered(useCases.lireCalendrierPrive(admin), dire))
  bind(calendrier.poserCalendrierPriveRoute, ({ admin, body: { adresse } }) =>
    answered(useCases.poserCalendrierPrive({ admin, adresse }), dire),
  )
  bind(calendrier.relireCalendrierPriveRoute, ({ admin }) => answered(useCases.relireCalendrierPrive(admin), dire))
  bind(calendrier.retirerCalendrierPriveRoute, ({ admin }) =>
    answered(useCases.retirerCalendrierPrive(admin), () => ({})),
  )
}

const instantOuNull = (instant: O.Option<Date>): string | null =>
  O.isSome(instant) ? instant.value.toISOString() : null

/** The week, its news, the private link and the feed for calendar programs. `publicUrl` has no final slash. */
export const bindAgenda = ({ useCases, bind }: Site, publicUrl: string): void => {
  bind(agenda.agendaRoute, ({ admin, query }) =>
    answered(useCases.semaine({ admin, date: query.semaine }), agendaReply),
  )
  bind(agenda.essayerDatesRoute, ({ admin, params: { id }, body }) =>
    answered(
      useCases.essayerDates({ admin, id, debuts: body.propositions.map(instantDe) }),
      ({ instant, dossier, dates }) => ({
        totalDevis: dossier.prestation.estimation.totalNet,
        dates: dates.map(essaiReply(instant)),
      }),
    ),
  )
  bind(agenda.suggererMomentsRoute, ({ admin, params: { id }, query: { tour } }) =>
    answered(useCases.suggererMoments({ admin, id, tour }), ({ moments, suite }) => ({
      moments: moments.map(({ debut, ...reste }) => ({ ...reste, debut: debut.toISOString() })),
      suite,
    })),
  )
  bind(agenda.creerLienAgendaRoute, ({ admin }) =>
    answered(useCases.creerLienAgenda(admin), ({ jeton, creeLe }) => ({
      url: `${publicUrl}${agenda.fluxAgendaRoute.path.replace('{jeton}', jeton)}`,
      creeLe: creeLe.toISOString(),
    })),
  )
  bind(agenda.lireLienAgendaRoute, ({ admin }) =>
    answered(useCases.lireLienAgenda(admin), (creeLe) => ({ creeLe: instantOuNull(creeLe) })),
  )
  bind(agenda.revoquerLienAgendaRoute, ({ admin }) => answered(useCases.revoquerLienAgenda(admin), () => ({})))
  bind(agenda.fluxAgendaRoute, ({ params }) => answered(useCases.fluxAgenda(params.jeton), identity))
  bind(nouvellesRoute, ({ admin, query: { apres } }) =>
    answered(useCases.lireNouvelles({ admin, apres }), ({ nouvelles, curseur }) => ({
      nouvelles: nouvelles.map((une) => ({ ...une, le: une.le.toISOString() })),
      curseur,
    })),
  )
}

const attenteReply =
  (instant: Date) =>
  ({ dossier, devis }: AttenteDeReponse): AttenteDeReponseReply => ({
    prestation: prestationReply(dossier, [], instant),
    devis:
      devis === null
        ? null
        : { ...devis, emiseLe: devis.emiseLe.toISOString(), expireLe: finDuDevis(devis).toISOString() },
  })

const factureARembourserReply = (suivie: FactureSuivie): FactureARembourserReply => ({
  ...suivie.facture,
  prestationId: suivie.clientId === null ? null : suivie.facture.prestationId,
  client: suivie.facture.contact,
  montant: centimes(0 - solde(suivie)),
})

const aujourdhuiReply = (lu: Aujourdhui): AujourdhuiReply => {
  const { instant, jour, visites, sansReponse, ...du } = lu
  const histoireDe = ({ prestation }: Dossier): readonly Evenement[] => du.histoires.get(prestation.id) ?? []
  const prestations = ({ dossiers }: PremiersDossiers) =>
    dossiers.map((dossier) => prestationReply(dossier, [], instant))
  return {
    jour,
    ferie: nomDuFerie(jour),
    enRetard: prestations(du.enRetard),
    aContacter: prestations(du.aContacter),
    aReproposer: du.aReproposer.dossiers.map((dossier) => prestationReply(dossier, histoireDe(dossier), instant)),
    visites: visites.map(visiteA(instant)),
    sansReponse: sansReponse.attentes.map(attenteReply(instant)),
    retractations: du.retractations.map(retractationATraiterReply),
    aRembourser: du.aRembourser.restes.map(({ dossier, montant }) => ({
      prestation: prestationReply(dossier, [], instant),
      montant,
      fraisPossibles: fraisPossibles(histoireDe(dossier)),
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

export const bindAujourdhui = ({ useCases, bind }: Site): void =>
  bind(aujourdhuiRoute, ({ admin, query: { jour } }) => answered(useCases.aujourdhui({ admin, jour }), aujourdhuiReply))

const modificationDe = (body: ModificationBody): Modification => {
  if ('statut' in body) return { genre: 'statut', statut: body.statut, motif: body.motif }
  if ('priorite' in body) return { genre: 'priorite', priorite: body.priorite }
  if ('appel' in body) return { genre: 'appel', note: body.appel }
  if ('note' in body) return { genre: 'note', texte: body.note }
  const moments = 'propositions' in body ? body.propositions : [body]
  return { genre: 'dates', debuts: moments.map(instantDe) }
}

type Suivi = { readonly dossier: Dossier; readonly evenements: readonly Evenement[] }

/** Appointments: for clients by mail link (limited) and in the client area; for the owner. */
export const bindRendezVous = ({ useCases, clock, bind, bindWithin }: Site): void => {
  const proposition = ({ dossier, date }: PropositionLue) =>
    rendezVous.propositionReply(dossier, date, clock.maintenant())
  const suivi = ({ dossier, evenements }: Suivi) => prestationReply(dossier, evenements, clock.maintenant())
  bind(rendezVous.lirePropositionRoute, ({ params }) => answered(useCases.lireProposition(params), proposition))
  bindWithin('reponses')(rendezVous.repondreRoute, ({ params: { id }, body: { date, creneaux, ...reponse } }) =>
    answered(useCases.repondreParLien({ ...reponse, id, dateId: date, souhaits: creneaux }), proposition),
  )
  bind(rendezVous.gererRendezVousRoute, ({ client, params: { id }, body: { date, creneaux, ...geste } }) =>
    answered(useCases.gererRendezVous({ ...geste, client, id, dateId: date, souhaits: creneaux }), suivi),
  )
  bind(rendezVous.calendrierRoute, ({ client, params: { id } }) =>
    answered(useCases.telechargerCalendrier({ client, id }), identity),
  )
  bind(modifierPrestationRoute, ({ admin, params: { id }, body }) =>
    answered(
      useCases.modifierPrestation({ admin, id, version: body.version ?? null, modification: modificationDe(body) }),
      suivi,
    ),
  )
  bind(mesPrestationsRoute, ({ client, query }) =>
    answered(useCases.mesPrestations({ client, page: query }), ({ page, chiffres, moyens }) => ({
      ...enPage((une: (typeof page.elements)[number]) => ({
        ...suivi(une),
        acomptes: une.acomptes,
        aRendre: une.aRendre,
      }))(page),
      chiffres,
      moyensDePaiement: moyens,
    })),
  )
}
