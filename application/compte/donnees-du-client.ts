import type { Suivi } from '#application/ports/prestation-store'
import type { Compte } from '#domain/compte/compte'
import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'
import type { Avoir } from '#domain/facturation/piece'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import type { Fil } from '#domain/message/fil'
import type { DeclarationRecue } from '#domain/retractation/declaration-recue'
import { Verdict } from '#domain/retractation/verdict'
import { Estimation } from '#domain/tarification/estimation'

/** What is known of a person, without the hashes of passwords. */
const profil = ({ nom, email, telephone, adresse, codePostal, ville, creeLe, role }: Compte) => ({
  nom,
  email,
  telephone,
  adresse,
  codePostal,
  ville,
  role,
  creeLe,
})

const avecNote = (note: string) => (note === '' ? {} : { note })

const acompte = ({ le, mode, montant, note }: Reglement) => ({ le, mode, montant, ...avecNote(note) })

const reglement = ({ note, ...ecriture }: Reglement) => ({ ...ecriture, ...avecNote(note) })

type Commande = Suivi & { readonly acomptes: readonly Reglement[] }

const prestation = ({ dossier, evenements, acomptes }: Commande) => {
  const { estimation, ...commande } = dossier.prestation
  return {
    ...commande,
    estimation: Estimation.encode(estimation),
    dates: dossier.dates,
    souhaits: dossier.souhaits,
    histoire: evenements,
    acomptes: acomptes.map(acompte),
  }
}

const message = ({ message: { id, nom, email, texte, statut, creeLe }, sujet, reponses }: Fil) => ({
  id,
  nom,
  email,
  sujet,
  texte,
  statut,
  creeLe,
  reponses,
})

const avoir = ({ numero, date, total, motif }: Avoir) => ({ numero, date, total, motif })

const facture = ({ facture: { entreprise: _, ...emise }, avoirs, reglements }: FactureSuivie) => ({
  ...emise,
  avoirs: avoirs.map(avoir),
  reglements: reglements.map(reglement),
})

const factureDAcompte = ({ facture: { entreprise: _, ...emise }, avoirs }: FactureDAcompteSuivie) => ({
  ...emise,
  avoirs: avoirs.map(avoir),
})

const retractation = ({ recueLe, nom, email, reference, motif, verdict }: DeclarationRecue) => ({
  recueLe,
  nom,
  email,
  reference,
  motif,
  suite: Verdict.encode(verdict),
})

export type DonneesLues = {
  readonly suivis: readonly Commande[]
  readonly fils: readonly Fil[]
  readonly suivies: readonly FactureSuivie[]
  readonly facturesDAcompte: readonly FactureDAcompteSuivie[]
  readonly declarations: readonly DeclarationRecue[]
}

/** What is kept about a client, as programs read it: amounts in cents, instants in ISO 8601 (UTC). */
export const donneesDuClient = (
  compte: Compte,
  { suivis, fils, suivies, facturesDAcompte, declarations }: DonneesLues,
) =>
  ({
    'profil.json': profil(compte),
    'prestations.json': suivis.map(prestation),
    'messages.json': fils.map(message),
    'factures.json': [...suivies.map(facture), ...facturesDAcompte.map(factureDAcompte)],
    'retractations.json': declarations.map(retractation),
  }) as const satisfies Readonly<Record<string, unknown>>
