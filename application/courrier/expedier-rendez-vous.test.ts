import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store.fixture'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { enregistrerCommande, proposer, unIdDeDate } from '#application/ports/dossiers.fixture'
import { avancer } from '#application/ports/factures.fixture'
import type { Courriel } from '#application/ports/mailer'
import { reussir } from '#application/shared/run.fixture'
import { lireEchec } from '#domain/courrier/echec'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { annulerPrestation, changerStatut } from '#domain/rendez-vous/changer-statut'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate, refuserDates } from '#domain/rendez-vous/repondre'
import { echouesDe, uneExpedition } from './expedition.fixture.ts'

const HEURE_MS = 3_600_000
const DANS_DIX_JOURS = 240

/** An order whose own mails have left, and what changes it. */
const uneCommande = async () => {
  const expedition = uneExpedition()
  const stores = {
    prestations: makeMemoryPrestationStore(expedition.store),
    factures: makeMemoryFactureStore(expedition.store),
  }
  const commande = await enregistrerCommande(stores)
  await expedition.drain()
  const commandes = expedition.mailer.envoyes().length
  const { id } = commande
  return {
    ...expedition,
    id,
    proposer: (heures: readonly number[], graine = 1) => reussir(proposer(stores, commande, heures, graine)),
    accepter: (date = unIdDeDate(10)) =>
      reussir(stores.prestations.modifier(id, UN_INSTANT, (dossier) => accepterDate(dossier, date, UN_INSTANT))),
    refuser: (motif: string) =>
      reussir(
        stores.prestations.modifier(id, UN_INSTANT, (dossier) =>
          refuserDates(dossier, unIdDeDate(10), { motif, souhaits: [] }, UN_INSTANT),
        ),
      ),
    terminer: () =>
      reussir(
        stores.prestations.modifier(id, UN_INSTANT, (dossier) =>
          changerStatut(dossier, { statut: 'terminé', motif: 'Fait à l’atelier' }, UN_INSTANT),
        ),
      ),
    avancer: () => reussir(avancer(stores, commande, 'acompte-1')),
    annuler: () =>
      reussir(
        stores.prestations.modifier(id, UN_INSTANT, (dossier) => annulerPrestation(dossier, '', UN_INSTANT, 'client')),
      ),
    /** The mails that leave now. */
    expedier: async (): Promise<readonly Courriel[]> => {
      const avant = expedition.mailer.envoyes().length
      expect(E.isRight(await expedition.drain())).toBe(true)
      return expedition.mailer.envoyes().slice(Math.max(avant, commandes))
    },
  }
}

const calendriers = ({ piecesJointes }: Courriel): readonly (readonly [string, string])[] =>
  piecesJointes.map(({ nom, type }) => [nom, type])

const lignes = ({ piecesJointes }: Courriel, debut: string): readonly string[] =>
  piecesJointes
    .flatMap(({ contenu }) => new TextDecoder().decode(contenu).replaceAll('\r\n ', '').split('\r\n'))
    .filter((ligne) => ligne.startsWith(debut))

const REQUEST = 'text/calendar; method=REQUEST; charset=utf-8'
const PUBLISH = 'text/calendar; method=PUBLISH; charset=utf-8'
const CANCEL = 'text/calendar; method=CANCEL; charset=utf-8'

