import { CANON, EMPTY_WORDS } from './chat-vocabulary.ts'
import { plainWords } from './chat-words.ts'

/** Frequent Spanish words, without accents, that are no English ones. */
const SPANISH_WORDS = new Set(
  (
    'hola cuanto cuanta cuantos cuesta cuestan cobran cobra quiero quisiera necesito tienen tiene puedo pueden puede gracias ' +
    'buenos buenas dias tardes noches habla hablas hablan hablo espanol usted ustedes donde cuando precio precios negocio ' +
    'hacen hacer cita pagina paginas ubicados estan abren abierto abiertos horario hora ayuda ayudar favor sitio servicio ' +
    'camiseta camisetas sudadera comprar vender anuncios anuncio clientes trabajo negocios ' +
    'servicios empresa que como por para con trabajan ofrecen telefono direccion reembolso cancelar envio envian pedido'
  ).split(' '),
)
/** Spanish words that an English message may have, too, in the name of a business, and small ones. */
const WORDS_OF_NAMES = new Set('mi tienda taza restaurante panaderia abogado'.split(' '))
const SMALL_WORDS = new Set('de del el la los las en un una al su se es y o me le'.split(' '))
const ACCENT = /[áéíóúñ]/i
/** English words for what people want of a business that the vocabulary does without. */
const ENGLISH_WISHES = new Set('logo design marketing help client clients'.split(' '))
/** Frequent words of German, French, Italian, Portuguese and Polish, without accents, that are no English ones. */
const OTHER_WORDS = new Set(
  (
    'ich nicht und wie wieviel viel kostet kosten haben habe sie wir ihr ihnen ihre eine einen einer ist sind konnen mochte ' +
    'bitte mein meine guten hallo danke sprechen deutsch termin bei auch fuer machen brauche ' +
    'bonjour combien coute je vous votre avec merci parlez francais nous voudrais avez est ce pouvez quel ' +
    'ciao quanto costa fate siti sito vorrei buongiorno grazie sono avete italiano parlate ' +
    'czy mowicie polsku ile kosztuje strona prosze dzien dobry potrzebuje jest dla ' +
    'ola custa voce voces obrigado obrigada preciso fazem falam portugues uma'
  ).split(' '),
)
/** A function word, or one for what we do. */
const isEnglish = (word: string): boolean =>
  word.length > 1 &&
  !SMALL_WORDS.has(word) &&
  (EMPTY_WORDS.has(word) || CANON.has(word) || ENGLISH_WISHES.has(word))
const A_SHARE = 1 / 3
/** An English wish for an answer in Spanish. */
const IN_SPANISH =
  /^(?:(?:can|could|you|please|answer|speak|reply|write|talk|me|it|that|to) )*(?:in )?spanish(?: please)?\W*$/

/**
 * The language of a message: `other` in another script or, with several words of it, in a language that we know the
 * sound of; `spanish` also where somebody asks for it.
 */
export function languageOf(message: string): 'english' | 'spanish' | 'other' {
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 1 && latin < letters / 2) return 'other'
  const plain = plainWords(message)
  const words = plain.match(/[a-z]+/g) ?? []
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const [spanish, ofNames, small, other] = [SPANISH_WORDS, WORDS_OF_NAMES, SMALL_WORDS, OTHER_WORDS].map(
    count,
  ) as [number, number, number, number]
  const isMostOf = (found: number) => found === words.length || (found > 1 && found >= words.length * A_SHARE)
  if (IN_SPANISH.test(plain) || (spanish > 0 && spanish >= other && isMostOf(spanish + ofNames + small)))
    return 'spanish'
  const signs = ofNames + small + Number(ACCENT.test(message.normalize()))
  const isNoName = ofNames > 0 && signs > 1 && other === 0 && !words.some(isEnglish)
  if (isNoName && isMostOf(signs)) return 'spanish'
  return other + spanish > 0 && isMostOf(other + spanish) ? 'other' : 'english'
}
