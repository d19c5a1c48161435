import { makeAppeler } from '../../api/make-appeler.ts'

export const { appeler, chargerAppels } = makeAppeler(() => import('./calls.ts'))
