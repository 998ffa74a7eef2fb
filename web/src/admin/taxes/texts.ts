// TaxesPage
export const totals = 'Totals';

// taxScreen
export const taxes = 'Taxes and fees';
export const taxCount = '{count, plural, one {# line} other {# lines}}';
export const noTaxes = 'No taxes or fees in this period.';
export const searchTaxes = 'City, hotel or tax';
export const city = 'City';
export const hotel = 'Hotel';
export const taxOrFee = 'Tax or fee';
export const nights = 'Nights';
export const roomPrice = 'Room revenue';
export const charged = 'Charged';
export const givenBack = 'Given back';
export const net = 'Net';
export const period = 'Period';
export const by = 'One line for each';
export const byCity = 'City';
export const deletedHotel = 'Deleted hotels';
export const taxOf = '{title}, {place}';

// ShownPeriod
export const shownPeriod = '{from} to {to}';
