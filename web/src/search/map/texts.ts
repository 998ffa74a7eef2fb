// MapView
export const hotelsOutside = '{count, plural, one {Show # more hotel} other {Show # more hotels}}';
export const showHotels = '{count, plural, one {Show the hotel} other {Show the hotels}}';
export const approximateLocations = 'Locations are approximate. Grid: 1 mile';

// MapView, in place of the words of its library
export const map = 'Map';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const marker = 'Map marker';
export const attribution = 'Show or hide sources';
export const zoomWithCtrl = 'Use Ctrl + scroll to zoom the map';
export const zoomWithCommand = 'Use ⌘ + scroll to zoom the map';
export const moveWithTwoFingers = 'Use two fingers to move the map';

// northArrow
export const north = 'N';
export const northIsUp = 'North is up';

// ownFeatures
export const minutesOnFoot = '{count} min walk';

// ownStyle
export const coastlineSource = 'Coastlines: Natural Earth';

// distanceScale
