export { Blocks } from './blocks.tsx'
export { categoryName } from './categories.ts'
export { PostFacts } from './post-facts.tsx'
export { PostPicture } from './post-picture.tsx'
