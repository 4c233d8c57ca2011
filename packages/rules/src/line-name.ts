interface Named {
  name: string
  /** The variant's title; empty where there is none. */
  variant: string
}

/** The name of a line of a cart or an order: 'Harbor Tee, Navy / M'. */
export const lineName = ({ name, variant }: Named): string => (variant ? `${name}, ${variant}` : name)
