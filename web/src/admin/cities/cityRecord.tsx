import { fill } from '../../../../schema/fill';
import { timeZoneProblem } from '../../../../schema/nights';
import { nameProblemOf } from '../../../../schema/textRules';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { CityReference } from '../fields/references';
import { translationsField } from '../fields/translations';
import type { FieldsOf, RecordForm } from '../records/declaration';
import * as texts from './texts';
import { TimeZoneField } from './TimeZoneField';
import {
  CreateCityDocument,
  UpdateCityDocument,
  useCitiesToUpdateQuery,
  useCityToUpdate_city,
  type CitiesToUpdateQuery,
  type CityToUpdate_CityFragment as City,
  type CreateCityInput,
  type UpdateCityInput,
} from './cityRecord.generated';

const fields = {
  cityId: { label: texts.city, hint: texts.searchByName, only: 'update', control: CityReference },
  name: {
    label: texts.cityName,
    rule: nameProblemOf(texts.theCityName),
    need: 'required',
    input: { maxLength: 120 },
    value: (city) => city.name,
  },
  timeZone: {
    label: texts.timeZoneOptional,
    hint: texts.timeZoneDefaultHint,
    rule: timeZoneProblem,
    need: 'defaulted',
    control: TimeZoneField,
    value: (city) => city.timeZone,
    onUpdate: { label: texts.timeZone, hint: texts.timeZoneHint },
  },
  names: translationsField<City, 'name'>(
    [{ name: 'name', label: texts.cityName, maxLength: 120, rule: nameProblemOf(texts.theCityName) }],
    () => 'EN',
    ({ names }) => names,
  ),
} as const satisfies FieldsOf<City, CreateCityInput & UpdateCityInput>;

function useCity(id: string) {
  const { data, refetch } = useCitiesToUpdateQuery({ fetchPolicy: 'cache-and-network' });
  const find = (cities: CitiesToUpdateQuery['cities'] = []) => cities.find((city) => city.id === id);
  const row = useCityToUpdate_city(find(data?.cities) ?? null) ?? undefined;
  return { row, read: async () => find((await refetch()).data?.cities) };
}

/** The form of a city. */
export const cityRecord: RecordForm<City, City, keyof typeof fields> = {
  name: 'city',
  fields,
  sections: [
    { fields: ['cityId', 'name', 'timeZone'] },
    { title: texts.namesInLanguages, text: texts.namesInLanguagesText, fields: ['names'] },
  ],
  refusals: { NameTaken: ['name'], DoesNotExist: ['cityId'] },
  create: {
    title: texts.createCityTitle,
    intro: texts.createCityIntro,
    document: CreateCityDocument,
    cancelTo: () => paths.hotels(),
    done: ({ name }) => [paths.hotels(), fill(texts.cityCreated, { name })],
  },
  update: {
    title: texts.updateCityTitle,
    intro: texts.updateCityIntro,
    document: UpdateCityDocument,
    fromAddress: ['cityId', 'city'],
    chooser: { name: 'cityId', useRow: useCity },
    cancelTo: () => staffPaths.cityReferences(),
    done: ({ name }) => [staffPaths.cityReferences(), fill(texts.cityUpdated, { name })],
  },
};
