import { fill } from '../../../../schema/fill';
import { CONTACT_STATE_WORDS } from '../../../../schema/contact';
import {
  MESSAGE_WORDS,
  OFFER_WORDS,
  PAYMENT_WORDS,
  ROLE_WORDS,
  STATUS_WORDS,
} from '../../../../schema/words';
import { LOST_WORDS } from '../housekeeping/lostStates';
import { STATUS_WORDS as ROOM_STATUS_WORDS } from '../housekeeping/roomRows';
import { RULE_WORDS } from '../hotels/ruleWords';
import { dollars } from '../../kit/format';
import { RecordName } from '../table/RecordName';
import type { AuditTableQuery } from './AuditTable.generated';
import * as texts from './texts';

export type AuditRow = AuditTableQuery['auditEntries']['items'][number];
type Change = AuditRow['changes'][number];

export const RECORD_WORDS: Readonly<Record<AuditRow['record'], string>> = {
  API_KEY: texts.apiKey,
  BOOKING: texts.booking,
  CITY: texts.city,
  CONTACT_MESSAGE: texts.contactMessage,
  HOTEL: texts.hotel,
  HOTEL_TYPE: texts.hotelType,
  MESSAGE_TEMPLATE: texts.messageTemplate,
  PAYMENT_DIFFERENCE: texts.paymentDifference,
  PAYOUT: texts.payouts,
  LOST_ITEM: texts.lostItem,
  ROOM_NUMBER: texts.roomNumber,
  PROPERTY_OFFER: texts.propertySubmission,
  REVIEW: texts.review,
  ROOM_TYPE: texts.roomType,
  USER: texts.user,
};

/** Who made a change: `Ada Admin`, or `Ada Admin, as The Mill` for an administrator who acted as the owner of a hotel. */
export function actorWords({
  actor,
  actedAsHotelId,
  actedAsHotel,
}: Pick<AuditRow, 'actor' | 'actedAsHotelId' | 'actedAsHotel'>): string {
  if (!actedAsHotelId) return actor.name;
  const hotel = actedAsHotel?.name ?? texts.deletedHotel;
  return fill(texts.actorAsHotel, { name: actor.name, hotel });
}

/** The words of values that are names of the schema, by the field. */
const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  state: { ...OFFER_WORDS, ...CONTACT_STATE_WORDS },
  status: STATUS_WORDS,
  payment: PAYMENT_WORDS,
  role: ROLE_WORDS,
  kind: MESSAGE_WORDS,
  lostState: LOST_WORDS,
  roomStatus: ROOM_STATUS_WORDS,
  childrenRule: RULE_WORDS,
  partiesRule: RULE_WORDS,
  petsRule: RULE_WORDS,
  smokingRule: RULE_WORDS,
};

interface ValueProps {
  field: Change['field'];
  value: Change['before'];
  /** Those to whom values refer. */
  people: AuditRow['people'];
}

/** A value of a field: money in dollars, the number of files, the name of a record or a person. */
export function Value({ field, value, people }: ValueProps) {
  if (value === null) return texts.noValue;
  if (field.endsWith('Cents')) return dollars(Number(value));
  if (field === 'photos') return fill(texts.photos, { count: value.split(', ').length });
  if (field === 'cityId') return <RecordName kind="city" id={value} />;
  if (field === 'hotelId') return <RecordName kind="hotel" id={value} />;
  if (field === 'assigneeId') return people.find(({ id }) => id === value)?.name ?? texts.deletedPerson;
  if (value === 'true' || value === 'false') return value === 'true' ? texts.yes : texts.no;
  return VALUE_WORDS[field]?.[value] ?? value;
}
