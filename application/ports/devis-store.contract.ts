import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { sha256 } from '#adapters/security/node-hasher'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { unAvenant, unePiece } from '#domain/devis/avenant.fixture'
import type { SaisieDAvenant } from '#domain/devis/composer-avenant'
import { proposerAvenant } from '#domain/devis/proposer-avenant'
import { contenuAccepte, premiereVersion } from '#domain/devis/version-de-devis'
import { repondreAvenant, renvoyerDevis, retirerDevis } from '#domain/devis/repondre-avenant'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { PrestationId } from '#domain/prestation/reference'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { enregistrerCommande, proposer } from './dossiers.fixture.ts'
import type { MakeStores, Stores } from './stores.fixture.ts'

const LENDEMAIN = dansHeures(24)

const offrir = ({ devis }: Stores, { id }: Pick<NouvellePrestation, 'id'>, saisie: SaisieDAvenant = unAvenant()) =>
  devis.modifier(id, (etat) => proposerAvenant(etat, saisie, UN_INSTANT, sha256))

const repondre = ({ devis }: Stores, id: PrestationId, action: 'accepter' | 'refuser', version = 2) =>
  devis.modifier(id, (etat) => repondreAvenant(etat, { version, action, motif: '' }, LENDEMAIN))

const avenants = async ({ outbox }: Stores) =>
  (await reussir(outbox.reserver(dansHeures(48), dansHeures(49), 100)))
    .flatMap((courrier) =>
      courrier.genre === 'avenant_client' || courrier.genre === 'avenant_entreprise'
        ? [[courrier.genre, courrier.detail] as const]
        : [],
    )
    .toSorted(([a], [b]) => a.localeCompare(b))

export const describeDevisStore = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a quote`, () => {
    it('has the one version that its order accepted before it is amended', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const lu = O.toNullable(await reussir(stores.devis.parId(commande.id)))
      expect(lu?.versions).toEqual([premiereVersion(commande)])
      expect(lu?.dossier.prestation.versionDevis).toBe(1)
    })

    it('keeps the first version beside the one that is offered, and the mail that brings it', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const propose = await reussir(offrir(stores, commande))
      expect(O.toNullable(await reussir(stores.devis.parId(commande.id)))).toEqual(propose)
      expect(propose.versions.map(({ version, statut }) => [version, statut])).toEqual([
        [1, 'accepte'],
        [2, 'propose'],
      ])
      expect(propose.dossier.prestation).toMatchObject({ versionDevis: 1, estimation: { totalNet: euros(64) } })
      expect(await avenants(stores)).toEqual([['avenant_client', { version: 2, etape: 'propose', motif: '' }]])
    })

    it('keeps a hash that its content, read back, still has', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(offrir(stores, commande))
      const lu = O.toNullable(await reussir(stores.devis.parId(commande.id)))
      const version = lu?.versions[1]
      if (lu === null || version === undefined) throw new Error('no second version')
      const contenu = contenuAccepte(lu.dossier.prestation, version.estimation, dateParis(version.emiseLe), 2)
      expect(sha256(contenu)).toBe(version.empreinte)
    })

    it('once accepted is the price of the order, of its dates and of its history', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(proposer(stores, commande, [240]))
      await reussir(offrir(stores, commande))
      const accepte = await reussir(repondre(stores, commande.id, 'accepter'))
      expect(O.toNullable(await reussir(stores.devis.parId(commande.id)))).toEqual(accepte)
      const suivi = O.toNullable(await reussir(stores.prestations.suivi(commande.id)))
      expect(suivi?.dossier.prestation).toMatchObject({ versionDevis: 2, estimation: { totalNet: euros(153.9) } })
      expect(suivi?.dossier.dates.map(({ total }) => total)).toEqual([euros(153.9)])
      expect(suivi?.evenements.map(({ fait }) => fait.genre)).toEqual([
        'commande',
        'date_proposee',
        'devis_propose',
        'devis_repondu',
      ])
      expect((await avenants(stores)).map(([genre]) => genre)).toEqual([
        'avenant_client',
        'avenant_client',
        'avenant_entreprise',
      ])
    })

    it('lets the one that waits go when another is offered', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(offrir(stores, commande))
      const troisieme = await reussir(offrir(stores, commande, unAvenant({ pieces: [unePiece({ quantite: 2 })] })))
      expect(troisieme.versions.map(({ statut }) => statut)).toEqual(['accepte', 'remplace', 'propose'])
      expect(O.toNullable(await reussir(stores.devis.parId(commande.id)))).toEqual(troisieme)
    })

    it('that is taken back waits no more, and brings no mail', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(offrir(stores, commande))
      const retire = await reussir(stores.devis.modifier(commande.id, (etat) => retirerDevis(etat, 2, LENDEMAIN)))
      expect(retire.versions.map(({ statut }) => statut)).toEqual(['accepte', 'retire'])
      expect(O.toNullable(await reussir(stores.devis.parId(commande.id)))).toEqual(retire)
      expect(await echouer(repondre(stores, commande.id, 'accepter'))).toEqual({ _tag: 'DevisPlusEnAttente' })
      const suivi = O.toNullable(await reussir(stores.prestations.suivi(commande.id)))
      expect(suivi?.evenements.at(-1)?.fait).toEqual({ genre: 'devis_retire', version: 2 })
      expect(await avenants(stores)).toHaveLength(1)
    })

    it('that is taken back while it is accepted is one or the other', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(offrir(stores, commande))
      const decisions = await Promise.all([
        repondre(stores, commande.id, 'accepter')(),
        stores.devis.modifier(commande.id, (etat) => retirerDevis(etat, 2, LENDEMAIN))(),
      ])
      expect(decisions.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right'])
    })

    it('that waits is sent once more by a mail, and stays as it is', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const propose = await reussir(offrir(stores, commande))
      const renvoye = await reussir(stores.devis.modifier(commande.id, (etat) => renvoyerDevis(etat, 2, LENDEMAIN)))
      expect(renvoye.versions).toEqual(propose.versions)
      expect(O.toNullable(await reussir(stores.devis.parId(commande.id)))).toEqual(renvoye)
      expect(await avenants(stores)).toEqual(
        Array.from({ length: 2 }, () => ['avenant_client', { version: 2, etape: 'propose', motif: '' }]),
      )
    })

    it('of which two answers come at once keeps one of them', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(offrir(stores, commande))
      const reponses = await Promise.all(
        (['accepter', 'refuser'] as const).map((action) => repondre(stores, commande.id, action)()),
      )
      expect(reponses.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right'])
      const suivi = O.toNullable(await reussir(stores.prestations.suivi(commande.id)))
      expect(suivi?.evenements.filter(({ fait }) => fait.genre === 'devis_repondu')).toHaveLength(1)
    })

    it('is left as it was by a refusal, and is unknown when its order is', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const avant = await reussir(stores.devis.parId(commande.id))
      expect(await echouer(repondre(stores, commande.id, 'accepter'))).toEqual({ _tag: 'DevisPlusEnAttente' })
      expect(await reussir(stores.devis.parId(commande.id))).toEqual(avant)
      const inconnue = '01KAH0000000000000007K3QXA' as PrestationId
      expect(await reussir(stores.devis.parId(inconnue))).toEqual(O.none)
      expect(await echouer(offrir(stores, { id: inconnue }))).toEqual({ _tag: 'PrestationInconnue' })
    })
  })
}
