export const cities = 'Cities';
export const hotels = 'Hotels';
export const landmarks = 'Landmarks';
export const destinations = 'Destinations';
export const hotelIn = '{type} in {city}';
export const landmarkIn = '{city} · {count, plural, one {# hotel} other {# hotels}} nearby';
export const found =
  '{cities, plural, =0 {No cities} one {# city} other {# cities}}, {hotels, plural, =0 {no hotels} one {# hotel} other {# hotels}}, {landmarks, plural, =0 {no landmarks} one {# landmark} other {# landmarks}}. Use the arrow keys to choose.';
export const noMatch = 'Nothing matches “{text}”. Check the spelling, or choose one of these cities.';
export const chooseFromList = 'Choose a destination from the list.';
export const searching = 'Searching hotels and landmarks';
export const searchFailed = 'Hotels and landmarks could not be searched. Cities can be chosen.';
