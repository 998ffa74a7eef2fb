import { timeZoneProblem } from '../../../../schema/nights';
import { nameProblemOf } from '../../../../schema/textRules';
import { paths } from '../../paths';
import { CityReference } from '../fields/references';
import type { FieldsOf, RecordForm } from '../records/declaration';
import { TimeZoneField } from './TimeZoneField';
import {
  CreateCityDocument,
  UpdateCityDocument,
  useCitiesToUpdateQuery,
  type CityToUpdate_CityFragment as City,
  type CreateCityInput,
  type UpdateCityInput,
} from './cityRecord.generated';

const fields = {
  cityId: { label: 'City reference', hint: 'Its name finds it too.', only: 'update', control: CityReference },
  name: {
    label: 'City name',
    rule: nameProblemOf('the name of the city'),
    need: 'required',
    input: { maxLength: 120 },
    value: (city) => city.name,
  },
  timeZone: {
    label: 'Time zone (optional)',
    hint: 'It decides which day is today at its hotels: Europe/Lisbon, say. UTC unless given.',
    rule: timeZoneProblem,
    need: 'defaulted',
    control: TimeZoneField,
    value: (city) => city.timeZone,
    onUpdate: { label: 'Time zone', hint: 'It decides which day is today at its hotels.' },
  },
} as const satisfies FieldsOf<City, CreateCityInput & UpdateCityInput>;

function useCity(id: string) {
  const { data, refetch } = useCitiesToUpdateQuery({ fetchPolicy: 'cache-and-network' });
  const find = (cities: readonly City[] = []) => cities.find((city) => city.id === id);
  return { row: find(data?.cities), read: async () => find((await refetch()).data?.cities) };
}

/** The form of a city. */
export const cityRecord: RecordForm<City, City, keyof typeof fields> = {
  name: 'city',
  fields,
  sections: [{ fields: ['cityId', 'name', 'timeZone'] }],
  refusals: { NameTaken: ['name'], DoesNotExist: ['cityId'] },
  create: {
    title: 'Create a city',
    intro: 'It is offered as a destination at once, and shown to guests when it has a hotel.',
    document: CreateCityDocument,
    cancelTo: () => paths.hotels(),
    done: ({ name }) => [paths.hotels(), `The city ${name} is created.`],
  },
  update: {
    title: 'Update a city',
    intro: 'Choose a city, then change what you need.',
    document: UpdateCityDocument,
    fromAddress: ['cityId', 'city'],
    chooser: { name: 'cityId', useRow: useCity },
    cancelTo: () => paths.cityReferences(),
    done: ({ name }) => [paths.cityReferences(), `The city ${name} is updated.`],
  },
};
