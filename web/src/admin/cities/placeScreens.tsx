import type { ReactNode } from 'react';
import { timeZoneProblem } from '../../../../schema/nights';
import { nameProblemOf } from '../../../../schema/textRules';
import { paths } from '../../paths';
import { Photo } from '../../kit/Photo';
import { DeleteCity } from '../removal/DeleteCity';
import { DeleteHotelType } from '../removal/DeleteHotelType';
import { Action, Create } from '../table/Action';
import { Details, factsOf } from '../table/Details';
import { orderOf, pageOf, type Column, type Screen } from '../table/screen';
import {
  CityTableDocument,
  HotelTypeTableDocument,
  type CityTableQuery,
  type CityTableQueryVariables,
  type HotelTypeTableQuery,
  type HotelTypeTableQueryVariables,
} from './PlaceTables.generated';
import { UpdateCityDocument } from './cityRecord.generated';
import { UpdateHotelTypeDocument } from './hotelTypeRecord.generated';
import styles from './placeScreens.module.css';

type CityRow = CityTableQuery['cities'][number];
type HotelTypeRow = HotelTypeTableQuery['hotelTypes'][number];
type PlaceRow = CityRow | HotelTypeRow;
type PlaceSort = NonNullable<CityTableQueryVariables['sort']>;

const wordsOf = ({ id, name }: PlaceRow) => `${name} ${id}`;
const photoOf = ({ photo }: PlaceRow) => (photo ? 'Yes' : 'No');

const byName = { ascending: 'NAME_ASC', descending: 'NAME_DESC' };
const cityName: Column<CityRow> = {
  field: 'name',
  label: 'Name',
  sort: byName,
  text: ({ name }) => name,
  edit: {
    document: UpdateCityDocument,
    value: ({ name }) => name,
    rule: nameProblemOf('the name of the city'),
    input: ({ id, version }, name) => ({ cityId: id, version, name }),
  },
};
const typeName: Column<HotelTypeRow> = {
  field: 'name',
  label: 'Name',
  sort: byName,
  text: ({ name }) => name,
  edit: {
    document: UpdateHotelTypeDocument,
    value: ({ name }) => name,
    rule: nameProblemOf('the name of the hotel type'),
    input: ({ id, version }, name) => ({ hotelTypeId: id, version, name }),
  },
};
const timeZone: Column<CityRow> = {
  field: 'timeZone',
  label: 'Time zone',
  width: 200,
  text: (row) => row.timeZone,
  edit: {
    document: UpdateCityDocument,
    value: (row) => row.timeZone,
    rule: timeZoneProblem,
    input: ({ id, version }, zone) => ({ cityId: id, version, timeZone: zone }),
  },
};
const columns: readonly Column<PlaceRow>[] = [
  { field: 'id', label: 'Reference', width: 232, text: ({ id }) => id },
  {
    field: 'hotels',
    label: 'Hotels',
    width: 104,
    isNumber: true,
    sort: { ascending: 'HOTELS_ASC', descending: 'HOTELS_DESC' },
    text: ({ numberOfHotels }) => String(numberOfHotels),
  },
  { field: 'photo', label: 'Photo', width: 96, text: photoOf },
];
const cityColumns: readonly Column<CityRow>[] = [cityName, ...columns, timeZone];
const typeColumns: readonly Column<HotelTypeRow>[] = [typeName, ...columns];

/** The references of all cities. */
export const cityScreen: Screen<CityRow, CityTableQuery, CityTableQueryVariables> = {
  name: 'cities',
  title: 'City references',
  noun: 'city reference',
  document: CityTableDocument,
  variables: (state) => ({ sort: orderOf<PlaceSort>(state, cityColumns) }),
  isAudited: true,
  list: ({ cities }, state, page) => pageOf(cities, state, page, wordsOf),
  columns: cityColumns,
  filters: [],
  search: 'Name or reference',
  empty: 'No hotel city in the database !!!',
  nameOf: ({ name }) => name,
  details: (row) => (
    <PlaceDetails
      row={row}
      columns={cityColumns}
      actions={
        <>
          <Action to={`${paths.staffHotels()}?city=${row.id}`}>Show its hotels</Action>
          <Action to={paths.updateCity(row.id)}>Update</Action>
          <Action to={paths.cityCharges(row.id)}>Charges</Action>
          <Action to={paths.updateCityPhoto(row.id)}>Update photo</Action>
          <DeleteCity city={row} staysHere />
        </>
      }
    />
  ),
  actions: <Create to={paths.createCity()}>Create a city</Create>,
};

/** The references of all hotel types. */
export const hotelTypeScreen: Screen<HotelTypeRow, HotelTypeTableQuery, HotelTypeTableQueryVariables> = {
  name: 'hoteltypes',
  title: 'Hotel type references',
  noun: 'hotel type reference',
  document: HotelTypeTableDocument,
  variables: (state) => ({ sort: orderOf<PlaceSort>(state, typeColumns) }),
  isAudited: true,
  list: ({ hotelTypes }, state, page) => pageOf(hotelTypes, state, page, wordsOf),
  columns: typeColumns,
  filters: [],
  search: 'Name or reference',
  empty: 'No hotel type in the database !!!',
  nameOf: ({ name }) => name,
  details: (row) => (
    <PlaceDetails
      row={row}
      columns={typeColumns}
      actions={
        <>
          <Action to={paths.updateHotelType(row.id)}>Update</Action>
          <Action to={paths.updateHotelTypePhoto(row.id)}>Update photo</Action>
          <DeleteHotelType hotelType={row} staysHere />
        </>
      }
    />
  ),
  actions: <Create to={paths.createHotelType()}>Create a hotel type</Create>,
};

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ReactNode;
}

function PlaceDetails<Row extends PlaceRow>({ row, columns, actions }: Props<Row>) {
  return (
    <Details facts={factsOf(columns, row, { name: null, photo: null })} actions={actions}>
      <Photo src={row.photo ?? undefined} alt={`Photo of ${row.name}`} className={styles.photo} />
    </Details>
  );
}
