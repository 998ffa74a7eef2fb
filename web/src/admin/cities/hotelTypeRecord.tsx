import { nameProblemOf } from '../../../../schema/textRules';
import { paths } from '../../paths';
import { HotelTypeReference } from '../fields/references';
import type { FieldsOf, RecordForm } from '../records/declaration';
import {
  CreateHotelTypeDocument,
  UpdateHotelTypeDocument,
  useHotelTypesToUpdateQuery,
  type CreateHotelTypeInput,
  type HotelTypeToUpdate_HotelTypeFragment as HotelType,
  type UpdateHotelTypeInput,
} from './hotelTypeRecord.generated';

const fields = {
  hotelTypeId: {
    label: 'Hotel type reference',
    hint: 'Its name finds it too.',
    only: 'update',
    control: HotelTypeReference,
  },
  name: {
    label: 'Hotel type',
    rule: nameProblemOf('the name of the hotel type'),
    need: 'required',
    input: { maxLength: 120 },
    value: (type) => type.name,
    onUpdate: { label: 'New name' },
  },
} as const satisfies FieldsOf<HotelType, CreateHotelTypeInput & UpdateHotelTypeInput>;

function useHotelType(id: string) {
  const { data, refetch } = useHotelTypesToUpdateQuery({ fetchPolicy: 'cache-and-network' });
  const find = (types: readonly HotelType[] = []) => types.find((type) => type.id === id);
  return { row: find(data?.hotelTypes), read: async () => find((await refetch()).data?.hotelTypes) };
}

/** The form of a hotel type. */
export const hotelTypeRecord: RecordForm<HotelType, HotelType, keyof typeof fields> = {
  name: 'hotelType',
  fields,
  sections: [{ fields: ['hotelTypeId', 'name'] }],
  refusals: { NameTaken: ['name'], DoesNotExist: ['hotelTypeId'] },
  create: {
    title: 'Create a hotel type',
    intro: 'Such as Apartments, Motel or Resort: what guests narrow a search by.',
    document: CreateHotelTypeDocument,
    cancelTo: () => paths.hotels(),
    done: ({ name }) => [paths.hotels(), `The hotel type ${name} is created.`],
  },
  update: {
    title: 'Update a hotel type',
    intro: 'The new name is shown at once, at all hotels of the type.',
    document: UpdateHotelTypeDocument,
    fromAddress: ['hotelTypeId', 'type'],
    chooser: { name: 'hotelTypeId', useRow: useHotelType },
    cancelTo: () => paths.hotelTypeReferences(),
    done: ({ name }) => [paths.hotelTypeReferences(), `The hotel type ${name} is updated.`],
  },
};
