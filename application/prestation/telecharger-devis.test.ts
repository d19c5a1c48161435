import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryDevisStore } from '#adapters/memory/memory-devis-store.fixture'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryStore } from '#adapters/memory/memory-store.fixture'
import { desDocuments } from '#application/ports/documents.fixture'
import { type Session, VISITEUR } from '#application/shared/session'
import { unEmail } from '#domain/compte/compte.fixture'
import type { DevisComplet } from '#domain/devis/devis-complet'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { uneDate } from '#domain/rendez-vous/dossier.fixture'
import { cleDevis } from '../devis/devis.ts'
import { telechargerDevisPdf, telechargerDevisTexte } from './telecharger-devis.ts'

const anOrder = async () => {
  const store = makeMemoryStore()
  const prestation = uneNouvellePrestation()
  await makeMemoryPrestationStore(store).enregistrer(prestation, O.none)()
  const ports = {
    devis: makeMemoryDevisStore(store),
    hasher: makeMemoryHasher(),
    documents: desDocuments(),
    entreprise: uneEntreprise(),
    clock: makeMemoryClock(UN_INSTANT),
  }
  const [clientId = ''] = store.clients.keys()
  const read = async (session: Session, cle = '', id: string = prestation.id): Promise<string> => {
    const fichier = await telechargerDevisPdf(ports)({ session, id, cle })()
    return E.isRight(fichier) ? fichier.right.nom : fichier.left._tag
  }
  return { ports, store, prestation, clientId, read, cle: cleDevis(ports.hasher, prestation) }
}

describe('telechargerDevis', () => {
  it('opens with the key of the confirmation, for anybody', async () => {
    const { read, cle } = await anOrder()
    expect(await read(VISITEUR, cle)).toBe('DEV-2026-0001.pdf')
  })

  it('is a copy that tells where the order stands', async () => {
    const { ports, cle, prestation, store } = await anOrder()
    const dossier = store.prestations.get(prestation.id)!
    store.prestations.set(prestation.id, { ...dossier, dates: [uneDate({ statut: 'accepte' })] })
    const lus: DevisComplet[] = []
    const documents = {
      ...ports.documents,
      devisTexte: (devis: DevisComplet) => {
        lus.push(devis)
        return ports.documents.devisTexte(devis)
      },
    }
    const demande = { session: VISITEUR, id: prestation.id, cle }
    expect(E.isRight(await telechargerDevisTexte({ ...ports, documents })(demande)())).toBe(true)
    expect(lus[0]?.situation).toEqual({ genre: 'convenue', debut: uneDate().debut })
  })

  it('opens no more to whoever had a mail address that was put right', async () => {
    const { read, ports, prestation } = await anOrder()
    const ailleurs = { ...prestation, contact: unContact({ email: unEmail('jeane@courriel.example') }) }
    expect(await read(VISITEUR, cleDevis(ports.hasher, ailleurs))).toBe('PrestationInconnue')
  })

  it('opens to its owner and to the admin', async () => {
    const { read, clientId } = await anOrder()
    expect(await read({ _tag: 'Client', clientId, temporaire: false })).toBe('DEV-2026-0001.pdf')
    expect(await read({ _tag: 'Admin', clientId: 'someone' })).toBe('DEV-2026-0001.pdf')
  })

  it('does not exist for anybody else, whatever is wrong', async () => {
    const { read, ports } = await anOrder()
    const autre = uneNouvellePrestation({}, 2)
    const refus = await Promise.all([
      read(VISITEUR),
      read(VISITEUR, 'forged'),
      read(VISITEUR, cleDevis(ports.hasher, autre)),
      read({ _tag: 'Client', clientId: 'another', temporaire: false }),
      read({ _tag: 'Client', clientId: 'another', temporaire: true }),
      read({ _tag: 'Admin', clientId: 'someone' }, '', autre.id),
      read({ _tag: 'Admin', clientId: 'someone' }, '', '../etc/passwd'),
    ])
    expect(new Set(refus)).toEqual(new Set(['PrestationInconnue']))
  })

  it('asks its owner to choose a password first, unless the key opens it', async () => {
    const { read, clientId, cle } = await anOrder()
    const session: Session = { _tag: 'Client', clientId, temporaire: true }
    expect([await read(session), await read(session, cle)]).toEqual(['MotDePasseTemporaireActif', 'DEV-2026-0001.pdf'])
  })

  it('is not handed out while a compulsory mention is missing', async () => {
    const { ports, prestation, cle } = await anOrder()
    const demande = { session: VISITEUR, id: prestation.id, cle }
    const muets = { ...ports, entreprise: uneEntreprise({ forme: '' }) }
    for (const telecharger of [telechargerDevisPdf, telechargerDevisTexte]) {
      expect(await telecharger(muets)(demande)()).toEqual(E.left({ _tag: 'DevisIncomplet', mentions: ['forme'] }))
    }
    expect(await telechargerDevisPdf(muets)({ ...demande, cle: 'forged' })()).toMatchObject(
      E.left({ _tag: 'PrestationInconnue' }),
    )
  })

  it('is the same quote as a text', async () => {
    const { ports, prestation, cle } = await anOrder()
    const fichier = await telechargerDevisTexte(ports)({ session: VISITEUR, id: prestation.id, cle })()
    expect(fichier).toMatchObject({ right: { nom: 'DEV-2026-0001.txt' } })
    expect(E.isRight(fichier) && new TextDecoder().decode(fichier.right.contenu)).toContain('Réinstallation PC')
  })
})
