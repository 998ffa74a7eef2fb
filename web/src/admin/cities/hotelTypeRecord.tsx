import { fill } from '../../../../schema/fill';
import { nameProblemOf } from '../../../../schema/textRules';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { HotelTypeReference } from '../fields/references';
import { translationsField } from '../fields/translations';
import type { FieldsOf, RecordForm } from '../records/declaration';
import {
  CreateHotelTypeDocument,
  UpdateHotelTypeDocument,
  useHotelTypesToUpdateQuery,
  useHotelTypeToUpdate_hotelType,
  type CreateHotelTypeInput,
  type HotelTypesToUpdateQuery,
  type HotelTypeToUpdate_HotelTypeFragment as HotelType,
  type UpdateHotelTypeInput,
} from './hotelTypeRecord.generated';
import * as texts from './texts';

const fields = {
  hotelTypeId: {
    label: texts.propertyType,
    hint: texts.searchByName,
    only: 'update',
    control: HotelTypeReference,
  },
  name: {
    label: texts.propertyType,
    rule: nameProblemOf(texts.thePropertyTypeName),
    need: 'required',
    input: { maxLength: 120 },
    value: (type) => type.name,
    onUpdate: { label: texts.newName },
  },
  names: translationsField<HotelType, 'name'>(
    [
      {
        name: 'name',
        label: texts.propertyType,
        maxLength: 120,
        rule: nameProblemOf(texts.thePropertyTypeName),
      },
    ],
    () => 'EN',
    ({ names }) => names,
  ),
} as const satisfies FieldsOf<HotelType, CreateHotelTypeInput & UpdateHotelTypeInput>;

function useHotelType(id: string) {
  const { data, refetch } = useHotelTypesToUpdateQuery({ fetchPolicy: 'cache-and-network' });
  const find = (types: HotelTypesToUpdateQuery['hotelTypes'] = []) => types.find((type) => type.id === id);
  const row = useHotelTypeToUpdate_hotelType(find(data?.hotelTypes) ?? null) ?? undefined;
  return { row, read: async () => find((await refetch()).data?.hotelTypes) };
}

/** The form of a hotel type. */
export const hotelTypeRecord: RecordForm<HotelType, HotelType, keyof typeof fields> = {
  name: 'hotelType',
  fields,
  sections: [
    { fields: ['hotelTypeId', 'name'] },
    { title: texts.namesInLanguages, text: texts.namesInLanguagesText, fields: ['names'] },
  ],
  refusals: { NameTaken: ['name'], DoesNotExist: ['hotelTypeId'] },
  create: {
    title: texts.createTypeTitle,
    intro: texts.createTypeIntro,
    document: CreateHotelTypeDocument,
    cancelTo: () => paths.hotels(),
    done: ({ name }) => [paths.hotels(), fill(texts.typeCreated, { name })],
  },
  update: {
    title: texts.updateTypeTitle,
    intro: texts.updateTypeIntro,
    document: UpdateHotelTypeDocument,
    fromAddress: ['hotelTypeId', 'type'],
    chooser: { name: 'hotelTypeId', useRow: useHotelType },
    cancelTo: () => staffPaths.hotelTypeReferences(),
    done: ({ name }) => [staffPaths.hotelTypeReferences(), fill(texts.typeUpdated, { name })],
  },
};
