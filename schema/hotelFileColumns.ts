import { HOUSE_RULE_FIELDS } from './houseRules';

/** The columns of a file of hotels as a table, in the order in which they are written. */
export const HOTEL_FILE_COLUMNS = [
  'record',
  'ref',
  'hotel',
  'name',
  'city',
  'type',
  'state',
  'timeZone',
  'address',
  'taxNumber',
  'description',
  'detailedDescription',
  'lat',
  'lon',
  'closestTouristLocation',
  'distanceMiles',
  'touristLocationLatitude',
  'touristLocationLongitude',
  'freeCancellationDays',
  'lateRefundPercent',
  ...HOUSE_RULE_FIELDS,
  'price',
  'maxPeople',
  'amenities',
  'photos',
  'roomNumbers',
  'roomDetails',
] as const;

type Row = Partial<Record<(typeof HOTEL_FILE_COLUMNS)[number], string>>;

/** One row of each kind, as examples of what an import reads. */
export const EXAMPLE_ROWS: readonly Row[] = [
  { record: 'city', name: 'Porto', state: '', timeZone: 'Europe/Lisbon' },
  { record: 'hotel type', name: 'Guest house' },
  {
    record: 'hotel',
    ref: 'example',
    name: 'Example House',
    city: 'Porto',
    type: 'Guest house',
    address: '1 Example Street',
    description: 'Six rooms by the river.',
    detailedDescription: 'Six rooms by the river, with breakfast on the terrace.',
    lat: '41.1403',
    lon: '-8.6110',
    amenities: 'Wi-Fi; Breakfast',
  },
  {
    record: 'room type',
    hotel: 'example',
    name: 'Double room',
    price: '120',
    maxPeople: '2',
    description: 'A double bed and a view of the river.',
    roomNumbers: '101; 102',
  },
];
