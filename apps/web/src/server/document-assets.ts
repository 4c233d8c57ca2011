/** What the HTML document needs from the browser's build. */
export interface DocumentAssets {
  /** The boot script's source, inlined into every page. */
  boot: string
  /** Address of the application's module script, which the boot script fetches after the first paint. */
  script: string
  /** The whole style sheet. Its text is there in production, where each page carries inline what it needs of it. */
  styles: { href: string; text?: string }
  /** The tab's icon; inline in production, so that it does not take a connection from the fonts. */
  icon: string
  /** Addresses of the font files that the first screen needs. */
  fonts: readonly string[]
}
