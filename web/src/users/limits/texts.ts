export const hotels = 'Hotels';
export const allHotels = 'All hotels';
export const allMyHotels = 'All my hotels';
export const findHotel = 'Find a hotel by name';
export const noHotelFound = 'No hotel has this name.';
export const noHotelChosen = 'Choose at least one hotel, or all of them.';
export const duties = 'Duties';
export const dutiesHint = 'Choose none to give all your duties.';
