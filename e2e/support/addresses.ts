/** The ports of a run's servers; E2E_PORT moves them all. */
const firstPort = Number(process.env.E2E_PORT ?? 4300)

export const ports = {
  /** The website with its own stand-ins, as without any key. */
  demo: firstPort,
  /** The website with stand-ins whose faults a test can switch on. */
  faults: firstPort + 1,
  mail: firstPort + 2,
  notion: firstPort + 3,
  control: firstPort + 4,
  chat: firstPort + 9,
  /** The website whose administrator's account a test may change. */
  security: firstPort + 10,
  printify: firstPort + 11,
  stripe: firstPort + 12,
}

export const urlOf = (name: keyof typeof ports) => `http://127.0.0.1:${ports[name]}`

export const administrator = { email: 'owner@beacon.test', password: 'correct horse battery' }

/** The stand-in's Stripe account, whose keys never change. */
export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
}

/** The merchant's account at the Printify stand-in. */
export const printifyShop = { token: 'printify_stand_in', id: '555001' }
