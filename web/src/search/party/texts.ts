/** Texts of the choice of guests and rooms. */

export const rooms = 'Rooms';
export const adults = 'Adults';
export const children = 'Children';
export const addChild = 'Add a child';
export const age = '{age, plural, =0 {Under 1 year} one {# year} other {# years}}';
export const childAged = 'Child, {age, plural, =0 {under 1 year} one {# year} other {# years}}';
export const removeChild = 'Remove {child}';
export const childrenCount =
  'Every child counts as a guest, whatever its age. A room is for as many guests as it says.';
export const done = 'Done';
