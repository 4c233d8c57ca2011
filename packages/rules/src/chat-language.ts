import { plainWords } from './chat-words.ts'

/** Frequent words of German, Spanish, French, Italian, Portuguese and Polish, without accents, that are no English ones. */
const FOREIGN_WORDS = new Set(
  (
    'ich nicht und wie wieviel viel kostet kosten haben habe sie wir ihr ihnen ihre eine einen einer ist sind konnen mochte ' +
    'bitte mein meine guten hallo danke sprechen deutsch termin bei auch fuer machen brauche ' +
    'hola cuanto cuanta cuesta cuestan quiero quisiera una para pagina necesito tienen tiene puedo pueden como gracias ' +
    'buenos buenas dias tardes habla hablas hablan espanol por usted ustedes que donde cuando precio mi negocio con ' +
    'bonjour combien coute je vous une votre avec merci parlez francais nous voudrais avez est ce pouvez quel ' +
    'ciao quanto costa fate siti sito vorrei buongiorno grazie sono avete italiano parlate ' +
    'czy mowicie polsku ile kosztuje strona prosze dzien dobry potrzebuje jest dla ' +
    'ola custa voce voces obrigado obrigada preciso fazem falam portugues'
  ).split(' '),
)
const A_SHARE = 1 / 3

/** Whether a message is not in English: in another script, or, with several words of it, in a language that we know the sound of. */
export function isForeign(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 1 && latin < letters / 2) return true
  const words = plainWords(message).match(/[a-z]+/g) ?? []
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word)).length
  return foreign > 0 && (foreign === words.length || (foreign > 1 && foreign >= words.length * A_SHARE))
}
