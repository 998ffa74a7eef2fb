import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { textProblem } from '../../../../schema/textRules';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { decimal, dollars } from '../../kit/format';
import { city } from '../cities/texts';
import { Action, Create } from '../table/Action';
import { Details, factsOf } from '../table/Details';
import { orderOf, type Column, type Screen } from '../table/screen';
import { hotels as hotelsText } from '../../kit/texts';
import { noHotelInDatabase } from '../../search/texts';
import {
  HotelTableDocument,
  type HotelTableQuery,
  type HotelTableQueryVariables,
} from './HotelTable.generated';
import { hotelFields } from './hotelFields';
import { UpdateHotelDocument } from './hotelRecord.generated';
import * as texts from './texts';

type HotelRow = HotelTableQuery['hotels']['items'][number];
type HotelSort = NonNullable<HotelTableQueryVariables['sort']>;

const priceOf = ({ cheapestPriceCents: cents }: HotelRow) => (cents === null ? '' : dollars(cents));
const ratingOf = ({ ratingsAverage: average }: HotelRow) => (average === null ? '' : decimal(average));

const columns: readonly Column<HotelRow>[] = [
  {
    field: 'name',
    label: texts.name,
    sort: { ascending: 'NAME_ASC' },
    text: ({ name }) => name,
    edit: {
      document: UpdateHotelDocument,
      value: ({ name }) => name,
      rule: hotelFields.name.rule,
      input: ({ id, version }, name) => ({ hotelId: id, version, name }),
    },
  },
  { field: 'city', label: city, width: 152, text: (hotel) => hotel.city.name },
  { field: 'type', label: texts.type, width: 136, text: ({ type }) => type.name },
  {
    field: 'address',
    label: texts.address,
    isOptional: true,
    text: ({ address }) => address ?? '',
    edit: {
      document: UpdateHotelDocument,
      value: ({ address }) => address ?? '',
      rule: textProblem(texts.theAddress, LIMITS.shortText),
      input: ({ id, version }, address) => ({ hotelId: id, version, address }),
    },
  },
  {
    field: 'price',
    label: texts.priceFrom,
    width: 128,
    isNumber: true,
    sort: { ascending: 'PRICE_ASC', descending: 'PRICE_DESC' },
    text: priceOf,
  },
  {
    field: 'rating',
    label: texts.rating,
    width: 96,
    isNumber: true,
    sort: { descending: 'RATING_DESC' },
    text: ratingOf,
  },
  {
    field: 'open',
    label: texts.booking,
    width: 104,
    text: ({ openForBooking }) => (openForBooking ? texts.open : texts.notOpen),
  },
  {
    field: 'ratings',
    label: texts.ratings,
    width: 96,
    isExtra: true,
    isNumber: true,
    text: ({ numberOfRatings }) => String(numberOfRatings),
  },
  { field: 'id', label: texts.reference, width: 216, isExtra: true, text: ({ id }) => id },
];

/** All hotels. */
export const hotelScreen: Screen<HotelRow, HotelTableQuery, HotelTableQueryVariables> = {
  name: 'hotels',
  title: texts.hotels,
  counted: hotelsText,
  document: HotelTableDocument,
  variables: (state, page) => ({
    filter: { text: state.text || undefined, cityId: state.filters.city, withNotOpen: true },
    sort: orderOf<HotelSort>(state, columns) ?? 'NAME_ASC',
    ...page,
  }),
  isAudited: true,
  list: ({ hotels }) => hotels,
  columns,
  filters: [{ name: 'city', label: city, kind: 'city' }],
  search: texts.search,
  empty: noHotelInDatabase,
  nameOf: ({ name }) => name,
  details: (row) => (
    <Details
      facts={[
        ...factsOf(columns, row, {
          name: null,
          rating:
            row.ratingsAverage === null
              ? texts.noRatings
              : fill(texts.ratingOf, { rating: ratingOf(row), count: row.numberOfRatings }),
          ratings: null,
        }),
        [texts.photos, row.photos.length],
      ]}
      actions={
        <>
          <Action isMain to={paths.hotel(row.id)}>
            {texts.showHotel}
          </Action>
          <Action to={staffPaths.updateHotel(row.id)}>{texts.update}</Action>
          <Action to={staffPaths.bookingResults({ hotel: row.id })}>{texts.bookings}</Action>
          <Action to={staffPaths.staffRooms({ hotel: row.id })}>{texts.roomTypes}</Action>
          <Action to={staffPaths.staffReviews({ hotel: row.id })}>{texts.reviews}</Action>
        </>
      }
    />
  ),
  actions: <Create to={staffPaths.createHotel()}>{texts.createTitle}</Create>,
};

/** The hotels of a member's teams, which only administrators add. */
export const ownHotelScreen = (ids: string[]): typeof hotelScreen => ({
  ...hotelScreen,
  variables: (state, page) => {
    const all = hotelScreen.variables(state, page);
    return { ...all, filter: { ...all.filter, ids } };
  },
  actions: undefined,
});
