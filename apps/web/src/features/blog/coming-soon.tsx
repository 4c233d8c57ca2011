import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A post that has a title but no text yet. */
export const ComingSoon = () => (
  <EmptyState
    title="Content Coming Soon"
    text="The title is set, but the text is not finished. It will appear here."
    action={<LinkButton to={paths.blog}>View All Blog Posts</LinkButton>}
  />
)
