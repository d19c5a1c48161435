import { makeAppeler } from '../../api/make-appeler.ts'

export const { appeler } = makeAppeler(() => import('./calls.ts'))
