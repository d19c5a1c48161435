export type SortOrder = 'asc' | 'desc'

export type Sort = { readonly column: string; readonly order: SortOrder }

/** The column that leads, and the way it runs, for each key of a list; from its end when it is inverted. */
export const sortOf = ({ column, order }: Sort, inverse: boolean): Sort => ({
  column,
  order: inverse === (order === 'desc') ? 'asc' : 'desc',
})
