import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EssaiReply } from '#adapters/http/contract/routes/agenda'
import { instantDe, type Moment } from '#adapters/http/contract/routes/prestations'
import { formaterPlage } from '#domain/calendrier/formater-date'
import { heureDe } from '#domain/calendrier/heure-de-paris'
import * as E from '#fp/Either'
import { reasonOf } from '../../api/reason-of.ts'
import { faire } from '../fait/gestes.ts'
import { estProposable, verifierDates } from '../prestations/dates/dates-saisies.ts'
import { essayer, useEssai } from '../prestations/dates/essai.ts'
import { CHANGEMENT_TEXTS } from '../prestations/texts.ts'
import { type Bloc, momentA } from './blocs.ts'
import { apresChangement, oublierAgenda, preparerDeplacement } from './queries.ts'
import { courrielTexte, DEPLACEMENT_TEXTS, partieTexte, porteTexte } from './texts.ts'

type Porte = {
  readonly bloc: Bloc
  /** It waits to leave, or for its answer. */
  readonly part: boolean
}

export type Deplacement = {
  /** The date that is on its way to another time, where it stands now. */
  readonly bloc: Bloc | null
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

/**
 * A date that was carried to another time is shown there at once. Let go by a hand, it leaves after the usual wait; carried
 * by keys, it waits for Enter. Where it cannot stay it goes back, and it is said why; an agreed one is asked about.
 */
export const useDeplacement = (maintenant: Date, demander: (bloc: Bloc) => void): Deplacement => {
  const client = useQueryClient()
  const [porte, setPorte] = useState<Porte | null>(null)
  const [refusee, setRefusee] = useState<string | null>(null)
  const moment = porte === null ? null : momentUtile(porte.bloc, maintenant)
  const essai = useEssai(porte?.bloc.visite.prestation.id ?? '', moment === null ? [] : [moment])
  const connu = moment === null ? null : essai.de(moment)
  const refus = porte === null ? null : refusDe(porte.bloc, connu, maintenant)
  const revenir = (raison: string): void => {
    setPorte(null)
    setRefusee(`${raison} ${DEPLACEMENT_TEXTS.revenue}`)
  }
  const envoyer = async (bloc: Bloc, vers: Moment): Promise<void> => {
    setPorte({ bloc, part: true })
    const { visite } = bloc
    const envoi = await preparerDeplacement(visite, vers)()
    if (E.isLeft(envoi)) return revenir(reasonOf(envoi.left, CHANGEMENT_TEXTS.reseau))
    const reponse = await faire({
      clef: `deplacer ${visite.date.id}`,
      courriel: courrielTexte(visite.client.nom, instantDe(vers)),
      envoyer: envoi.right,
      fait: () => ({ texte: partieTexte(visite.client.nom) }),
    })
    if (reponse !== null) await (E.isRight(reponse) ? apresChangement(client, reponse.right) : oublierAgenda(client))
    setPorte(null)
  }
  const confirmer = (): void => {
    if (porte === null || porte.part || (refus === null && essai.enCours)) return
    if (porte.bloc.convenue) demander(porte.bloc)
    else if (refus !== null || moment === null) revenir(refus ?? '')
    else void envoyer(porte.bloc, moment)
  }
  const lacher = async (bloc: Bloc): Promise<void> => {
    setPorte({ bloc, part: true })
    const vers = momentUtile(bloc, maintenant)
    const essais = vers === null ? null : await essayer(bloc.visite.prestation.id, [vers])()
    const connu = essais !== null && E.isRight(essais) ? essais.right.dates[0] : undefined
    const non = refusDe(bloc, connu ?? null, maintenant)
    if (non !== null || vers === null) revenir(non ?? '')
    else await envoyer(bloc, vers)
  }
  return {
    bloc: porte?.bloc ?? null,
    phrase: phraseDe(porte, moment, refus, essai.enCours) ?? refusee,
    refusee: refus !== null || (porte === null && refusee !== null),
    suite: porte === null || porte.part || refus !== null ? null : porte.bloc.convenue ? 'demander' : 'envoyer',
    porter: (bloc, comment) => {
      if (porte?.part === true) return
      setRefusee(null)
      setPorte({ bloc, part: false })
      if (comment === 'touche') return
      if (bloc.convenue) demander(bloc)
      else void lacher(bloc)
    },
    confirmer,
    renoncer: () => {
      setRefusee(null)
      if (porte?.part !== true) setPorte(null)
    },
  }
}

const phraseDe = (
  porte: Porte | null,
  moment: Moment | null,
  refus: string | null,
  enCours: boolean,
): string | null => {
  if (porte === null || porte.part) return null
  if (refus !== null) return refus
  if (enCours || moment === null) return DEPLACEMENT_TEXTS.verification
  const ici = porteTexte(porte.bloc.visite.client.nom, instantDe(moment))
  return `${ici} ${porte.bloc.convenue ? DEPLACEMENT_TEXTS.convenue : DEPLACEMENT_TEXTS.bientot}`
}
