import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import type { CalendrierPriveReply } from '#adapters/http/contract/routes/calendrier-prive'
import { unDossier } from '../appointment.fixture.ts'
import { unServeur } from '../server.fixture.ts'

const URL = '/api/admin/agenda/calendrier'

const ADRESSE = 'https://agenda.example/prive/secret.ics'

/** Tuesday from 14:00 to 15:00 in Paris, in the week of the fixtures. */
const OCCUPEE = { debut: new Date('2026-11-24T13:00:00Z'), fin: new Date('2026-11-24T14:00:00Z') }

type Reply = { readonly data: { readonly calendrier: CalendrierPriveReply | null } }

const uneScene = async () => {
  const serveur = unServeur()
  serveur.ports.lireAgendaPrive.repondre(ADRESSE, E.right([OCCUPEE]))
  const { id, admin: headers } = await unDossier(serveur)
  const demander = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url = URL, payload?: object) => {
    const answer = await serveur.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    return { status: answer.statusCode, body: answer.body, data: answer.json<Reply>().data }
  }
  return { ...serveur, id, demander, poser: (adresse = ADRESSE) => demander('PUT', URL, { adresse }) }
}

describe('the private calendar of the owner', () => {
  it('is given, read, told by its host, read again and removed', async () => {
    const { demander, poser, ports } = await uneScene()
    expect((await demander('GET')).data).toEqual({ calendrier: null })
    const lu = {
      adresse: 'agenda.example/…',
      poseLe: ports.clock.maintenant().toISOString(),
      luLe: ports.clock.maintenant().toISOString(),
      echec: null,
      occupations: 1,
    }
    expect((await poser('webcal://AGENDA.example/prive/secret.ics')).data).toEqual({ calendrier: lu })
    expect((await demander('GET')).data).toEqual({ calendrier: lu })
    ports.lireAgendaPrive.repondre(ADRESSE, E.left('illisible'))
    const echec = { le: lu.luLe, raison: 'illisible' }
    expect((await demander('POST', `${URL}/lecture`)).data).toEqual({ calendrier: { ...lu, echec } })
    expect((await demander('DELETE')).status).toBe(200)
    expect((await demander('GET')).data).toEqual({ calendrier: null })
  })

  it('never tells its address, neither in an answer nor in the log', async () => {
    const { demander, poser, lignes, ports } = await uneScene()
    const answers = [await poser(), await demander('GET'), await demander('POST', `${URL}/lecture`)]
    ports.lireAgendaPrive.repondre(ADRESSE, E.left('injoignable'))
    answers.push(await poser(), await poser('http://agenda.example/prive/secret.ics'), await demander('DELETE'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 200])
    expect([...answers.map(({ body }) => body), ...lignes].filter((text) => text.includes('secret'))).toEqual([])
  })

  it.each(['http://agenda.example/a.ics', 'https://nom:secret@agenda.example/a.ics', ''])(
    'is refused at %s with a sentence for its field',
    async (adresse) => {
      const { status, body } = await (await uneScene()).poser(adresse)
      expect([status, body]).toEqual([400, expect.stringContaining('Collez l’adresse privée')])
    },
  )

  it('takes its time in the week, and is said of a date without refusing it', async () => {
    const { app, demander, poser, id, ports } = await uneScene()
    await poser()
    const semaine = await demander('GET', '/api/admin/agenda?semaine=2026-11-24')
    expect(JSON.parse(semaine.body).data.jours[1].absences).toEqual([
      { source: 'calendrier', id: null, de: '14:00', a: '15:00', journee: false, note: '' },
    ])
    const propositions = [{ datePrestation: '2026-11-24', heurePrestation: '14:30' }]
    const essai = await demander('POST', `/api/admin/prestations/${id}/essai`, { propositions })
    expect(JSON.parse(essai.body).data.dates[0].absences).toEqual([
      expect.objectContaining({ source: 'calendrier', de: '14:00', a: '15:00' }),
    ])
    expect((await demander('PUT', `/api/prestations/${id}`, { propositions })).status).toBe(200)
    expect(ports.lireAgendaPrive.lectures()).toBe(1)
    await app.close()
  })
})
