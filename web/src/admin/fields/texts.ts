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

// translations, language
export const otherLanguages = 'Other languages';
export const otherLanguagesText =
  'Guests who read one of these languages see the text in it. A text that is left empty is shown in the language of the hotel.';
export const translateInto = 'Language of the translation';
export const translatedInto = '{language}, {count} of {all}';
export const notTranslatedInto = '{language}, not translated';
export const textInLanguage = '{text} ({language})';
export const hotelLanguage = 'Language of the texts';
export const hotelLanguageHint = 'The language in which the hotel writes to its guests';
export const chooseLanguage = 'Choose a language';
export const chooseTheLanguage = 'Choose the language of the texts.';