describe('the mails about an appointment', () => {
  it('offer each date with a link of its own, and one to refuse them all', async () => {
    const { id, proposer, expedier } = await uneCommande()
    await proposer([DANS_DIX_JOURS, DANS_DIX_JOURS + 24])
    const [courriel] = await expedier()
    const liens = courriel?.texte.split('\n').filter((ligne) => ligne.startsWith('https://'))
    const page = (rang: number) =>
      `https://atelier.example/validation-date/${id}/11:rendez-vous:${unIdDeDate(10 + rang)} cliente1@courriel.example`
    expect(liens).toEqual([`${page(0)}/accepter`, `${page(1)}/accepter`, `${page(0)}/refuser`])
    expect([courriel?.a, courriel?.repondreA]).toEqual(['cliente1@courriel.example', 'bonjour@atelier.example'])
  })

  it('bring an entry for each date of a proposal, not yet sure', async () => {
    const { id, proposer, expedier } = await uneCommande()
    await proposer([DANS_DIX_JOURS, DANS_DIX_JOURS + 24])
    const [courriel] = await expedier()
    if (courriel === undefined) throw new Error('no mail left')
    expect(calendriers(courriel)).toEqual([['rendez-vous.ics', PUBLISH]])
    expect(lignes(courriel, 'UID:')).toEqual([`UID:${id}-1@atelier.example`, `UID:${id}-2@atelier.example`])
    expect(lignes(courriel, 'ATTENDEE')).toEqual([])
    expect(lignes(courriel, 'STATUS:')).toEqual(['STATUS:TENTATIVE', 'STATUS:TENTATIVE'])
    expect(lignes(courriel, 'SEQUENCE:')).toEqual(['SEQUENCE:1', 'SEQUENCE:1'])
  })

  it('confirm the agreed date under the id of the order, and drop the others', async () => {
    const { id, proposer, accepter, expedier } = await uneCommande()
    await proposer([DANS_DIX_JOURS, DANS_DIX_JOURS + 24])
    await expedier()
    await accepter(unIdDeDate(11))
    const courriels = await expedier()
    const client = courriels.find(({ a }) => a === 'cliente1@courriel.example')
    const entreprise = courriels.find(({ a }) => a === 'bonjour@atelier.example')
    if (client === undefined || entreprise === undefined) throw new Error('a mail is missing')
    expect(courriels).toHaveLength(2)
    expect(calendriers(client)).toEqual([
      ['rendez-vous.ics', REQUEST],
      ['attente-levee.ics', CANCEL],
      ['attente-levee-2.ics', CANCEL],
    ])
    expect(lignes(client, 'UID:')).toEqual(['', '-1', '-2'].map((suffixe) => `UID:${id}${suffixe}@atelier.example`))
    expect(lignes(client, 'STATUS:')).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED', 'STATUS:CANCELLED'])
    expect(lignes(client, 'SEQUENCE:')).toEqual(['SEQUENCE:2', 'SEQUENCE:2', 'SEQUENCE:2'])
    expect(lignes(client, 'ATTENDEE')).toEqual([expect.stringContaining('PARTSTAT=ACCEPTED;RSVP=FALSE')])
    expect(calendriers(entreprise)).toEqual([['rendez-vous.ics', PUBLISH]])
    expect([entreprise.repondreA, lignes(entreprise, 'ATTENDEE')]).toEqual(['cliente1@courriel.example', []])
  })

  it('tell the business which agreed date another gives back', async () => {
    const { proposer, accepter, expedier } = await uneCommande()
    await proposer([DANS_DIX_JOURS, DANS_DIX_JOURS + 24])
    await accepter()
    const premiers = await expedier()
    await accepter(unIdDeDate(11))
    const rendus = [...premiers, ...(await expedier())].filter(({ a }) => a === 'bonjour@atelier.example')
    expect(rendus.map(({ texte }) => texte.includes('Créneau libéré'))).toEqual([false, true])
  })

  it('drop for the client every entry of a refused proposal, and of a cancelled order; the business was sent none', async () => {
    const { id, proposer, refuser, annuler, expedier } = await uneCommande()
    await proposer([DANS_DIX_JOURS])
    await expedier()
    await refuser('Pas libre.')
    const refus = await expedier()
    await proposer([DANS_DIX_JOURS + 24], 2)
    await expedier()
    await annuler()
    const annulations = await expedier()
    for (const courriels of [refus, annulations]) {
      expect(courriels.map((courriel) => [courriel.a, calendriers(courriel), lignes(courriel, 'UID:')])).toEqual([
        ['cliente1@courriel.example', [['annulation.ics', CANCEL]], [`UID:${id}-1@atelier.example`]],
        ['bonjour@atelier.example', [], []],
      ])
    }
    expect([...refus, ...annulations].flatMap((courriel) => lignes(courriel, 'SEQUENCE:'))).toEqual([
      'SEQUENCE:2',
      'SEQUENCE:4',
    ])
  })

  it('tell both what was received of a cancelled order, and is given back', async () => {
    const { avancer, annuler, expedier } = await uneCommande()
    await avancer()
    await annuler()
    const textes = (await expedier()).map(({ texte }) => texte.replaceAll(/[\u00a0\u202f]/g, ' '))
    expect(textes.filter((texte) => texte.includes('Vous avez versé un acompte de 20,00 €'))).toHaveLength(1)
    expect(textes.filter((texte) => texte.includes('Acompte à rendre au client : 20,00 €'))).toHaveLength(1)
  })

  it('drop an agreed visit for both when the work is done before it, or when another is proposed', async () => {
    const { id, proposer, accepter, terminer, expedier } = await uneCommande()
    await proposer([DANS_DIX_JOURS])
    await accepter()
    await expedier()
    await proposer([DANS_DIX_JOURS + 24], 2)
    const uid = `UID:${id}@atelier.example`
    const entreprise = (courriels: readonly Courriel[]) => courriels.filter(({ a }) => a === 'bonjour@atelier.example')
    const [remplacee] = entreprise(await expedier())
    if (remplacee === undefined) throw new Error('the business was told nothing')
    expect([calendriers(remplacee), lignes(remplacee, 'UID:'), lignes(remplacee, 'SEQUENCE:')]).toEqual([
      [['annulation.ics', CANCEL]],
      [uid],
      ['SEQUENCE:3'],
    ])
    expect(remplacee.sujet).toMatch(/^Visite retirée de l’agenda/)
    await accepter(unIdDeDate(20))
    await expedier()
    await terminer()
    // They leave side by side.
    const retraits = (await expedier()).toSorted((un, autre) => un.a.localeCompare(autre.a))
    expect(retraits.map((courriel) => [courriel.a, calendriers(courriel), lignes(courriel, 'UID:')])).toEqual([
      ['bonjour@atelier.example', [['annulation.ics', CANCEL]], [uid]],
      ['cliente1@courriel.example', [['annulation.ics', CANCEL]], [uid]],
    ])
    expect(retraits.map(({ texte }) => /Proposé à la place|n’a plus lieu d’être/.test(texte))).toEqual([false, true])
  })

  it('drop a date that was agreed under the id of the order for both, whatever its rank was', async () => {
    const { id, proposer, accepter, annuler, expedier } = await uneCommande()
    await proposer([DANS_DIX_JOURS, DANS_DIX_JOURS + 24])
    await accepter(unIdDeDate(11))
    await expedier()
    await annuler()
    const annulations = await expedier()
    expect(annulations.map((courriel) => [courriel.a, lignes(courriel, 'UID:')])).toEqual([
      ['cliente1@courriel.example', [`UID:${id}@atelier.example`, `UID:${id}-2@atelier.example`]],
      ['bonjour@atelier.example', [`UID:${id}@atelier.example`]],
    ])
  })
})

