import type { Page } from '@playwright/test'
import { anneeDe, dateCivile, plusJours, type DateCivile } from '#domain/calendrier/date-civile'
import { estMajore } from '#domain/calendrier/horaires'
import { aParis, dateParis, heureDe, instantParis } from '#domain/calendrier/heure-de-paris'
import { limiteDAcceptation } from '#domain/rendez-vous/date-proposee'
import { ask, type Sent } from './ask.ts'
import { expect, RESTING_PATH } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { ADMIN, type RunningSite } from './running-site.ts'

/** An account whose password its owner has chosen. */
export type Account = {
  readonly email: string
  readonly password: string
  readonly token: string
  readonly client: object
}

export type Order = { readonly id: string; readonly reference: string }

/** A remote order, which needs no address service and no travel: 64 €. `plus`: what else is said with it. */
export const placeOrder = async (site: RunningSite, email: string, plus: object = {}): Promise<Order> => {
  const { prestation } = await ask<{ readonly prestation: Order }>(site, '/api/prestations/commander', {
    body: {
      serviceId: '5',
      modalite: 'a_distance',
      nom: 'Jeanne Dupont',
      email,
      telephone: '0612345678',
      adresse: '12 Rue du Commerce',
      codePostal: '39000',
      ville: 'Lons-le-Saunier',
      description: 'Il ne démarre plus.',
      creneauPreference: 'matin',
      estimationAcceptee: true,
      devis: { totalNet: 64 },
      ...plus,
    },
  })
  return prestation
}

/** The password of the mail that follows a first order. */
export const temporaryPassword = async ({ mails }: RunningSite, email: string): Promise<string> => {
  const found = (): string | undefined =>
    mails
      .recus()
      .filter(({ courriel }) => courriel.a === email)
      .map(({ courriel }) => /^Mot de passe temporaire : (\S{24})$/m.exec(courriel.texte)?.[1])
      .findLast((password) => password !== undefined)
  await expect.poll(found).toBeDefined()
  return found() ?? ''
}

type Login = { readonly token: string; readonly client: object }

export const logInByApi = (site: RunningSite, email: string, password: string): Promise<Login> =>
  ask(site, '/api/clients/login', { body: { email, password } })

const owners = new WeakMap<RunningSite, Promise<Login>>()

/** The owner of a site, who logs in once for all that needs no login of its own. */
export const logInAsOwner = (site: RunningSite): Promise<Login> => {
  const login = owners.get(site) ?? logInByApi(site, ADMIN.email, ADMIN.password)
  owners.set(site, login)
  return login
}

/** What another admin does meanwhile, on another machine. */
export const askAsOwner = async <A>(site: RunningSite, path: string, sent: Omit<Sent, 'token'> = {}): Promise<A> => {
  const { token } = await logInAsOwner(site)
  return ask(site, path, { ...sent, token })
}

/** First order, whose work may begin at once, mail, login, change of the password: an account as its client has it the day after. `plus`: what else the order says. */
export const openAccount = async (
  site: RunningSite,
  plus: object = {},
): Promise<Account & { readonly order: Order }> => {
  const email = aMailAddress()
  const password = 'Sapin-bleu-2026'
  const order = await placeOrder(site, email, { debutAnticipe: true, ...plus })
  const ancienMotDePasse = await temporaryPassword(site, email)
  const { token } = await logInByApi(site, email, ancienMotDePasse)
  const body = { ancienMotDePasse, nouveauMotDePasse: password }
  const login = await ask<Login>(site, '/api/clients/changer-mot-de-passe', { body, token })
  return { email, password, order, ...login }
}

