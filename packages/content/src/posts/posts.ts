import { post as appOrWebsite } from './app-or-website.ts'
import { post as barbershopFromWalkInsToBookings } from './barbershop-from-walk-ins-to-bookings.ts'
import { post as beforeAndAfterPhotos } from './before-and-after-photos.ts'
import { post as countPhoneCallsInAnalytics } from './count-phone-calls-in-analytics.ts'
import { post as firstThousandDollarsGoogleAds } from './first-thousand-dollars-google-ads.ts'
import { post as googleBusinessProfileChecklist } from './google-business-profile-checklist.ts'
import { post as howManyTownPages } from './how-many-town-pages.ts'
import { post as localServicesAdsOrSearchAds } from './local-services-ads-or-search-ads.ts'
import { post as marketingCalendarSouthShore } from './marketing-calendar-south-shore.ts'
import { post as missedCallTextBack } from './missed-call-text-back.ts'
import type { Post } from './post.ts'
import { post as restaurantDirectOrders } from './restaurant-direct-orders.ts'
import { post as searchConsoleTwentyMinutes } from './search-console-twenty-minutes.ts'
import { post as twoSecondWebsite } from './two-second-website.ts'
import { post as whatAChatbotShouldNotAnswer } from './what-a-chatbot-should-not-answer.ts'
import { post as whatSeoCostsOnLongIsland } from './what-seo-costs-on-long-island.ts'
import { post as whoOwnsYourWebsite } from './who-owns-your-website.ts'

const all: readonly Post[] = [
  appOrWebsite,
  barbershopFromWalkInsToBookings,
  beforeAndAfterPhotos,
  countPhoneCallsInAnalytics,
  firstThousandDollarsGoogleAds,
  googleBusinessProfileChecklist,
  howManyTownPages,
  localServicesAdsOrSearchAds,
  marketingCalendarSouthShore,
  missedCallTextBack,
  restaurantDirectOrders,
  searchConsoleTwentyMinutes,
  twoSecondWebsite,
  whatAChatbotShouldNotAnswer,
  whatSeoCostsOnLongIsland,
  whoOwnsYourWebsite,
]

/** The built-in posts, newest first: the blog without Notion, and its fallback when Notion fails (decision D22). */
export const posts: readonly Post[] = all.toSorted(
  (a, b) => Number(a.date < b.date) - Number(a.date > b.date),
)
