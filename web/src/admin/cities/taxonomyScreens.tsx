import type { ReactNode } from 'react';
import { fill } from '../../../../schema/fill';
import { timeZoneProblem } from '../../../../schema/nights';
import { nameProblemOf } from '../../../../schema/textRules';
import { staffPaths } from '../staffPaths';
import { Photo } from '../../kit/Photo';
import { DeleteCity } from '../removal/DeleteCity';
import { DeleteHotelType } from '../removal/DeleteHotelType';
import { Action, Create } from '../table/Action';
import { Details, factsOf } from '../table/Details';
import { orderOf, pageOf, type Column, type Screen } from '../table/screen';
import { noCities, noTypes } from '../../hotels/texts';
import {
  CityTableDocument,
  HotelTypeTableDocument,
  type CityTableQuery,
  type CityTableQueryVariables,
  type HotelTypeTableQuery,
  type HotelTypeTableQueryVariables,
} from './TaxonomyTables.generated';
import { UpdateCityDocument } from './cityRecord.generated';
import { UpdateHotelTypeDocument } from './hotelTypeRecord.generated';
import * as texts from './texts';
import styles from './taxonomyScreens.module.css';

type CityRow = CityTableQuery['cities'][number];
type HotelTypeRow = HotelTypeTableQuery['hotelTypes'][number];
type TaxonomyRow = CityRow | HotelTypeRow;
type TaxonomySort = NonNullable<CityTableQueryVariables['sort']>;

const wordsOf = ({ id, name }: TaxonomyRow) => `${name} ${id}`;
const photoOf = ({ photo }: TaxonomyRow) => (photo ? texts.yes : texts.no);

const byName = { ascending: 'NAME_ASC', descending: 'NAME_DESC' };
const cityName: Column<CityRow> = {
  field: 'name',
  label: texts.name,
  sort: byName,
  text: ({ name }) => name,
  edit: {
    document: UpdateCityDocument,
    value: ({ name }) => name,
    rule: nameProblemOf(texts.theCityName),
    input: ({ id, version }, name) => ({ cityId: id, version, name }),
  },
};
const typeName: Column<HotelTypeRow> = {
  field: 'name',
  label: texts.name,
  sort: byName,
  text: ({ name }) => name,
  edit: {
    document: UpdateHotelTypeDocument,
    value: ({ name }) => name,
    rule: nameProblemOf(texts.thePropertyTypeName),
    input: ({ id, version }, name) => ({ hotelTypeId: id, version, name }),
  },
};
const timeZone: Column<CityRow> = {
  field: 'timeZone',
  label: texts.timeZone,
  width: 200,
  text: (row) => row.timeZone,
  edit: {
    document: UpdateCityDocument,
    value: (row) => row.timeZone,
    rule: timeZoneProblem,
    input: ({ id, version }, zone) => ({ cityId: id, version, timeZone: zone }),
  },
};
const columns: readonly Column<TaxonomyRow>[] = [
  { field: 'id', label: texts.reference, width: 232, text: ({ id }) => id },
  {
    field: 'hotels',
    label: texts.hotels,
    width: 104,
    isNumber: true,
    sort: { ascending: 'HOTELS_ASC', descending: 'HOTELS_DESC' },
    text: ({ numberOfHotels }) => String(numberOfHotels),
  },
  { field: 'photo', label: texts.photo, width: 96, text: photoOf },
];
const cityColumns: readonly Column<CityRow>[] = [cityName, ...columns, timeZone];
const typeColumns: readonly Column<HotelTypeRow>[] = [typeName, ...columns];

/** All cities, with their references. */
export const cityScreen: Screen<CityRow, CityTableQuery, CityTableQueryVariables> = {
  name: 'cities',
  title: texts.cities,
  counted: texts.cityCount,
  document: CityTableDocument,
  variables: (state) => ({ sort: orderOf<TaxonomySort>(state, cityColumns) }),
  isAudited: true,
  list: ({ cities }, state, page) => pageOf(cities, state, page, wordsOf),
  columns: cityColumns,
  filters: [],
  search: texts.nameOrReference,
  empty: noCities,
  nameOf: ({ name }) => name,
  details: (row) => (
    <TaxonomyDetails
      row={row}
      columns={cityColumns}
      actions={
        <>
          <Action to={`${staffPaths.staffHotels()}?city=${row.id}`}>{texts.showHotels}</Action>
          <Action to={staffPaths.updateCity(row.id)}>{texts.update}</Action>
          <Action to={staffPaths.cityCharges(row.id)}>{texts.charges}</Action>
          <Action to={staffPaths.updateCityPhoto(row.id)}>{texts.updatePhoto}</Action>
          <DeleteCity city={row} staysHere />
        </>
      }
    />
  ),
  actions: <Create to={staffPaths.createCity()}>{texts.createCityTitle}</Create>,
};

/** All hotel types, with their references. */
export const hotelTypeScreen: Screen<HotelTypeRow, HotelTypeTableQuery, HotelTypeTableQueryVariables> = {
  name: 'hoteltypes',
  title: texts.propertyTypes,
  counted: texts.typeCount,
  document: HotelTypeTableDocument,
  variables: (state) => ({ sort: orderOf<TaxonomySort>(state, typeColumns) }),
  isAudited: true,
  list: ({ hotelTypes }, state, page) => pageOf(hotelTypes, state, page, wordsOf),
  columns: typeColumns,
  filters: [],
  search: texts.nameOrReference,
  empty: noTypes,
  nameOf: ({ name }) => name,
  details: (row) => (
    <TaxonomyDetails
      row={row}
      columns={typeColumns}
      actions={
        <>
          <Action to={staffPaths.updateHotelType(row.id)}>{texts.update}</Action>
          <Action to={staffPaths.updateHotelTypePhoto(row.id)}>{texts.updatePhoto}</Action>
          <DeleteHotelType hotelType={row} staysHere />
        </>
      }
    />
  ),
  actions: <Create to={staffPaths.createHotelType()}>{texts.createTypeTitle}</Create>,
};

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions: ReactNode;
}

function TaxonomyDetails<Row extends TaxonomyRow>({ row, columns, actions }: Props<Row>) {
  return (
    <Details facts={factsOf(columns, row, { name: null, photo: null })} actions={actions}>
      <Photo
        src={row.photo ?? undefined}
        alt={fill(texts.photoOf, { name: row.name })}
        className={styles.photo}
      />
    </Details>
  );
}
