import { storedText } from './stored-text.ts'

/** Since when the lead popup is silent for a day (LEAD-2), as a timestamp. */
export const silentSince = storedText('popup-closed-at')

/** For when it was closed, and when a visitor has just given what it asks for. */
export const silencePopup = () => silentSince.write(String(Date.now()))
