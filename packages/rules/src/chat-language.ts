import { plainWords } from './chat-words.ts'

/** Frequent Spanish words, without accents, that are no English ones. */
const SPANISH_WORDS = new Set(
  (
    'hola cuanto cuanta cuantos cuesta cuestan cobran cobra quiero quisiera necesito tienen tiene puedo pueden puede gracias ' +
    'buenos buenas dias tardes noches habla hablas hablan hablo espanol usted ustedes donde cuando precio precios mi negocio ' +
    'hacen hacer cita pagina paginas ubicados estan abren abierto abiertos horario hora ayuda ayudar favor sitio servicio ' +
    'camiseta camisetas sudadera comprar vender anuncios anuncio clientes trabajo negocios ' +
    'servicios empresa que como por para con trabajan ofrecen telefono direccion reembolso cancelar envio envian pedido'
  ).split(' '),
)
/** Spanish words that an English message may have, too: in the name of a business. */
const SPANISH_WORDS_OF_NAMES = new Set(
  'de del el la los las en un una al su se es y o me le tienda taza restaurante panaderia abogado'.split(' '),
)
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
  const [spanish, small, other] = [SPANISH_WORDS, SPANISH_WORDS_OF_NAMES, OTHER_WORDS].map(count) as [
    number,
    number,
    number,
  ]
  const isMostOf = (found: number) => found === words.length || (found > 1 && found >= words.length * A_SHARE)
  if (IN_SPANISH.test(plain) || (spanish > 0 && spanish >= other && isMostOf(spanish + small)))
    return 'spanish'
  return other + spanish > 0 && isMostOf(other + spanish) ? 'other' : 'english'
}
