import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import { Details, factsOf } from '../table/Details';
import { pageOf, type Column, type Screen } from '../table/screen';
import { ShownPeriod } from './ShownPeriod';
import { PERIOD, periodOf } from './periodOf';
import { TaxTableDocument, type TaxTableQuery, type TaxTableQueryVariables } from './TaxTable.generated';
import * as texts from './texts';

type TaxRow = TaxTableQuery['taxes'][number];

const cityOf = ({ cityName }: TaxRow): string => cityName ?? texts.deletedHotel;

const columns: readonly Column<TaxRow>[] = [
  { field: 'city', label: texts.city, text: cityOf },
  { field: 'hotel', label: texts.hotel, text: ({ hotelName }) => hotelName ?? '' },
  { field: 'title', label: texts.taxOrFee, text: ({ title }) => title },
  {
    field: 'charged',
    label: texts.charged,
    width: 112,
    isNumber: true,
    text: ({ chargedCents }) => dollars(chargedCents),
  },
  {
    field: 'givenBack',
    label: texts.givenBack,
    width: 112,
    isNumber: true,
    text: ({ givenBackCents }) => dollars(givenBackCents),
  },
  { field: 'net', label: texts.net, width: 112, isNumber: true, text: ({ netCents }) => dollars(netCents) },
  {
    field: 'nights',
    label: texts.nights,
    width: 88,
    isNumber: true,
    isExtra: true,
    text: ({ nights }) => String(nights),
  },
  {
    field: 'nightsTotal',
    label: texts.roomPrice,
    width: 120,
    isNumber: true,
    isExtra: true,
    text: ({ nightsCents }) => dollars(nightsCents),
  },
];

const BY_CITY = 'city';

/** Taxes and fees that folios charged and gave back in a period, by city, hotel and title. */
export const taxScreen: Screen<TaxRow, TaxTableQuery, TaxTableQueryVariables> = {
  name: 'taxes',
  title: texts.taxes,
  counted: texts.taxCount,
  document: TaxTableDocument,
  variables: ({ filters }) => ({
    filter: {
      ...periodOf(filters.period),
      hotelId: filters.hotel,
      cityId: filters.city,
      by: filters.by === BY_CITY ? 'CITY' : 'HOTEL',
    },
  }),
  list: ({ taxes }, state, page) =>
    pageOf(taxes, state, page, (row) => columns.map(({ text }) => text(row)).join(' ')),
  columns,
  filters: [
    PERIOD,
    { name: 'by', label: texts.by, kind: 'choice', choices: [[BY_CITY, texts.byCity]] },
    { name: 'city', label: texts.city, kind: 'city' },
    { name: 'hotel', label: texts.hotel, kind: 'hotel' },
  ],
  search: texts.searchTaxes,
  empty: texts.noTaxes,
  nameOf: (row) => fill(texts.taxOf, { title: row.title, place: row.hotelName ?? cityOf(row) }),
  details: (row) => <Details facts={factsOf(columns, row)} />,
  actions: <ShownPeriod />,
};
