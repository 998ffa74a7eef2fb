/** Texts of the screens of room types. */

// roomFields
export const roomType = 'Room type';
export const searchByTitle = 'Search by title or reference';
export const anotherHotel = 'Move to another hotel';
export const title = 'Title';
export const theTitle = 'the title of the room';
export const pricePerNight = 'Price per night, in $';
export const maxPeople = 'Max people';
export const maxPeopleDefaultHint = '2 if left blank.';
export const enterMaxPeople = 'Enter a number of people from 1 to {most}.';
export const description = 'Description';
export const roomNumbers = 'Room numbers';
export const roomNumbersHint = 'Separate with commas: 101, 102. Enter a range as 201-210.';
export const amenities = 'Amenities';
export const amenitiesHint = 'Separate with commas: King bed, Bathtub, Balcony';
export const addRooms = 'Add rooms';
export const removeRooms = 'Remove rooms';
export const removeRoomsHint = 'Separate with commas: 101, 102, 201-210';
export const andMore = '{numbers} and {count} more';

// roomRecord
export const createTitle = 'Add room type';
export const createIntro =
  'A group of similar rooms at the same price, each with its own number. If the hotel is open for booking, guests can book them at once.';
export const roomNumbersText = 'Each number can be used only once in a hotel.';
export const amenitiesText = 'What these rooms offer beyond the amenities of the hotel.';
export const created = '{title} has been created. Add photos next.';
export const updateTitle = 'Update room type';
export const updateIntro = 'Choose a room type, then change what you need.';
export const numbersAndHotel = 'Room numbers and hotel';
export const numbersAndHotelText =
  'Blank fields stay the same. Removing rooms, or moving them all to another hotel, cancels their upcoming bookings. We ask you to confirm first.';
export const updated = '{title} has been updated.';
export const updatedWithPrice = '{title} has been updated. A night costs {price}.';

// RoomActions
export const manageRoom = 'Manage this room';
export const updateRoom = 'Update room';
export const updatePhotos = 'Update photos';
export const deleteRoom = 'Delete room';

// roomTypeScreen
export const roomTypes = 'Room types';
export const price = 'Price per night';
export const people = 'People';
export const photos = 'Photos';
export const reference = 'Reference';
export const search = 'Reference, title or hotel';

// RoomTypeDetails
export const showRoom = 'View room';
export const update = 'Update';

// RoomNumbersDialog
export const roomNumbersOf = 'Room numbers of {title}';
export const roomNumbersIntro = 'Guests see these details when they choose a room. All fields are optional.';
export const loadingRoomNumbers = 'Loading room numbers';
export const noRoomNumbers = 'This room type has no room numbers yet.';
export const onlyFirstNumbers =
  'Only the first {count} room numbers are shown. Use Import and export for the others.';

// RoomDetailTable
export const number = 'Number';
export const floor = 'Floor';
export const view = 'View';
export const beds = 'Beds';
export const floorOfRoom = 'Floor of room {number}';
export const viewOfRoom = 'View of room {number}';
export const bedsOfRoom = 'Beds of room {number}';
export const enterFloor = 'Enter a whole number from {lowest} to {highest}. 0 is the ground floor.';
export const cityView = 'city view';
export const courtyardView = 'courtyard view';
export const gardenView = 'garden view';
export const mountainView = 'mountain view';
export const poolView = 'pool view';
export const seaView = 'sea view';
export const streetView = 'street view';
export const oneDoubleBed = '1 double bed';
export const oneKingBed = '1 king bed';
export const oneQueenBed = '1 queen bed';
export const twoDoubleBeds = '2 double beds';
export const twoSingleBeds = '2 single beds';
