import { useState } from 'react'
import type { FacturationReply } from '#adapters/http/contract/routes/factures-admin'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { type EtatActuel, etatActuel } from '../prestations/perimee.ts'
import { emettre } from './appels.ts'
import { type Apercu, apercuDe, lueDe } from './apercu.ts'
import { type Cadre, cadreDe } from './cadre.ts'
import type { FactureSaisie } from './saisie.ts'
import { type ErreursDeFacture, verifierSaisie } from './verifier-saisie.ts'

type Etat = {
  readonly enCours: boolean
  readonly erreurs: ErreursDeFacture
  readonly echec: CallFailure | null
  /** Somebody else was faster. */
  readonly actuelle: EtatActuel | null
  /** What would be issued, while it is asked about. */
  readonly question: SaisieDeFacture | null
}

const REPOS: Etat = { enCours: false, erreurs: {}, echec: null, actuelle: null, question: null }

export type Facturation = Etat & {
  readonly cadre: Cadre
  readonly apercu: Apercu
  /** Checks the form, then asks. */
  readonly demander: () => void
  readonly renoncer: () => void
  readonly confirmer: () => Promise<void>
}

type Entree = {
  readonly facturation: FacturationReply
  readonly saisie: FactureSaisie
  readonly onEmise: (facture: FactureReply) => void
  /** Somebody else was faster: what is behind the form is out of date. */
  readonly onPerimee: () => void
}

/** Issues an invoice on the record as it was when the form opened. Whatever it answers, what was typed stays. */
export const useFacturer = ({ facturation, saisie, onEmise, onPerimee }: Entree): Facturation => {
  const [versionLue] = useState(facturation.version)
  const [etat, setEtat] = useState<Etat>(REPOS)
  const cadre = cadreDe(facturation)
  const demander = (): void => {
    const verifiee = verifierSaisie(saisie, cadre)
    const { actuelle } = etat
    setEtat(
      E.isLeft(verifiee)
        ? { ...REPOS, actuelle, erreurs: verifiee.left }
        : { ...REPOS, actuelle, question: verifiee.right },
    )
  }
  const confirmer = async (): Promise<void> => {
    const { question } = etat
    if (question === null || etat.enCours) return
    setEtat((avant) => ({ ...avant, enCours: true }))
    const version = etat.actuelle?.version ?? versionLue
    const reponse = await emettre(facturation.prestationId, question, version)()
    if (E.isRight(reponse)) return onEmise(reponse.right)
    const actuelle = etatActuel(reponse.left)
    setEtat({ ...REPOS, echec: reponse.left, actuelle })
    if (actuelle !== null) onPerimee()
  }
  return {
    ...etat,
    cadre,
    apercu: apercuDe(lueDe(saisie, cadre), cadre),
    demander,
    renoncer: () => setEtat((avant) => ({ ...avant, question: null })),
    confirmer,
  }
}
