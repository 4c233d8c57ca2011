import { PUBLIC_URL_PLACEHOLDER } from '@beacon/contract/public-url'
import { paths } from '@beacon/rules/paths'
import { isPrivatePage } from '@beacon/rules/private-pages'
import type { Config } from '../config.ts'
import { html } from '../html.ts'
import { type PagePolicy, pageHeaders } from './headers.ts'

export type InstallationSettings = Pick<
  Config,
  'publicUrl' | 'demo' | 'integrations' | 'tagManagerId' | 'adClientId' | 'mapEmbedUrl' | 'reviewsUrl'
>

/** What the build does not know of a page: its public address, and third-party tags and frames. */
export interface Installation {
  /** Puts the public address and the identifiers into a rendered page. */
  finish(page: string): string
  headersOf(path: string, policy: PagePolicy): Record<string, string>
}

/** The settings are read once: they do not change while the process runs. */
export function createInstallation(settings: InstallationSettings): Installation {
  const facts = factsOf(settings)
  const hasTags = Boolean(settings.tagManagerId ?? settings.adClientId)
  return {
    finish: (page) =>
      page.replaceAll(PUBLIC_URL_PLACEHOLDER, settings.publicUrl).replace('data-demo="off"', facts),
    headersOf(path, policy) {
      const tags = hasTags && !isPrivatePage(path)
      const cards = settings.integrations.payments === 'on' && takesCards(path)
      return pageHeaders({ ...policy, frames: framesOf(path, settings), tags, cards }, settings.publicUrl)
    },
  }
}

const takesCards = (path: string): boolean => /^\/((store\/)?checkout|booking)$/i.test(path)

/**
 * The back office frames mails of our own, the contact page the owner's map: it is shown in the document of whatever
 * public page led to it.
 */
function framesOf(path: string, { mapEmbedUrl }: InstallationSettings): string[] {
  if (path.toLowerCase().startsWith(paths.admin)) return ["'self'"]
  return mapEmbedUrl && !isPrivatePage(path) ? [new URL(mapEmbedUrl).origin] : []
}

/** In demo mode the document is as it was built. */
const CARDS = { on: 'live', off: 'off', demo: undefined } as const

/**
 * What the document says about this installation: demo or not, and if so whether it sends mail, cards or not, and the
 * public identifiers of others.
 */
function factsOf(settings: InstallationSettings): string {
  const { demo, integrations, tagManagerId, adClientId, mapEmbedUrl, reviewsUrl } = settings
  const attributes = {
    'data-demo': demo ? 'on' : 'off',
    'data-tag-manager': tagManagerId,
    'data-map-embed': mapEmbedUrl,
    'data-reviews-url': reviewsUrl,
    'data-ad-client': adClientId,
    'data-cards': CARDS[integrations.payments],
    'data-mail': demo && integrations.mail === 'on' ? 'live' : undefined,
  }
  return Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([name, value]) => html`${name}="${value ?? ''}"`.markup)
    .join(' ')
}
