/** The file name, without its ending, of the picture that a shared link to a page shows. */
export const sharePictureName = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
