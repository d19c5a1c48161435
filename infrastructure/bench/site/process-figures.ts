import { readFileSync } from 'node:fs'

/** Linux reports processor time in hundredths of a second. */
const MS_PER_TICK = 10

const NAME_END = ') '

/** The processor time in ms from a line of `/proc/PID/stat`; with `ended`, ended children are included. */
export const cpuOf = (stat: string, ended: boolean): number => {
  // Fields after the process name, which may contain spaces. Fields 14 to 17 of proc(5) are then 11 to 14.
  const fields = stat.slice(stat.lastIndexOf(NAME_END) + NAME_END.length).split(' ')
  return fields.slice(11, ended ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0) * MS_PER_TICK
}

/** The memory of a process in MB, with its share of shared pages, from `/proc/PID/smaps_rollup`. */
export const memoryOf = (rollup: string): number => Number(/^Pss: +(\d+) kB$/m.exec(rollup)?.[1] ?? Number.NaN) / 1024

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const childrenOf = (pid: number): readonly number[] =>
  read(pid, `task/${pid}/children`)
    .split(' ')
    .filter((word) => word !== '')
    .map(Number)

/** Processor time of a process in ms; NaN if the machine does not tell. */
export const processCpu = (pid: number): number => {
  const stat = read(pid, 'stat')
  return stat === '' ? Number.NaN : cpuOf(stat, false)
}

/** Processor time in ms of a database server and its connection processes, ended ones included. */
export const databaseCpu = (pid: number | undefined): number => {
  const stat = pid === undefined ? '' : read(pid, 'stat')
  if (pid === undefined || stat === '') return Number.NaN
  return childrenOf(pid).reduce((sum, child) => sum + (processCpu(child) || 0), cpuOf(stat, true))
}

/** Memory of a process in MB. */
export const processMemory = (pid: number): number => memoryOf(read(pid, 'smaps_rollup'))
