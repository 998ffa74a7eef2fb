import { LIMITS } from '../../../../schema/limits';
import { textProblem } from '../../../../schema/textRules';
import { paths } from '../../paths';
import { counted, dollars } from '../../kit/format';
import { Action, Create } from '../table/Action';
import { Details, factsOf } from '../table/Details';
import { orderOf, type Column, type Screen } from '../table/screen';
import {
  HotelTableDocument,
  type HotelTableQuery,
  type HotelTableQueryVariables,
} from './HotelTable.generated';
import { hotelFields } from './hotelFields';
import { UpdateHotelDocument } from './hotelRecord.generated';

type HotelRow = HotelTableQuery['hotels']['items'][number];
type HotelSort = NonNullable<HotelTableQueryVariables['sort']>;

const priceOf = ({ cheapestPriceCents: cents }: HotelRow) => (cents === null ? '' : dollars(cents));
const ratingOf = ({ ratingsAverage: average }: HotelRow) => average?.toFixed(1) ?? '';

const columns: readonly Column<HotelRow>[] = [
  {
    field: 'name',
    label: 'Name',
    sort: { ascending: 'NAME_ASC' },
    text: ({ name }) => name,
    edit: {
      document: UpdateHotelDocument,
      value: ({ name }) => name,
      rule: hotelFields.name.rule,
      input: ({ id, version }, name) => ({ hotelId: id, version, name }),
    },
  },
  { field: 'city', label: 'City', width: 152, text: ({ city }) => city.name },
  { field: 'type', label: 'Type', width: 136, text: ({ type }) => type.name },
  {
    field: 'address',
    label: 'Address',
    isOptional: true,
    text: ({ address }) => address ?? '',
    edit: {
      document: UpdateHotelDocument,
      value: ({ address }) => address ?? '',
      rule: textProblem('the address', LIMITS.shortText),
      input: ({ id, version }, address) => ({ hotelId: id, version, address }),
    },
  },
  {
    field: 'price',
    label: 'From, a night',
    width: 128,
    isNumber: true,
    sort: { ascending: 'PRICE_ASC', descending: 'PRICE_DESC' },
    text: priceOf,
  },
  {
    field: 'rating',
    label: 'Rating',
    width: 96,
    isNumber: true,
    sort: { descending: 'RATING_DESC' },
    text: ratingOf,
  },
  {
    field: 'ratings',
    label: 'Ratings',
    width: 96,
    isNumber: true,
    text: ({ numberOfRatings }) => String(numberOfRatings),
  },
  { field: 'id', label: 'Reference', width: 216, text: ({ id }) => id },
];

/** All hotels. */
export const hotelScreen: Screen<HotelRow, HotelTableQuery, HotelTableQueryVariables> = {
  name: 'hotels',
  title: 'Hotels',
  noun: 'hotel',
  document: HotelTableDocument,
  variables: (state, page) => ({
    filter: { text: state.text || undefined, cityId: state.filters.city },
    sort: orderOf<HotelSort>(state, columns) ?? 'NAME_ASC',
    ...page,
  }),
  isAudited: true,
  list: ({ hotels }) => hotels,
  columns,
  filters: [{ name: 'city', label: 'City', kind: 'city' }],
  search: 'Name of the hotel',
  empty: 'No hotel in the database !!!',
  nameOf: ({ name }) => name,
  details: (row) => (
    <Details
      facts={[
        ...factsOf(columns, row, {
          name: null,
          rating:
            row.ratingsAverage === null
              ? 'No ratings yet'
              : `${ratingOf(row)}, ${counted(row.numberOfRatings, 'rating')}`,
          ratings: null,
        }),
        ['Photos', row.photos.length],
      ]}
      actions={
        <>
          <Action isMain to={paths.hotel(row.id)}>
            Show the hotel
          </Action>
          <Action to={paths.updateHotel(row.id)}>Update</Action>
          <Action to={paths.bookingResults({ hotel: row.id })}>Bookings</Action>
          <Action to={paths.staffRooms({ hotel: row.id })}>Room types</Action>
          <Action to={paths.staffReviews({ hotel: row.id })}>Reviews</Action>
        </>
      }
    />
  ),
  actions: <Create to={paths.createHotel()}>Create a hotel</Create>,
};
