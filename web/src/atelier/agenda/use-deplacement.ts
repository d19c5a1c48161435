import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { EssaiReply } from '#adapters/http/contract/routes/agenda'
import { instantDe, type Moment } from '#adapters/http/contract/routes/prestations'
import { formaterPlage } from '#domain/calendrier/formater-date'
import { heureDe } from '#domain/calendrier/heure-de-paris'
import * as E from '#fp/Either'
import { reasonOf } from '../../api/reason-of.ts'
import { estEnRoute, faire, regretter } from '../fait/gestes.ts'
import { estProposable, verifierDates } from '../prestations/dates/dates-saisies.ts'
import { essayer, useEssai } from '../prestations/dates/essai.ts'
import { CHANGEMENT_TEXTS } from '../prestations/texts.ts'
import { type Bloc, momentA } from './blocs.ts'
import { apresChangement, oublierAgenda, preparerDeplacement } from './queries.ts'
import { courrielTexte, DEPLACEMENT_TEXTS, partieTexte, porteTexte } from './texts.ts'

export type Deplacement = {
  /** The date that is carried, where it stands now; nothing is asked of the server yet. */
  readonly porte: Bloc | null
  /** Dates that are on their way to another time, where they stand now. */
  readonly deplaces: readonly Bloc[]
  /** What there is to say of it; `null` when nothing is asked. */
  readonly phrase: string | null
  readonly refusee: boolean
  /** What Enter does with it. */
  readonly suite: 'envoyer' | 'demander' | null
  readonly porter: (bloc: Bloc, comment: 'touche' | 'main') => void
  readonly confirmer: () => void
  readonly renoncer: () => void
}

/** Why a moment cannot be offered, as far as it is known here; `null` while nothing forbids it. */
const refusDe = ({ jour, de }: Bloc, essai: EssaiReply | null, maintenant: Date): string | null => {
  const verdict = verifierDates([{ cle: 1, jour, heure: heureDe(de) }], maintenant)
  if (E.isLeft(verdict)) return verdict.left[1] ?? ''
  const conflit = essai?.conflits[0]
  if (conflit === undefined) return null
  const { date, client } = conflit
  return `${DEPLACEMENT_TEXTS.occupee} ${formaterPlage(new Date(date.debut), new Date(date.fin))}, ${client.nom}.`
}

const momentUtile = (bloc: Bloc, maintenant: Date): Moment | null => {
  const moment = momentA(bloc)
  return moment !== null && estProposable(moment, maintenant) ? moment : null
}

const clefDe = ({ visite }: Bloc): string => `deplacer ${visite.date.id}`

/**
 * A date that was carried to another time is shown there at once. Let go by a hand, it leaves after the usual wait; carried
 * by keys, it waits for Enter. Where it cannot stay it goes back, and it is said why; an agreed one is asked about.
 */
export const useDeplacement = (maintenant: Date, demander: (bloc: Bloc) => void): Deplacement => {
  const client = useQueryClient()
  const [porte, setPorte] = useState<Bloc | null>(null)
  const [partis, setPartis] = useState<readonly Bloc[]>([])
  const [refusee, setRefusee] = useState<string | null>(null)
  const moment = porte === null ? null : momentUtile(porte, maintenant)
  const essai = useEssai(porte?.visite.prestation.id ?? '', moment === null ? [] : [moment])
  const connu = moment === null ? null : essai.de(moment)
  const refus = porte === null ? null : refusDe(porte, connu, maintenant)
  /** Where each date was carried last: what was begun for another place is not sent. */
  const derniers = useRef(new Map<string, Bloc>())
  /** It is shown at its new time while it waits to leave, and for its answer. */
  const partir = async (bloc: Bloc, envoyer: (bloc: Bloc) => Promise<string | null>): Promise<void> => {
    setPorte(null)
    setPartis((autres) => [...autres, bloc])
    const raison = await envoyer(bloc)
    setPartis((autres) => autres.filter((autre) => autre !== bloc))
    if (raison !== null && derniers.current.get(bloc.visite.date.id) === bloc)
      setRefusee(`${raison} ${DEPLACEMENT_TEXTS.revenue}`)
  }
  /** Answers why it stays where it was. */
  const envoyer = async (bloc: Bloc, vers: Moment): Promise<string | null> => {
    const { visite } = bloc
    const envoi = await preparerDeplacement(visite, vers)()
    if (E.isLeft(envoi)) return reasonOf(envoi.left, CHANGEMENT_TEXTS.reseau)
    if (derniers.current.get(visite.date.id) !== bloc) return null
    if (estEnRoute(clefDe(bloc))) return DEPLACEMENT_TEXTS.enRoute
    const reponse = await faire({
      clef: clefDe(bloc),
      courriel: courrielTexte(visite.client.nom, instantDe(vers)),
      envoyer: envoi.right,
      fait: () => ({ texte: partieTexte(visite.client.nom) }),
    })
    if (reponse !== null) await (E.isRight(reponse) ? apresChangement(client, reponse.right) : oublierAgenda(client))
    return null
  }
  const confirmer = (): void => {
    if (porte === null || (refus === null && essai.enCours)) return
    if (porte.convenue) demander(porte)
    else if (refus !== null || moment === null) void partir(porte, async () => refus ?? '')
    else void partir(porte, (bloc) => envoyer(bloc, moment))
  }
  const lacher = async (bloc: Bloc): Promise<string | null> => {
    const vers = momentUtile(bloc, maintenant)
    const essais = vers === null ? null : await essayer(bloc.visite.prestation.id, [vers])()
    const connu = essais !== null && E.isRight(essais) ? essais.right.dates[0] : undefined
    const non = refusDe(bloc, connu ?? null, maintenant)
    return non !== null || vers === null ? (non ?? '') : envoyer(bloc, vers)
  }
  return {
    porte,
    deplaces: porte === null ? partis : [...partis, porte],
    phrase: phraseDe(porte, moment, refus, essai.enCours) ?? refusee,
    refusee: refus !== null || (porte === null && refusee !== null),
    suite: porte === null || refus !== null ? null : porte.convenue ? 'demander' : 'envoyer',
    porter: (bloc, comment) => {
      setRefusee(null)
      // A move of the same date that still waits gives way to this one.
      regretter(clefDe(bloc))
      derniers.current.set(bloc.visite.date.id, bloc)
      if (comment === 'main' && !bloc.convenue) return void partir(bloc, lacher)
      setPorte(bloc)
      if (comment === 'main') demander(bloc)
    },
    confirmer,
    renoncer: () => {
      setRefusee(null)
      setPorte(null)
    },
  }
}

const phraseDe = (porte: Bloc | null, moment: Moment | null, refus: string | null, enCours: boolean): string | null => {
  if (porte === null) return null
  if (refus !== null) return refus
  if (enCours || moment === null) return DEPLACEMENT_TEXTS.verification
  const ici = porteTexte(porte.visite.client.nom, instantDe(moment))
  return `${ici} ${porte.convenue ? DEPLACEMENT_TEXTS.convenue : DEPLACEMENT_TEXTS.bientot}`
}
