/** Texts of the extras of a booking, for staff. */

// BookingExtras
export const extras = 'Extras';
export const addExtra = 'Add extra';
export const noExtras = 'Nothing has been added to this booking yet.';
export const noneForSale = 'This hotel sells no extras at the front desk.';
export const setUp = 'Set up its extras';
export const extrasNotLoaded = 'The extras could not be loaded.';
export const added = '{words} added for {price}.';
export const removed = '{words} removed.';

// SoldExtra
export const soldBy = '{moment}, {name}';
export const removedBy = 'Removed {moment} by {name}: {reason}';
export const deletedUser = 'a deleted user';
export const remove = 'Remove';
export const removeExtra = 'Remove {words}';

// AddExtraDialog
export const addTitle = 'Add an extra';
export const priceMeans = 'The guest owes the price until it is paid. Prices include taxes.';
export const extra = 'Extra';
export const extraForPrice = '{title} – {price} {unit}';
export const extraForOnce = '{title} – {price}';
export const people = 'Persons';
export const pieces = 'Quantity';
export const nights = 'Nights';
export const note = 'Note (optional)';
export const noteHint = 'The guest can read it.';
export const enterQuantity = 'Enter a whole number, 1 to {most}.';
export const total = 'Total';
export const cancel = 'Cancel';
export const addFor = 'Add for {price}';
export const add = 'Add';

// RemoveExtraDialog
export const removeTitle = 'Remove this extra?';
export const extraAndPrice = '{words}, {price}';
export const owesLess = 'The guest owes {amount} less.';
export const keep = 'Keep it';
export const confirmRemove = 'Remove extra';
