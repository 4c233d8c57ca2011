import { z } from 'zod'
import { attributionFields, knownAttribution } from './attribution.ts'
import { botSignals } from './bot-signals.ts'
import { done, endpoint } from './endpoint.ts'
import {
  businessName,
  calendarDate,
  email,
  id,
  line,
  message,
  optional,
  personName,
  phone,
  prose,
  required,
  search,
  website,
} from './fields.ts'
import { type BusinessType, businessTypes, type ServiceInterest, serviceInterests } from './lead-options.ts'
import { jobStates } from './outbox.ts'

/** The source that the calls of the contact form send: it identifies them as one lead. */
export const CONTACT_FORM_SOURCE = 'Contact Form'

const contactDetails = {
  name: personName,
  email,
  phone: optional(phone),
  businessName: optional(businessName),
  businessType: optional(line(60)),
  currentWebsite: optional(website),
}

const leadSubmissionSchema = z.object({
  ...contactDetails,
  message: optional(message),
  source: optional(line(100)),
  ...attributionFields,
  ...botSignals,
})
export type LeadSubmission = z.output<typeof leadSubmissionSchema>

const contactEmailSchema = z.object({
  ...contactDetails,
  message: required(message, 'Message is required'),
  ...botSignals,
})

const leadNotificationSchema = z.object({
  ...contactDetails,
  source: required(line(100), 'Source is required'),
  notes: required(prose(5000), 'Notes are required'),
  ...botSignals,
})

/** The contact form as the visitor fills it in; it is mapped to the three calls when it is sent. */
export const contactFormSchema = z.object({
  name: personName,
  email,
  phone: optional(phone),
  businessName: optional(businessName),
  serviceInterest: z.enum(
    ['', ...(Object.keys(serviceInterests) as ServiceInterest[])],
    'Please choose a service from the list',
  ),
  message: required(message, 'Message is required'),
})
export type ContactForm = z.output<typeof contactFormSchema>

/** The lead form, on whichever page it stands. */
export const leadFormSchema = z.object({
  name: personName,
  email,
  phone: required(phone, 'Phone number is required'),
  businessName: required(businessName, 'Business name is required'),
  businessType: z.enum(
    Object.keys(businessTypes) as [BusinessType, ...BusinessType[]],
    'Please select your business type',
  ),
  currentWebsite: optional(website),
})
export type LeadForm = z.output<typeof leadFormSchema>

/** The same form as a browser posts it without a script: it names itself, as the call does. */
export const postedLeadFormSchema = leadFormSchema.extend({ source: leadSubmissionSchema.shape.source })

export const submitLead = endpoint({
  method: 'POST',
  path: '/api/contact-form',
  summary: 'Store a lead; mail and the notes database follow from the outbox',
  access: 'public',
  limit: 'form',
  repeat: 'key',
  body: leadSubmissionSchema,
  response: z.object({ success: z.literal(true), message: z.string(), id }),
})

export const sendContactEmail = endpoint({
  method: 'POST',
  path: '/api/email/contact',
  summary: 'Send a visitor’s message to the agency, answerable to the visitor',
  access: 'public',
  limit: 'form',
  repeat: 'key',
  body: contactEmailSchema,
  response: done,
})

export const sendLeadNotification = endpoint({
  method: 'POST',
  path: '/api/email/lead-notification',
  summary: 'Announce a lead to the agency; a lead that was announced already is not announced again',
  access: 'public',
  limit: 'form',
  repeat: 'key',
  body: leadNotificationSchema,
  response: done,
})

/** The agency's progress with a lead. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** Nothing is left to do about a lead that is won or lost. */
export const isClosed = (status: LeadStatus): boolean => status === 'won' || status === 'lost'

const leadSchema = z.object({
  id,
  createdAt: z.iso.datetime(),
  status: z.enum(leadStatuses),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  businessName: z.string(),
  businessType: z.string(),
  currentWebsite: z.string(),
  message: z.string(),
  source: z.string(),
  ...knownAttribution,
  /** Why the lead deserves a second look: `honeypot`, `too_fast`, `muted`; empty for most. */
  flags: z.array(z.string()),
  staffNotes: z.string(),
  /** The New York day on which to follow it up; null where nothing is planned, and once it is closed. */
  followUpOn: z.string().nullable(),
  /** The state of its mails and its copy in the notes database: outbox jobs, by their ids. */
  deliveries: z.array(
    z.object({ id, kind: z.string(), state: z.enum(jobStates), lastError: z.string().nullable() }),
  ),
})
export type Lead = z.output<typeof leadSchema>

export const leadFilterSchema = z.object({
  search,
  /** `due`: to be followed up today, or on a day that is over. */
  status: z.enum([...leadStatuses, 'flagged', 'due']).optional(),
  /** Newest first without it. Those that are due have an order of their own. */
  order: z.enum(['oldest']).optional(),
  /** `next` of the page before. */
  after: id.optional(),
})

/** Not a call: its answer is CSV, of the leads that the filter of `listLeads` matches. */
export const leadsCsvPath = '/api/admin/leads/export.csv'

export const listLeads = endpoint({
  method: 'GET',
  path: '/api/admin/leads',
  summary: 'Leads, newest first unless asked for otherwise; those that are due, the longest due first',
  access: 'administrator',
  query: leadFilterSchema,
  response: z.object({ leads: z.array(leadSchema), total: z.number().int(), next: z.string().nullable() }),
})

export const readLead = endpoint({
  method: 'GET',
  path: '/api/admin/leads/:id',
  summary: 'One lead',
  access: 'administrator',
  params: z.object({ id }),
  response: z.object({ lead: leadSchema }),
  errors: ['not_found'],
})

export const updateLead = endpoint({
  method: 'PUT',
  path: '/api/admin/leads/:id',
  summary: 'Change a lead’s status, the day of its next step and the agency’s own notes',
  access: 'administrator',
  act: 'lead.change',
  params: z.object({ id }),
  /** Omitted fields stay as they are: two people may work on one lead. */
  body: z
    .object({
      status: z.enum(leadStatuses).optional(),
      /** From today on, or null for no day; closing a lead removes it. */
      followUpOn: calendarDate.nullable().optional(),
      staffNotes: prose(5000, 'The notes').optional(),
      /** The notes being replaced: if somebody has written others meanwhile, nothing is changed. */
      staffNotesBefore: prose(5000).optional(),
    })
    .refine(({ status, followUpOn }) => !(status && isClosed(status) && followUpOn), {
      path: ['followUpOn'],
      message: 'A lead that is won or lost is not followed up',
    }),
  response: z.object({ lead: leadSchema }),
  errors: ['not_found', 'conflict'],
})
