import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unCourriel } from '#application/ports/courriel.fixture'
import { describeMailer } from '#application/ports/mailer.contract'
import * as E from '#fp/Either'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeFolderMailer, makeMailFolderPruning } from './mailers.ts'
import { parseEml } from './parse-eml.fixture.ts'

const horloge = { maintenant: () => new Date('2026-11-20T09:00:00Z') }

const nouveauDossier = () => mkdtemp(join(tmpdir(), 'courriels-'))

const lireTout = async (dossier: string) =>
  Promise.all((await readdir(dossier)).map(async (nom) => parseEml(await readFile(join(dossier, nom)))))

describeMailer('folder', async () => {
  const dossier = await nouveauDossier()
  return {
    mailer: makeFolderMailer(join(dossier, 'courriels'), horloge),
    recus: async () => (await lireTout(join(dossier, 'courriels'))).map(({ courriel }) => courriel),
    vider: async () => {
      await rm(join(dossier, 'courriels'), { recursive: true, force: true })
      await mkdir(join(dossier, 'courriels'))
    },
    fermer: () => rm(dossier, { recursive: true }),
  }
})

describe('mails kept as files', () => {
  let dossier: string
  beforeEach(async () => {
    dossier = await nouveauDossier()
  })
  afterEach(() => rm(dossier, { recursive: true }))

  it('names a file after its date and its Message-ID, for the owner only', async () => {
    await makeFolderMailer(dossier, horloge).envoyer(unCourriel())()
    expect(await readdir(dossier)).toEqual(['2026-11-20-090000_courrier-1@atelier.example.eml'])
    const { mode } = await stat(join(dossier, '2026-11-20-090000_courrier-1@atelier.example.eml'))
    expect(mode & 0o077).toBe(0)
  })

  it('goes after 30 days, by the date of its name, and takes no other file with it', async () => {
    const noms = [
      '2026-10-21-085959_perime@atelier.example.eml',
      '2026-10-21-085959_coupe@atelier.example.eml.tmp',
      '2026-10-21-090000_dernier-jour@atelier.example.eml',
      '2026-11-20-090000_nouveau@atelier.example.eml',
      '2020-01-01-à moi.eml',
      'notes.txt',
    ]
    for (const nom of noms) await writeFile(join(dossier, nom), '')
    expect(await makeMailFolderPruning(dossier, horloge)()).toEqual(E.right(undefined))
    expect((await readdir(dossier)).toSorted()).toEqual(noms.slice(2).toSorted())
    expect(await makeMailFolderPruning(join(dossier, 'absent'), horloge)()).toEqual(E.right(undefined))
  })

  it('is looked at once a day', async () => {
    const clock = makeMemoryClock(new Date('2026-11-20T09:00:00Z'))
    const prune = makeMailFolderPruning(dossier, clock)
    await prune()
    await writeFile(join(dossier, '2026-10-01-090000_perime@atelier.example.eml'), '')
    clock.avancer(3_600_000)
    await prune()
    expect(await readdir(dossier)).toHaveLength(1)
    clock.avancer(86_400_000)
    await prune()
    expect(await readdir(dossier)).toEqual([])
  })

  it('never leaves its folder, whatever the Message-ID', async () => {
    await makeFolderMailer(dossier, horloge).envoyer(unCourriel({ messageId: '<../../a/b:c\\d\0e@x.example>' }))()
    expect(await readdir(dossier)).toEqual(['2026-11-20-090000_....abcde@x.example.eml'])
  })

  it('leaves the line of the password readable in the file', async () => {
    await makeFolderMailer(dossier, horloge).envoyer(unCourriel())()
    const [nom = ''] = await readdir(dossier)
    expect((await readFile(join(dossier, nom), 'utf8')).split('\r\n')).toContain('Mot de passe temporaire : abcDEF234')
  })

  it('carries a calendar as one, with its method, and ends its lines as calendars do', async () => {
    const ics = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Dépannage – été\r\nEND:VCALENDAR\r\n'
    const type = 'text/calendar; method=REQUEST; charset=utf-8'
    const piece = { nom: 'rendez-vous.ics', type, contenu: new TextEncoder().encode(ics) }
    await makeFolderMailer(dossier, horloge).envoyer(unCourriel({ piecesJointes: [piece] }))()
    const [nom = ''] = await readdir(dossier)
    const source = await readFile(join(dossier, nom))
    const { courriel } = await parseEml(source)
    expect(courriel.texte).toBe(unCourriel().texte)
    expect(courriel.piecesJointes.map(({ nom, type }) => [nom, type])).toEqual([['rendez-vous.ics', 'text/calendar']])
    expect(new TextDecoder().decode(courriel.piecesJointes[0]?.contenu)).toBe(ics.replaceAll('\r\n', '\n'))
    expect(source.toString('utf8').replaceAll('\r\n', '')).toContain(Buffer.from(ics).toString('base64'))
    expect(source.toString('utf8')).toMatch(/^Content-Type: text\/calendar; method=REQUEST; charset=utf-8/m)
  })

  it('fails without a trace when the folder cannot be used', async () => {
    await writeFile(join(dossier, 'fichier'), '')
    const resultat = await makeFolderMailer(join(dossier, 'fichier'), horloge).envoyer(unCourriel())()
    expect(resultat).toMatchObject({ _tag: 'Left', left: { _tag: 'PortFailure', port: 'mailer' } })
    expect(await readdir(dossier)).toEqual(['fichier'])
  })
})
