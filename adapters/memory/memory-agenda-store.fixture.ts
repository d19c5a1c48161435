import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { AgendaStore, LienAgenda, PremiersDossiers } from '#application/ports/agenda-store'
import type { Visite } from '#domain/agenda/visite'
import { attenteDeReponse, type Attente, attenteDe } from '#domain/agenda/attente.fixture'
import { totalRecu } from '#domain/facturation/reglement'
import { type FactureSuivie, solde } from '#domain/facturation/reglement'
import { estExpiree, STATUTS_RETENUS } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { occupation } from '#domain/rendez-vous/proposer'
import { acomptesDe, facturesSuivies } from './issued-pieces.fixture.ts'
import type { MemoryStore } from './memory-store.fixture.ts'

/** Ids sort like the instants of the orders. */
const parCommande = (a: Dossier, b: Dossier): number => (a.prestation.id < b.prestation.id ? -1 : 1)

const parContact = (a: Dossier, b: Dossier): number =>
  a.prestation.contactAvant.getTime() - b.prestation.contactAvant.getTime() || parCommande(a, b)

const parDebut = (a: Visite, b: Visite): number => a.date.debut.getTime() - b.date.debut.getTime()

const parEmission = ({ facture: a }: FactureSuivie, { facture: b }: FactureSuivie): number =>
  a.emiseLe < b.emiseLe || (a.emiseLe === b.emiseLe && a.numero < b.numero) ? -1 : 1

type Due = NonNullable<ReturnType<typeof attenteDeReponse>>

const parEcheance = (a: Due, b: Due): number =>
  a.avant.getTime() - b.avant.getTime() || parCommande(a.dossier, b.dossier)

export const makeMemoryAgendaStore = (store: MemoryStore): AgendaStore => {
  let pose: O.Option<LienAgenda> = O.none
  const remplacer = (lien: O.Option<LienAgenda>) =>
    TE.fromIO(() => {
      pose = lien
    })
  const dossiers = (): readonly Dossier[] => [...store.prestations.values()]
  const retenues = (instant: Date): readonly Visite[] =>
    dossiers().flatMap((dossier) =>
      dossier.dates
        .filter((date) => STATUTS_RETENUS.includes(date.statut) && !estExpiree(date, instant))
        .map((date) => ({ dossier, date })),
    )
  const enAttente =
    (attente: Attente, ordre: (a: Dossier, b: Dossier) => number): AgendaStore['enRetard'] =>
    (instant, limite) =>
      TE.fromIO((): PremiersDossiers => {
        const tous = dossiers().filter((dossier) => attenteDe(dossier, instant) === attente)
        return { dossiers: tous.toSorted(ordre).slice(0, limite), nombre: tous.length }
      })
  return {
    visites: (de, a, instant) =>
      TE.fromIO(() =>
        retenues(instant)
          .filter(({ date }) => occupation(date).de < a.getTime() && de.getTime() < occupation(date).a)
          .toSorted(parDebut),
      ),
    enRetard: enAttente('contact_en_retard', parContact),
    aContacter: enAttente('contact', parContact),
    aReproposer: enAttente('nouvelle_date', parCommande),
    aRembourser: (limite) =>
      TE.fromIO(() => {
        const restes = dossiers()
          .filter(({ prestation }) => prestation.statut === 'annulé')
          .map((dossier) => ({ dossier, montant: totalRecu(acomptesDe(store, dossier.prestation.id)) }))
          .filter(({ montant }) => montant > 0)
          .toSorted((a, b) => parCommande(a.dossier, b.dossier))
        const factures = facturesSuivies(store)
          .filter((suivie) => solde(suivie) < 0)
          .toSorted(parEmission)
        return {
          restes: restes.slice(0, limite),
          factures: factures.slice(0, limite),
          nombre: restes.length + factures.length,
        }
      }),
    sansReponse: (instant, limite) =>
      TE.fromIO(() => {
        const toutes = dossiers().flatMap((dossier) => {
          const attente = attenteDeReponse(dossier, store.versionsDeDevis.get(dossier.prestation.id) ?? [], instant)
          return attente === null ? [] : [attente]
        })
        const premieres = toutes.toSorted(parEcheance).slice(0, limite)
        return { attentes: premieres.map(({ dossier, devis }) => ({ dossier, devis })), nombre: toutes.length }
      }),
    lireLien: () => TE.fromIO(() => pose),
    poserLien: (lien) => remplacer(O.some(lien)),
    revoquerLien: () => remplacer(O.none),
  }
}
