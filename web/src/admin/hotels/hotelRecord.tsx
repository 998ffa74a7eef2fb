import { skipToken } from '@apollo/client/react';
import { paths } from '../../paths';
import { isReference } from '../fields/reference';
import { HotelReference, UserReference, UserReferences } from '../fields/references';
import { ReferencesField } from '../fields/ReferencesField';
import { required, splitWords } from '../fields/rules';
import { UserChip } from '../fields/UserChip';
import type { FieldsOf, RecordForm, Refused } from '../records/declaration';
import { hotelFields, type HotelInput } from './hotelFields';
import {
  CreateHotelDocument,
  UpdateHotelDocument,
  useHotelToUpdateQuery,
  type HotelToUpdate_HotelFragment as Hotel,
} from './hotelRecord.generated';
import { houseRuleFields } from './houseRuleFields';

const isList = 'Names or references, comma separated';
const readList = (list: string): string[] | undefined => {
  const ids = splitWords(list);
  return ids.length > 0 ? ids : undefined;
};

const people = {
  hotelId: {
    label: 'Hotel reference',
    hint: 'Its name finds it too.',
    only: 'update',
    isWide: true,
    control: HotelReference,
  },
  managerId: {
    label: 'Manager',
    hint: 'Name, e-mail address or reference of the user',
    rule: required('Choose the manager.'),
    need: 'required',
    isWide: true,
    control: UserReference,
    value: ({ manager }) => manager?.refNumber ?? '',
    words: ({ manager }) => manager?.name ?? '',
    wordsOf: UserChip,
  },
  staffIds: {
    label: 'Staff',
    hint: isList,
    rule: required('Choose the staff.'),
    need: 'required',
    only: 'create',
    isWide: true,
    control: UserReferences,
    read: readList,
  },
  addStaffIds: {
    label: 'Add staff',
    only: 'update',
    isWide: true,
    control: UserReferences,
    words: ({ staff }) => staff.map(({ name }) => name).join(', '),
    read: readList,
  },
  removeStaffIds: {
    label: 'Remove staff',
    hint: isList,
    only: 'update',
    isWide: true,
    control: ({ row, ...field }) => (
      <ReferencesField
        {...field}
        options={(row?.staff ?? []).map(({ refNumber, name }) => ({ id: refNumber, name }))}
        isLoading={false}
      />
    ),
    read: readList,
  },
} as const satisfies FieldsOf<Hotel, HotelInput>;

function useHotel(id: string) {
  const { data, refetch } = useHotelToUpdateQuery(
    isReference(id) ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return {
    row: data?.hotel ?? undefined,
    read: async () => (await refetch()).data?.hotel ?? undefined,
  };
}

const fieldOf = ({ record }: Refused) =>
  record === 'CITY'
    ? (['cityId'] as const)
    : record === 'HOTEL_TYPE'
      ? (['typeId'] as const)
      : (['hotelId'] as const);

const fields = { ...people, ...hotelFields, ...houseRuleFields };

/** The form of a hotel; rooms and photos are added from its page. */
export const hotelRecord: RecordForm<Hotel, Pick<Hotel, 'id' | 'name'>, keyof typeof fields> = {
  name: 'hotel',
  fields,
  sections: [
    {
      title: 'Hotel',
      createText: 'All fields are required.',
      fields: ['hotelId', 'name', 'cityId', 'typeId', 'description', 'detailedDescription'],
    },
    {
      title: 'People',
      createText: 'Both are required: they are named to colleagues, not to guests.',
      fields: ['managerId', 'staffIds', 'addStaffIds', 'removeStaffIds'],
    },
    {
      title: 'Place',
      text: 'The distance is shown only together with its place.',
      fields: ['address', 'closestTouristLocation', 'distanceMiles', 'latitude', 'longitude'],
    },
    {
      title: 'Terms and amenities',
      text: 'A booking keeps the terms it was made on.',
      fields: ['freeCancellationDays', 'lateRefundPercent', 'amenities'],
    },
    {
      title: 'Arrival and departure',
      text: 'On the hotel’s clock. Guests see it with their booking.',
      fields: ['checkInFrom', 'checkInUntil', 'checkOutUntil'],
    },
    {
      title: 'House rules',
      text: 'What you leave open is not mentioned to guests.',
      fields: [
        'childrenRule',
        'petsRule',
        'smokingRule',
        'partiesRule',
        'quietFrom',
        'quietUntil',
        'houseRules',
      ],
    },
  ],
  refusals: {
    NameTaken: ['name'],
    DoesNotExist: fieldOf,
    UnknownStaff: ({ refNumbers }, { managerId = '' }) =>
      refNumbers?.includes(managerId.trim()) ? ['managerId'] : ['staffIds', 'addStaffIds'],
  },
  create: {
    title: 'Create a hotel',
    intro: 'Guests find it once it has a room. Rooms and photos are added from its page.',
    document: CreateHotelDocument,
    cancelTo: () => paths.hotels(),
    done: ({ id, name }) => [paths.hotel(id), `${name} is created. Add rooms and photos next.`],
  },
  update: {
    title: 'Update a hotel',
    intro: 'Choose a hotel, then change what you need.',
    document: UpdateHotelDocument,
    fromAddress: ['hotelId', 'hotel'],
    chooser: { name: 'hotelId', useRow: useHotel },
    cancelTo: ({ hotelId = '' }) => (isReference(hotelId) ? paths.hotel(hotelId.trim()) : paths.hotels()),
    done: ({ id, name }) => [paths.hotel(id), `${name} is updated.`],
  },
};
