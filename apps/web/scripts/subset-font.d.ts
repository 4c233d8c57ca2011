declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes: Record<string, number | { min: number; max: number }>
    keepFeatures: readonly string[]
    noHinting: boolean
  }

  /** Cuts a font down to the letters of a text. */
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
