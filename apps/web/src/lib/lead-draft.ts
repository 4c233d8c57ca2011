/** Key under which this tab keeps what was typed into a lead form, which is the same on every page. */
export const LEAD_DRAFT = 'lead-draft'
