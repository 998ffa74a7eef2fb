/** Texts of the screens of cities and property types. */

// Fields, of both and of forms that name them
export const city = 'City';
export const cityName = 'City name';
export const propertyType = 'Property type';
export const name = 'Name';
export const newName = 'New name';
export const timeZone = 'Time zone';
export const timeZoneOptional = 'Time zone (optional)';
export const timeZoneHint = 'Sets the local date at its hotels.';
export const timeZoneDefaultHint =
  'Sets the local date at its hotels, for example Europe/Lisbon. UTC if left blank.';
export const searchByName = 'Search by name or reference';
export const chooseCity = 'Choose the city.';
export const choosePropertyType = 'Choose the property type.';
export const theCityName = 'the name of the city';
export const thePropertyTypeName = 'the name of the property type';

// cityRecord
export const createCityTitle = 'Create a city';
export const createCityIntro =
  'Guests can choose it as a destination at once. It appears on the home page once it has a hotel.';
export const cityCreated = 'The city {name} has been created.';
export const updateCityTitle = 'Update a city';
export const updateCityIntro = 'Choose a city, then change what you need.';
export const cityUpdated = 'The city {name} has been updated.';

// hotelTypeRecord
export const createTypeTitle = 'Create a property type';
export const createTypeIntro =
  'For example Apartments, Motel or Resort. Guests can filter their search by property type.';
export const typeCreated = 'The property type {name} has been created.';
export const updateTypeTitle = 'Update a property type';
export const updateTypeIntro = 'The new name appears at once on all hotels of this type.';
export const typeUpdated = 'The property type {name} has been updated.';

// taxonomyScreens
export const cities = 'Cities';
export const cityCount = '{count, plural, one {# city} other {# cities}}';
export const propertyTypes = 'Property types';
export const typeCount = '{count, plural, one {# property type} other {# property types}}';
export const reference = 'Reference';
export const hotels = 'Hotels';
export const photo = 'Photo';
export const yes = 'Yes';
export const no = 'No';
export const nameOrReference = 'Name or reference';
export const showHotels = 'View hotels';
export const update = 'Update';
export const charges = 'Charges';
export const updatePhoto = 'Update photo';
export const photoOf = 'Photo of {name}';

// PhotoForm
export const unknownCity = 'No city has this reference.';
export const unknownPropertyType = 'No property type has this reference.';
export const updateCityPhotoTitle = 'Update city photo';
export const updateCityPhotoIntro =
  'Shown on the home page and wherever the city is listed. One .jpg file, up to 5 MB.';
export const updateTypePhotoTitle = 'Update property type photo';
export const updateTypePhotoIntro =
  'Shown on the home page and in the counts by type. One .jpg file, up to 5 MB.';
export const currentPhoto = 'Current photo of {name}';
export const proceed = 'Continue';

// CityChargesPage
export const chargesTitle = 'City charges';
export const chargesIntro =
  'Taxes and fees that guests pay on top of the room price, each on its own line of quotes and receipts. Existing bookings keep the charges they were made with.';
export const chargesOrder = 'In the order guests see them.';
export const addCharge = 'Add charge';
export const chargesUpdated = 'The charges of {name} have been updated.';
export const currentCharges = 'Now: {charges}';
export const percentCharge = '{title}, {amount}% of the room price';
export const nightCharge = '{title}, ${amount} per room and night';
export const stayCharge = '{title}, ${amount} per room and stay';
export const noCharges = 'no charges';
export const enterPercentage = 'Enter a percentage, such as 2 or 2.50.';

// ChargeRow
export const chargeNumber = 'Charge {number}';
export const amount = 'Amount';
export const chargedAs = 'Charged as';
export const percentOfRooms = '% of the room price';
export const dollarsPerNight = '$ per room and night';
export const dollarsPerStay = '$ per room and stay';
export const removeCharge = 'Remove {title}';
export const removeChargeNumber = 'Remove charge {number}';
export const namesInLanguages = 'Names in other languages';
export const namesInLanguagesText =
  'Guests read the name in their language. Where there is none, they read the name above.';