/** Opens a page as somebody who is logged in already, with the cookies refused. */
export const enter = async (page: Page, { token, client }: Account, path: string): Promise<void> => {
  if (!page.url().endsWith(RESTING_PATH)) await page.goto(RESTING_PATH)
  await page.evaluate(
    ([token, client, le]) => {
      localStorage.setItem('cookie_consent', 'refused')
      localStorage.setItem('cookie_consent_date', le)
      localStorage.setItem('token', token)
      localStorage.setItem('client', client)
    },
    [token, JSON.stringify(client), new Date().toISOString()] as const,
  )
  await page.goto(path)
}

let proposed = 0

/** A day at the price of the quote, from next week on, of which no two tests of a site are given the same. */
const nextDay = (): DateCivile => {
  proposed += 1
  const day = plusJours(dateParis(new Date()), 5 + proposed)
  return estMajore(day) ? nextDay() : day
}

export type Moment = { readonly datePrestation: string; readonly heurePrestation: string }

/** Two o'clock on a day of its own. */
export const aMoment = (): Moment => ({ datePrestation: nextDay(), heurePrestation: '14:00' })

export const someMoments = (count: number): readonly Moment[] => Array.from({ length: count }, aMoment)

const HOUR = 3_600_000

let soon = 0

/**
 * Five to 23 hours from now, between ten and twenty o'clock: too late to be moved for free, in time to be accepted even by
 * whoever reads the mail in half an hour. Two tests of a site are not given the same.
 */
export const aMomentSoon = (): Moment => {
  const inTime = Array.from({ length: 19 }, (_, rank) => aParis(new Date(Date.now() + (5 + rank) * HOUR)))
    .map(({ date, minutes }) => ({ date, minutes: minutes - (minutes % 60) }))
    .filter(({ minutes }) => minutes >= 10 * 60 && minutes <= 20 * 60)
    .filter((moment) => limiteDAcceptation(instantParis(moment)).getTime() > Date.now() + HOUR / 2)
  const moment = inTime[2 * soon]
  soon += 1
  if (moment === undefined) throw new Error('no moment soon')
  return { datePrestation: moment.date, heurePrestation: heureDe(moment.minutes) }
}

/** The first day at the price of the quote, from this one on. */
const ordinaryFrom = (day: DateCivile): DateCivile => (estMajore(day) ? ordinaryFrom(plusJours(day, 1)) : day)

/** Nine o'clock on the first day at the price of the quote from the fourth on: within the withdrawal delay of an order of today. */
export const anOrdinaryMomentOfTheDelay = (): Moment => ({
  datePrestation: ordinaryFrom(plusJours(dateParis(new Date()), 4)),
  heurePrestation: '09:00',
})

/** Two o'clock on a day of June of the next year, which is not yet too far away for a date. */
export const aMomentOfNextYear = (): Moment => ({
  datePrestation: ordinaryFrom(dateCivile(anneeDe(dateParis(new Date())) + 1, 6, 10)),
  heurePrestation: '14:00',
})

/** In three days, before those that `someMoments` gives: within the withdrawal delay of an order of today. */
export const aMomentOfTheDelay = (heurePrestation: string): Moment => ({
  datePrestation: plusJours(dateParis(new Date()), 3),
  heurePrestation,
})

/** What the owner does from the admin panel: offers dates for an order. */
export const propose = async (site: RunningSite, order: Order, moments: readonly Moment[]): Promise<void> => {
  await askAsOwner(site, `/api/prestations/${order.id}`, { body: { propositions: moments }, method: 'PUT' })
}

/** What the client of an order does in the client area: accepts the first of its dates. */
export const agree = async (site: RunningSite, token: string, { id }: Order): Promise<void> => {
  const { dates } = await ask<{ readonly dates: readonly { readonly id: string }[] }>(site, `/api/prestations/${id}`, {
    token,
  })
  await ask(site, `/api/prestations/${id}/rendez-vous`, { body: { action: 'accepter', date: dates[0]?.id }, token })
}

/** What the owner answers to a message. */
export const replyTo = async (site: RunningSite, id: string, message: string): Promise<void> => {
  await askAsOwner(site, `/api/contact/${id}/reply`, { body: { message } })
}
