import { expect, test } from 'vitest'
import { languageOf } from './chat-language.ts'

test.each(['tienen camisetas', 'necesito anuncios', 'una pagina para mi restaurante', 'tienen una taza?'])(
  'a Spanish message with a word that is also in names of businesses is Spanish: %s',
  (said) => {
    expect(languageOf(said)).toBe('spanish')
  },
)

test.each([
  'I own Restaurante El Sol and need a website',
  'is restaurante el gallo a client',
  'Tienda La Luz website',
  'La Taza website needs a refresh',
])('an English message that names a business in Spanish is English: %s', (said) => {
  expect(languageOf(said)).toBe('english')
})
