// DayNavigation
export const dates = 'Dates';
export const earlier = '{step} earlier';
export const today = 'Today';
export const later = '{step} later';

// HotelChooser
export const hotel = 'Hotel';
export const allHotels = 'All hotels';
export const allMyHotels = 'All my hotels';

// ReferenceField
export const referenceOf = 'Reference {id}';
export const noMatch = 'No match for this name or reference.';

// outdated
export const someoneElse = 'Someone else';
export const fieldsChanged =
  '{name} changed this while you were editing: {fields}. Your changes are not saved yet, and what you typed is kept. Check the current values in and below the fields, then continue.';
export const recordChanged =
  '{name} changed this while you were editing. Your changes are not saved yet, and what you typed is kept. Check the current values in and below the fields, then continue.';

// rules
export const tooLong = 'Enter at most {count} characters.';
export const enterRoomNumbers = 'Enter room numbers, separated by commas, such as 101, 102, 201-210.';
export const tooManyRoomNumbers = 'Enter at most {count} room numbers at once.';
