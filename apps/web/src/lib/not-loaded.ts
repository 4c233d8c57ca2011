/** An event on the window: the application has come, but the page's own part of it has not. */
export const NOT_LOADED = 'not-loaded'
