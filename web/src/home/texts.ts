// HomePage, Hero
export const home = 'Home';
export const heroHeading = 'A good room, wherever you’re going';

// SearchBar
export const findHotel = 'Find a hotel';
export const destination = 'Destination';
export const destinationPlaceholder = 'Where to?';
export const search = 'Search';

// DestinationPrompt
export const selectDestination = 'Select a destination';
export const selectDestinationText = 'Choose the city where you want to stay, then search again.';
export const continueSearch = 'Continue';

// Reasons
export const whyBookHere = 'Why book here';
export const clearTerms = 'Clear cancellation terms';
export const clearTermsText = 'Every hotel shows its terms before you pay.';
export const securePayment = 'Secure payment';
export const securePaymentText = 'You pay through our card provider. We never see your card number.';
export const realReviews = 'Real reviews';
export const realReviewsText = 'Only guests who booked and stayed can write one.';
export const exactRoom = 'Pick your exact room';
export const exactRoomText = 'We hold it for you while you pay.';

// Cities
export const whereToNext = 'Where to next?';
export const previousCities = 'Previous cities';
export const nextCities = 'Next cities';

// HotelTypes
export const browseByType = 'Browse by hotel type';

// Recent
export const recentlyViewed = 'Recently viewed';
export const yourLastSearch = 'Your last search';
export const continueYourSearch = 'Continue your search: {city}, {dates}, {guests}';
export const clear = 'Clear';

// TopHotels, TopHotelCard
export const bestRated = 'Best rated';
export const allHotels = 'All hotels';
export const typeInCity = '{type} in {city}';
export const fromPrice = 'from {price} a night';
