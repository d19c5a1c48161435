/** An entry that moves no money, but tells on which invoice it counts: by itself it is never undone. */
export const estUnReport = ({ id }: { readonly id: string }): boolean => /^(DE|SUR)-FAC-/.test(id)
