/** The file name, without its ending, of the picture that a shared link to a page shows. */
export const sharePictureName = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')

/** What the picture says in large letters: a page's title without who says it, because that stands below. */
export const sharePictureTitle = (title: string): string => title.replace(/ \| [^|]*$/, '')
