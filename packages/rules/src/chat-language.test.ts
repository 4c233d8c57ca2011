import { expect, test } from 'vitest'
import { languageOf } from './chat-language.ts'

test.each([
  'tienen camisetas',
  'necesito anuncios',
  'una pagina para mi restaurante',
  'tienen una taza?',
  'tienda en línea',
  'una tienda de ropa en Islip',
  'abogado de accidentes',
  'la taza de café',
  'taza térmica',
  'un restaurante en Babylon',
  'mi tienda',
  'mi nombre es Juan',
  'hola mi website',
])('a Spanish message with a word that is also in names of businesses is Spanish: %s', (said) => {
  expect(languageOf(said)).toBe('spanish')
})

test.each([
  'I own Restaurante El Sol and need a website',
  'is restaurante el gallo a client',
  'Tienda La Luz website',
  'La Taza website needs a refresh',
  'Taqueria Mi Tienda website cost',
  'Mi Taza Cafe website price',
  'Tienda La Luz logo',
  'Do you know Tienda La Luz',
  'the restaurante el gallo',
  'restaurante',
])('an English message that names a business in Spanish is English: %s', (said) => {
  expect(languageOf(said)).toBe('english')
})
