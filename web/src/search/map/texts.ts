// MapView
export const hotelsOutside = '{count, plural, one {Show # more hotel} other {Show # more hotels}}';
export const showHotels = '{count, plural, one {Show the hotel} other {Show the hotels}}';
export const approximateLocations = 'Locations are approximate. Grid: 1 mile';

// northArrow
export const north = 'N';
export const northIsUp = 'North is up';

// ownFeatures
export const minutesOnFoot = '{count} min walk';

// ownStyle
export const coastlineSource = 'Coastlines: Natural Earth';

// milesScale
