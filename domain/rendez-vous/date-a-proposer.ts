export const DATE_A_PROPOSER = 'Date à proposer'