describe('the reminder of an appointment', () => {
  it('leaves two days before, once', async () => {
    const { clock, proposer, accepter, expedier } = await uneCommande()
    await proposer([DANS_DIX_JOURS])
    await accepter()
    await expedier()
    clock.avancer((DANS_DIX_JOURS - 48) * HEURE_MS - 1)
    expect(await expedier()).toEqual([])
    clock.avancer(1)
    const rappels = await expedier()
    expect(rappels.map(({ a, piecesJointes }) => [a, piecesJointes.length])).toEqual([['cliente1@courriel.example', 0]])
    expect(rappels[0]?.sujet).toMatch(/^Rappel/)
    clock.avancer(HEURE_MS)
    expect(await expedier()).toEqual([])
  })

  it('has nothing to tell of a date that is no longer agreed, however it got into the queue', async () => {
    const { store, outbox, clock, id, proposer, accepter, annuler, expedier } = await uneCommande()
    await proposer([DANS_DIX_JOURS])
    await accepter()
    const rappel = [...store.courriers.values()].find(({ genre }) => genre === 'rappel_client')
    if (rappel === undefined) throw new Error('no reminder waits')
    await annuler()
    await expedier()
    store.courriers.set(rappel.id, rappel)
    clock.avancer((DANS_DIX_JOURS - 48) * HEURE_MS)
    expect(await expedier()).toEqual([])
    expect(store.courriers.get(rappel.id)).toMatchObject({ statut: 'sans_objet', prestationId: id })
    expect(await outbox.etat(clock.maintenant())()).toMatchObject({ right: { enAttente: 0, echoues: 0 } })
  })

  it('has nothing to tell once the visit has begun', async () => {
    const { store, clock, mailer, proposer, accepter, expedier } = await uneCommande()
    await proposer([DANS_DIX_JOURS])
    await accepter()
    await expedier()
    clock.avancer(dansHeures(DANS_DIX_JOURS).getTime() - UN_INSTANT.getTime())
    const avant = mailer.envoyes().length
    await expedier()
    expect(mailer.envoyes()).toHaveLength(avant)
    expect([...store.courriers.values()].map(({ statut }) => statut)).toContain('sans_objet')
  })
})

describe('the mail of a proposal that could not leave in time', () => {
  it('does not leave once nothing of it may be accepted: the owner hears of it', async () => {
    const { store, clock, mailer, proposer, expedier } = await uneCommande()
    await proposer([50])
    mailer.tomberEnPanne(new Error('away'))
    await expedier()
    mailer.tomberEnPanne(null)
    clock.avancer(50 * HEURE_MS)
    expect(await expedier()).toEqual([])
    const [echoue] = echouesDe(store)
    expect([echoue?.genre, lireEchec(echoue?.derniereErreur ?? '').motif]).toEqual(['date_client', 'date_passee'])
  })

  it('offers the dates that may still be accepted', async () => {
    const { clock, mailer, proposer, expedier } = await uneCommande()
    await proposer([50, 70])
    mailer.tomberEnPanne(new Error('away'))
    await expedier()
    mailer.tomberEnPanne(null)
    clock.avancer(50 * HEURE_MS)
    const [courriel] = await expedier()
    expect(courriel?.texte.match(/\/accepter/g)).toHaveLength(1)
  })
})
