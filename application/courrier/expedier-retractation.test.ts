import { describe, expect, it } from 'vitest'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store.fixture'
import { makeMemoryRetractationStore } from '#adapters/memory/memory-retractation-store.fixture'
import { enregistrerCommande, proposer, unIdDeDate } from '#application/ports/dossiers.fixture'
import { avancer } from '#application/ports/factures.fixture'
import type { Courriel } from '#application/ports/mailer'
import { reussir } from '#application/shared/run.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { uneDeclaration } from '#domain/retractation/declaration.fixture'
import { traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { euros, type Montant } from '#domain/shared/montant'
import { uneExpedition } from './expedition.fixture.ts'

const DECLARATION = uneDeclaration({ email: 'cliente1@courriel.example' })

const ENTREPRISE = 'bonjour@atelier.example'

const preparer = async () => {
  const expedition = uneExpedition()
  const stores = {
    prestations: makeMemoryPrestationStore(expedition.store),
  }
  const retractations = makeMemoryRetractationStore(expedition.store)
  const commande = await enregistrerCommande(stores)
  return {
    ...expedition,
    recevoir: (montant: Montant) =>
      reussir(avancer({ factures: makeMemoryFactureStore(expedition.store) }, commande, 'recu', { montant })),
    convenir: async () => {
      await reussir(proposer(stores, commande, [100]))
      const accepter = stores.prestations.modifier(commande.id, UN_INSTANT, (d) =>
        accepterDate(d, unIdDeDate(10), UN_INSTANT),
      )
      await reussir(accepter)
    },
    declarer: (declaration = DECLARATION) =>
      reussir(retractations.declarer(declaration, (situation) => traiterDeclaration(declaration, situation))),
    /** The mails that leave now and speak of a withdrawal, those to the business last. */
    expedier: async (): Promise<readonly Courriel[]> => {
      while ((await reussir(expedition.drain)) > 0);
      const envoyes = expedition.mailer.envoyes().filter(({ sujet }) => /rétractation/i.test(sujet))
      return envoyes.toSorted((un, autre) => Number(un.a === ENTREPRISE) - Number(autre.a === ENTREPRISE))
    },
  }
}

const calendriers = ({ piecesJointes }: Courriel): readonly string[] => piecesJointes.map(({ type }) => type)

const ANNULER = 'text/calendar; method=CANCEL; charset=utf-8'

describe('the mails of a withdrawal', () => {
  it('go to the declarant and to the business, whose answer goes to the declarant', async () => {
    const { declarer, expedier } = await preparer()
    await declarer()
    const courriels = await expedier()
    expect(courriels.map(({ a, repondreA }) => [a, repondreA])).toEqual([
      ['cliente1@courriel.example', 'bonjour@atelier.example'],
      ['bonjour@atelier.example', 'cliente1@courriel.example'],
    ])
    expect(courriels.map(calendriers)).toEqual([[], []])
  })

  it('name what the business holds when they leave, to be given back', async () => {
    const { recevoir, declarer, expedier } = await preparer()
    await recevoir(euros(64))
    await declarer()
    const [, entreprise] = await expedier()
    expect(entreprise?.sujet).toMatch(/64,00\s€ à rembourser/)
  })

  it('take the agreed visit out of the calendars of both', async () => {
    const { convenir, declarer, expedier } = await preparer()
    await convenir()
    await declarer()
    const [client, entreprise] = await expedier()
    expect(client && calendriers(client)).toContain(ANNULER)
    expect(entreprise && calendriers(entreprise)).toEqual([ANNULER])
  })

  it('leave even when the order was erased meanwhile, or never was, and still free the calendar of the business', async () => {
    const { store, convenir, declarer, expedier } = await preparer()
    await convenir()
    await declarer()
    store.prestations.clear()
    store.courriers.forEach(({ genre, id }) => {
      if (!genre.startsWith('retractation')) store.courriers.delete(id)
    })
    await declarer(uneDeclaration({ reference: 'celle de mardi' }, 2))
    const courriels = await expedier()
    expect(courriels).toHaveLength(4)
    const avecCalendrier = courriels.filter((courriel) => calendriers(courriel).length > 0)
    expect(avecCalendrier.map((courriel) => [courriel.a, calendriers(courriel)])).toEqual([
      ['bonjour@atelier.example', [ANNULER]],
    ])
  })
})
