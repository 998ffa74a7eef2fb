import { id, text, withDefault } from '../kit/address';

/** The longest text that is read as a reference. */
const MAX_REFERENCE = 100;

/** The hotel whose reviews are listed. */
export const REVIEWED_HOTEL = { hotel: id };
/** The review that is shown or changed. */
export const SHOWN_REVIEW = { review: withDefault(text(MAX_REFERENCE), '') };
/** The booking that is reviewed. */
export const REVIEWED_BOOKING = { booking: withDefault(text(MAX_REFERENCE), '') };
