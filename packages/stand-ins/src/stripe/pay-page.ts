import { createHash } from 'node:crypto'
import type { Answer } from '../http-server.ts'
import { type Session, totalOf } from './sessions.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const STYLE = `
:root{color-scheme:light dark;--ink:#14202b;--muted:#586672;--ground:#f5f2ea;--paper:#fffdf9;--line:#d9d2c3;--accent:#1f5fa8;--bad:#a8231d}
@media (prefers-color-scheme:dark){:root{--ink:#eceff2;--muted:#a6b2bd;--ground:#0e1720;--paper:#16222d;--line:#2f3e4b;--accent:#8cc0ff;--bad:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif}
.notice{margin:0;padding:10px 20px;background:#ffab2e;color:#14202b;text-align:center;font-size:14px}
main{max-width:920px;margin:0 auto;padding:40px 20px;display:grid;gap:40px}
@media (min-width:760px){main{grid-template-columns:1fr 1fr;padding-top:72px}}
h1{margin:0 0 4px;font-size:16px;font-weight:500;color:var(--muted)}
.total{margin:0 0 24px;font-size:40px;font-weight:650;letter-spacing:-.02em}
ul{list-style:none;margin:0;padding:0}
.lines li{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-top:1px solid var(--line)}
.lines span:last-child{white-space:nowrap;font-variant-numeric:tabular-nums}
form,.cards{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:24px}
label{display:block;margin-bottom:16px;font-size:14px;font-weight:550}
input{display:block;width:100%;margin-top:6px;padding:11px 12px;border:1px solid var(--line);border-radius:6px;background:transparent;color:inherit;font:16px/1.4 ui-monospace,monospace}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button{width:100%;padding:13px;border:0;border-radius:6px;background:var(--accent);color:var(--paper);font-family:inherit;font-size:16px;font-weight:600;cursor:pointer}
button.plain{margin-top:10px;background:transparent;color:inherit;border:1px solid var(--line)}
a{color:var(--accent)}
.error{margin:0 0 16px;padding:12px 14px;border-left:3px solid var(--bad);color:var(--bad)}
.cards{margin-top:20px;padding:16px 24px;font-size:14px;color:var(--muted)}
.cards h2{margin:0 0 8px;font-size:14px;font-weight:600;color:var(--ink)}
.cards li{display:flex;justify-content:space-between;gap:12px;padding:4px 0}
.cards code{color:var(--ink);white-space:nowrap}
.back{margin:32px 0 0;font-size:14px}`

const styleHash = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'insufficient funds'],
  ['4000 0000 0000 3220', 'asks the bank first'],
] as const

/** The hosted payment page: the order on one side, the card on the other; works without script. */
export function payPage(session: Session, state: { error?: string; asksBank?: boolean } = {}): Answer {
  const form = state.asksBank ? bankForm() : cardForm(session, state.error)
  return page(
    state.error ? 402 : 200,
    `<main><section><h1>Pay</h1><p class="total">${dollars(totalOf(session))}</p><ul class="lines">${session.lines
      .map(
        ({ name, unitAmount, quantity }) =>
          `<li><span>${escaped(name)}${quantity > 1 ? ` × ${quantity}` : ''}</span><span>${dollars(unitAmount * quantity)}</span></li>`,
      )
      .join('')}</ul>${
      session.cancelUrl
        ? `<p class="back"><a href="${escaped(session.cancelUrl)}">Back to the shop</a></p>`
        : ''
    }</section><section>${form}</section></main>`,
    session,
  )
}

function cardForm(session: Session, error: string | undefined): string {
  return `<form method="post">${error ? `<p class="error" role="alert">${escaped(error)}</p>` : ''}
<label>Card number<input name="number" inputmode="numeric" autocomplete="off" required value="4242 4242 4242 4242"></label>
<div class="pair"><label>Expiry (MM / YY)<input name="expiry" inputmode="numeric" autocomplete="off" required value="12 / 34"></label>
<label>Security code<input name="cvc" inputmode="numeric" autocomplete="off" required value="123"></label></div>
<button>Pay ${dollars(totalOf(session))}</button></form>
<div class="cards"><h2>Test cards</h2><ul>${TEST_CARDS.map(([number, effect]) => `<li><code>${number}</code><span>${effect}</span></li>`).join('')}</ul></div>`
}

const bankForm = () =>
  `<form method="post"><p><strong>Your bank asks whether this is you.</strong></p>
<button name="bank" value="approve">Complete authentication</button>
<button class="plain" name="bank" value="refuse">Fail authentication</button></form>`

/** What a page says that cannot be paid on any more: whoever has paid finds the order again, not an empty cart. */
export function closedPage(session: Session): Answer {
  const isPaid = session.status === 'complete'
  const back = isPaid ? returnAddress(session) : session.cancelUrl
  const words = isPaid ? 'This order has been paid.' : 'This payment page has expired.'
  const link = back ? `<p><a href="${escaped(back)}">Back to the shop</a></p>` : ''
  return page(410, `<main><section><h1>${words}</h1>${link}</section></main>`, session)
}

function page(status: number, body: string, { successUrl }: Session): Answer {
  return {
    status,
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Demo payment page</title><style>${STYLE}</style></head><body><p class="notice">Demo payment page: no card is charged. Use a test card.</p>${body}</body></html>`,
    headers: {
      // The answer to the form leads back to the shop, and a policy counts that as the form's destination.
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src ${styleHash}; form-action 'self' ${new URL(successUrl).origin}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    },
  }
}

const returnAddress = ({ successUrl, id }: Session) => successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id)

/** Sends a buyer who has paid back to the shop. */
export const returnTo = (session: Session): Answer => ({
  status: 303,
  body: '',
  headers: { location: returnAddress(session) },
})
