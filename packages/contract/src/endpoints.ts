import {
  beginSecondFactor,
  endOtherSessions,
  endSession,
  readSecurity,
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from './admin-security.ts'
import { checkFresh, confirmSession, readSession, signIn, signInWithCode, signOut } from './admin-session.ts'
import { listAudit } from './audit.ts'
import { listBlogPosts, readBlogPost } from './blog.ts'
import {
  changeManagedBooking,
  createBooking,
  joinWaitingList,
  readAvailability,
  readHours,
  readManagedBooking,
  readOffer,
} from './booking.ts'
import {
  cancelBooking,
  cancelBookingWith,
  changeBookingDetails,
  confirmBookingAgain,
  createBookingFor,
  leaveWaitingList,
  linkBooking,
  listBookings,
  listWaitingList,
  markNoShow,
  moveBooking,
  readCalendarFeed,
  renewCalendarFeed,
  settleBooking,
} from './booking-admin.ts'
import {
  listCampaigns,
  sendCustom,
  sendNewsletter,
  sendTestLetter,
  sendWelcome,
  stopCampaign,
} from './campaigns.ts'
import { askChat, deleteChat, handOverChat, listChats, listUnanswered, rateAnswer, readChat } from './chat.ts'
import { closeDays, closeHours, listClosedDays, openDays, openHours } from './closed-days.ts'
import { readConfig } from './config.ts'
import { readDiagnostics } from './diagnostics.ts'
import type { Endpoint } from './endpoint.ts'
import { readFigures } from './figures.ts'
import { healthz, readyz } from './health.ts'
import {
  listLeads,
  readLead,
  sendContactEmail,
  sendLeadNotification,
  submitLead,
  updateLead,
} from './leads.ts'
import { listMail, readMail } from './mailbox.ts'
import { subscribe } from './newsletter.ts'
import { listDrafts, readDraft, readNotion, syncNotion } from './notion-admin.ts'
import {
  beginOrder,
  confirmOrderAgain,
  correctBuyerEmail,
  listOrders,
  markOrderPaid,
  readAdminOrder,
  readPrintCost,
  retryOrder,
  settleReturn,
  shipOrder,
} from './order-admin.ts'
import { cancelOrder, giveUpOrder } from './order-cancel.ts'
import { correctOrderEmail } from './order-email.ts'
import { askForReturn } from './order-returns.ts'
import { createPrintOrder, findOrder, readOrder, readPrintOrder } from './orders.ts'
import { listJobs, retryJob, retryRefused, settleJob } from './outbox.ts'
import { noteRefund, refundPayment } from './payment-admin.ts'
import {
  confirmPayment,
  createPaymentIntent,
  readPaymentStatus,
  receivePrintifyEvent,
  receiveStripeEvent,
} from './payments.ts'
import { erasePerson, findPerson } from './people.ts'
import {
  decideHeldSync,
  listAdminProducts,
  readAdminProduct,
  syncProducts,
  updateAdminProduct,
} from './product-admin.ts'
import { listProducts, readProduct } from './products.ts'
import { changePromoCode, createPromoCode, listPromoCodes, lookUpPromoCode } from './promo-codes.ts'
import { requestRestock } from './restock.ts'
import { searchSite } from './search.ts'
import {
  eraseSubscriber,
  listSubscribers,
  restoreRefused,
  restoreSubscriber,
  unsubscribeSubscriber,
} from './subscribers.ts'

/** Every call of the API, in the order in which the documentation lists them. */
export const endpoints: readonly Endpoint[] = [
  readConfig,
  submitLead,
  sendContactEmail,
  sendLeadNotification,
  subscribe,
  sendNewsletter,
  sendWelcome,
  sendCustom,
  askChat,
  rateAnswer,
  handOverChat,
  deleteChat,
  createBooking,
  readAvailability,
  readHours,
  joinWaitingList,
  readOffer,
  readManagedBooking,
  changeManagedBooking,
  listBlogPosts,
  readBlogPost,
  listProducts,
  readProduct,
  requestRestock,
  searchSite,
  lookUpPromoCode,
  createPrintOrder,
  readPrintOrder,
  createPaymentIntent,
  confirmPayment,
  readPaymentStatus,
  refundPayment,
  receiveStripeEvent,
  receivePrintifyEvent,
  readOrder,
  findOrder,
  cancelOrder,
  giveUpOrder,
  correctOrderEmail,
  askForReturn,
  readDiagnostics,
  signIn,
  signInWithCode,
  readSession,
  checkFresh,
  confirmSession,
  signOut,
  readSecurity,
  beginSecondFactor,
  switchSecondFactorOn,
  switchSecondFactorOff,
  renewRecoveryCodes,
  endSession,
  endOtherSessions,
  listAudit,
  readFigures,
  listLeads,
  readLead,
  updateLead,
  listChats,
  readChat,
  listUnanswered,
  listSubscribers,
  unsubscribeSubscriber,
  restoreRefused,
  restoreSubscriber,
  eraseSubscriber,
  findPerson,
  erasePerson,
  sendTestLetter,
  listCampaigns,
  stopCampaign,
  listBookings,
  cancelBooking,
  cancelBookingWith,
  createBookingFor,
  moveBooking,
  linkBooking,
  confirmBookingAgain,
  changeBookingDetails,
  markNoShow,
  listWaitingList,
  leaveWaitingList,
  listClosedDays,
  closeDays,
  closeHours,
  openDays,
  openHours,
  readCalendarFeed,
  renewCalendarFeed,
  settleBooking,
  listAdminProducts,
  readAdminProduct,
  updateAdminProduct,
  syncProducts,
  decideHeldSync,
  listPromoCodes,
  createPromoCode,
  changePromoCode,
  listOrders,
  readAdminOrder,
  readPrintCost,
  retryOrder,
  markOrderPaid,
  noteRefund,
  shipOrder,
  beginOrder,
  confirmOrderAgain,
  correctBuyerEmail,
  settleReturn,
  listJobs,
  retryJob,
  settleJob,
  retryRefused,
  listDrafts,
  readDraft,
  readNotion,
  syncNotion,
  listMail,
  readMail,
  healthz,
  readyz,
]
