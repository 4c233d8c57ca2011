// The production server: one process that serves pages and calls on PORT.
process.env.NODE_ENV ??= 'production'
await import('../apps/api/src/main.ts')

export {}
