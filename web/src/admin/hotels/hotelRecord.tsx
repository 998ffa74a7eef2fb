import { listed } from '../../../../schema/spoken';
import { skipToken } from '@apollo/client/react';
import { fill } from '../../../../schema/fill';
import { paths } from '../../paths';
import { searchByName } from '../cities/texts';
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
  useHotelToUpdate_hotel,
  useHotelToUpdateQuery,
  type HotelToUpdate_HotelFragment as Hotel,
} from './hotelRecord.generated';
import { houseRuleFields } from './houseRuleFields';
import { languageFields } from './languageFields';
import { otherLanguages, otherLanguagesText } from '../fields/texts';
import * as texts from './texts';

const readReferences = (list: string): string[] | undefined => {
  const ids = splitWords(list);
  return ids.length > 0 ? ids : undefined;
};

const peopleFields = {
  hotelId: {
    label: texts.hotel,
    hint: searchByName,
    only: 'update',
    isWide: true,
    control: HotelReference,
  },
  managerId: {
    label: texts.manager,
    hint: texts.managerHint,
    rule: required(texts.chooseManager),
    need: 'required',
    isWide: true,
    control: UserReference,
    value: ({ manager }) => manager?.refNumber ?? '',
    words: ({ manager }) => manager?.name ?? '',
    wordsOf: UserChip,
  },
  staffIds: {
    label: texts.staff,
    hint: texts.staffHint,
    rule: required(texts.chooseStaff),
    need: 'required',
    only: 'create',
    isWide: true,
    control: UserReferences,
    read: readReferences,
  },
  addStaffIds: {
    label: texts.addStaff,
    only: 'update',
    isWide: true,
    control: UserReferences,
    words: ({ staff }) => listed(staff.map(({ name }) => name)),
    read: readReferences,
  },
  removeStaffIds: {
    label: texts.removeStaff,
    hint: texts.staffHint,
    only: 'update',
    isWide: true,
    control: ({ row, ...field }) => (
      <ReferencesField
        {...field}
        options={(row?.staff ?? []).map(({ refNumber, name }) => ({ id: refNumber, name }))}
        isLoading={false}
      />
    ),
    read: readReferences,
  },
} as const satisfies FieldsOf<Hotel, HotelInput>;

function useHotel(id: string) {
  const { data, refetch } = useHotelToUpdateQuery(
    isReference(id) ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return {
    row: useHotelToUpdate_hotel(data?.hotel ?? null) ?? undefined,
    read: async () => (await refetch()).data?.hotel ?? undefined,
  };
}

const refusedField = ({ record }: Refused) =>
  record === 'CITY'
    ? (['cityId'] as const)
    : record === 'HOTEL_TYPE'
      ? (['typeId'] as const)
      : (['hotelId'] as const);

const fields = { ...peopleFields, ...hotelFields, ...houseRuleFields, ...languageFields };

/** The form of a hotel. Rooms and photos are added from its page. */
export const hotelRecord: RecordForm<Hotel, Pick<Hotel, 'id' | 'name'>, keyof typeof fields> = {
  name: 'hotel',
  editedAs: 'HOTEL',
  fields,
  sections: [
    {
      title: texts.hotel,
      createText: texts.allRequired,
      fields: ['hotelId', 'name', 'cityId', 'typeId', 'language', 'description', 'detailedDescription'],
    },
    {
      title: texts.people,
      createText: texts.peopleRequired,
      fields: ['managerId', 'staffIds', 'addStaffIds', 'removeStaffIds'],
    },
    {
      title: texts.location,
      text: texts.locationText,
      fields: [
        'address',
        'latitude',
        'longitude',
        'closestTouristLocation',
        'distanceMiles',
        'touristLocationLatitude',
        'touristLocationLongitude',
      ],
    },
    {
      title: texts.terms,
      text: texts.termsText,
      fields: ['freeCancellationDays', 'lateRefundPercent', 'taxNumber', 'amenities'],
    },
    {
      title: texts.arrival,
      text: texts.arrivalText,
      fields: ['checkInFrom', 'checkInUntil', 'checkOutUntil'],
    },
    {
      title: texts.houseRules,
      text: texts.houseRulesText,
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
    { title: otherLanguages, text: otherLanguagesText, fields: ['translations'] },
  ],
  refusals: {
    NameTaken: ['name'],
    DoesNotExist: refusedField,
    UnknownStaff: ({ refNumbers }, { managerId = '' }) =>
      refNumbers?.includes(managerId.trim()) ? ['managerId'] : ['staffIds', 'addStaffIds'],
  },
  create: {
    title: texts.createTitle,
    intro: texts.createIntro,
    document: CreateHotelDocument,
    cancelTo: () => paths.hotels(),
    done: ({ id, name }) => [paths.hotel(id), fill(texts.created, { name })],
  },
  update: {
    title: texts.updateTitle,
    intro: texts.updateIntro,
    document: UpdateHotelDocument,
    fromAddress: ['hotelId', 'hotel'],
    chooser: { name: 'hotelId', useRow: useHotel },
    cancelTo: ({ hotelId = '' }) => (isReference(hotelId) ? paths.hotel(hotelId.trim()) : paths.hotels()),
    done: ({ id, name }) => [paths.hotel(id), fill(texts.updated, { name })],
  },
};
