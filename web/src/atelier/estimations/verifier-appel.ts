import type { CommandeDEstimationBody, EstimationTelephoneBody } from '#adapters/http/contract/routes/estimations-admin'
import { type Acheteur, lireAcheteur } from '#domain/client/acheteur'
import { type CodePostal, parseCodePostal, parseRue, parseVille, type Rue, type Ville } from '#domain/client/adresse'
import { parseEmail } from '#domain/client/email'
import { parseNomComplet } from '#domain/client/nom'
import { parseTelephone, parseTelephoneDeCommande } from '#domain/client/telephone'
import { Creneau } from '#domain/prestation/creneau'
import { consentementsDe } from '#domain/prestation/engager'
import { parseNomDeContact } from '#domain/message/champs-de-contact'
import { cleanText } from '#domain/shared/clean'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { COMMANDER_ERREURS } from '../../contents/commander-texts.ts'
import { notesDe } from '../../features/commande/charge-utile.ts'
import { choixDeService, demandeeDe, heuresDe, type Saisie, SUR_MESURE } from '../../features/commande/saisie.ts'
import type { Erreurs } from '../../features/commande/verifier-saisie.ts'

type Verdict<A> = E.Either<string, A>

/** What may be left out of a call is only wrong when it is there and badly written. */
const siDonne = <A>(texte: string, parse: (texte: string) => Verdict<A>): Verdict<A | null> =>
  texte.trim() === '' ? E.right(null) : parse(texte)

const lieuDe = ({ adresse, codePostal, ville }: Saisie) => ({
  codePostal: parseCodePostal(codePostal),
  ville: parseVille(ville),
  adresse: parseRue(adresse),
})

const creneauDe = ({ creneauPrefere }: Saisie): Verdict<Creneau> =>
  E.mapLeft(([faute]: readonly { readonly message?: string | undefined }[]) => faute?.message ?? '')(
    Creneau.decode(creneauPrefere),
  )

type Verdicts = Readonly<Record<string, Verdict<unknown>>>

/** A sentence for each field at fault, in the order of the screen. */
const erreursDe = (verdicts: Verdicts): Erreurs =>
  Object.fromEntries(Object.entries(verdicts).flatMap(([champ, v]) => (E.isLeft(v) ? [[champ, v.left]] : [])))

type Juste<V extends Verdicts> = { readonly [K in keyof V]: V[K] extends Verdict<infer A> ? A : never }

const tousJustes = <V extends Verdicts>(verdicts: V): E.Either<Erreurs, Juste<V>> => {
  const erreurs = erreursDe(verdicts)
  if (Object.keys(erreurs).length > 0) return E.left(erreurs)
  const justes = Object.entries(verdicts).flatMap(([champ, v]) => (E.isRight(v) ? [[champ, v.right]] : []))
  return E.right(Object.fromEntries(justes) as Juste<V>)
}

const serviceDe = (saisie: Saisie): Verdict<unknown> =>
  O.isSome(demandeeDe(saisie)) ? E.right(null) : E.left(COMMANDER_ERREURS.service)

const nomDemandeDe = ({ service, nomDemande }: Saisie): Verdict<unknown> =>
  service === SUR_MESURE && nomDemande.trim() === '' ? E.left(COMMANDER_ERREURS.nomDemande) : E.right(null)

type Destination =
  | { readonly modalite: 'a_distance' }
  | { readonly modalite: 'sur_place'; readonly adresse: Rue; readonly codePostal: CodePostal; readonly ville: Ville }

/** Nobody travels for remote work: no address is asked for. */
const destinationDe = (saisie: Saisie): E.Either<Erreurs, Destination> =>
  saisie.modalite === 'a_distance'
    ? E.right({ modalite: 'a_distance' })
    : E.map((lieu: Omit<Extract<Destination, { modalite: 'sur_place' }>, 'modalite'>): Destination => ({
        modalite: 'sur_place',
        ...lieu,
      }))(tousJustes(lieuDe(saisie)))

const appelantDe = ({ nom, telephone, email }: Saisie) =>
  tousJustes({
    nom: siDonne(nom, parseNomDeContact),
    telephone: siDonne(telephone, parseTelephone),
    email: siDonne(email, parseEmail),
  })

/** All the faults of a call at once, or the estimate to save: who is calling may still be unknown. */
export const verifierAppel = (saisie: Saisie): E.Either<Erreurs, EstimationTelephoneBody> => {
  const besoin = tousJustes({ service: serviceDe(saisie), nomDemande: nomDemandeDe(saisie) })
  const [destination, appelant] = [destinationDe(saisie), appelantDe(saisie)]
  if (E.isLeft(besoin) || E.isLeft(destination) || E.isLeft(appelant)) {
    return E.left(Object.assign({}, ...[besoin, destination, appelant].flatMap((v) => (E.isLeft(v) ? [v.left] : []))))
  }
  return E.right({
    ...choixDeService(saisie),
    ...destination.right,
    ...appelant.right,
    heuresPersonnalisees: heuresDe(saisie),
    notes: notesDe(saisie),
  })
}

/** What the client asked for on the telephone: only what was on the screen. */
const demandesDe = (saisie: Saisie, acheteur: Acheteur) =>
  consentementsDe(
    { acheteur, debutAnticipe: saisie.debutAnticipe === 'oui', urgence: saisie.urgence === 'oui' },
    saisie.modalite === 'a_distance' ? 'a_distance' : 'sur_place',
  )

const acheteurDe = (saisie: Saisie) =>
  lireAcheteur({ ...saisie, typeClient: saisie.typeClient === 'professionnel' ? 'professionnel' : 'particulier' })

export type CommandeVerifiee = Omit<CommandeDEstimationBody, 'compteConfirme'>

/** All the faults of an order at once, or the order: whom it is for and where must be known. */
export const verifierCommande = (saisie: Saisie): E.Either<Erreurs, CommandeVerifiee> => {
  const verdict = tousJustes({
    nom: parseNomComplet(saisie.nom),
    email: parseEmail(saisie.email),
    telephone: parseTelephoneDeCommande(saisie.telephone),
    ...lieuDe(saisie),
    creneauPrefere: creneauDe(saisie),
  })
  const acheteur = acheteurDe(saisie)
  if (E.isLeft(acheteur) || E.isLeft(verdict)) {
    return E.left({ ...(E.isLeft(acheteur) ? acheteur.left : {}), ...(E.isLeft(verdict) ? verdict.left : {}) })
  }
  const { creneauPrefere, ...champs } = verdict.right
  const { raisonSociale, siren } =
    acheteur.right.type === 'professionnel' ? acheteur.right : { raisonSociale: '', siren: '' }
  return E.right({
    ...champs,
    acheteur: acheteur.right,
    typeClient: acheteur.right.type,
    raisonSociale,
    siren,
    ...demandesDe(saisie, acheteur.right),
    creneauPreference: creneauPrefere,
    description: cleanText(saisie.description),
    notes: cleanText(saisie.notes),
  })
}
