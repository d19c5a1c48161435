import * as TE from '#fp/TaskEither'
import { expect, it } from 'vitest'
import { pageDe, type PageDemandee, toutLire } from './page.ts'
import { reussir } from './run.fixture.ts'

it.each([0, 1, 200, 201, 450])('a list of %i is read whole and in its order, page after page', async (nombre) => {
  const elements = Array.from({ length: nombre }, (_, rang) => ({ id: String(rang) }))
  const lire = ({ limite, curseur }: PageDemandee) => {
    const debut = curseur === null ? 0 : elements.findIndex(({ id }) => id === curseur) + 1
    return TE.right(pageDe(elements.slice(debut, debut + limite + 1), limite, nombre, ({ id }) => id))
  }
  expect(await reussir(toutLire(lire))).toEqual(elements)
})
