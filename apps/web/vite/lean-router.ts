import type { Plugin } from 'vite'

const ROUTER = /node_modules[\\/]react-router[\\/]dist[\\/]/
const NAMES = /^\w+\.displayName = .*;$/gm
const WARNINGS = /^var ENABLE_DEV_WARNINGS = true;$/m
const COMPONENTS = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm

/**
 * Lets the bundler leave out what the site does not use of the router: the package comes with its warnings for
 * developers, and a name is given to each of its components, which counts as a use.
 */
export const leanRouterPlugin = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({
      code: code
        .replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false;')
        .replace(NAMES, '')
        .replace(COMPONENTS, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
})
