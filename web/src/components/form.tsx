import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & { readonly onSubmit: () => void }

/** A form that the script sends, and whose faults the fields tell. */
export const Form = ({ onSubmit, ...form }: Props) => (
  <form
    {...form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  />
)
