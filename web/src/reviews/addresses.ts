import { id, text, withDefault } from '../kit/address';

/** Characters of a reference, or of what was typed for one, at most. */
const REFERENCE = 100;

/** The hotel whose reviews are listed. */
export const REVIEWED_HOTEL = { hotel: id };
/** The review that is shown or changed. */
export const SHOWN_REVIEW = { review: withDefault(text(REFERENCE), '') };
/** The booking that is reviewed. */
export const REVIEWED_BOOKING = { booking: withDefault(text(REFERENCE), '') };
