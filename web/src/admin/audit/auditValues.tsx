import { inWords } from '../../../../schema/words';
import { dollars, counted } from '../../kit/format';
import { RecordName } from '../table/RecordName';
import type { AuditTableQuery } from './AuditTable.generated';

export type AuditRow = AuditTableQuery['auditEntries']['items'][number];
type Change = AuditRow['changes'][number];

export const RECORDS: readonly (readonly [AuditRow['record'], string])[] = [
  ['API_KEY', 'API key'],
  ['BOOKING', 'Booking'],
  ['CITY', 'City'],
  ['HOTEL', 'Hotel'],
  ['HOTEL_TYPE', 'Hotel type'],
  ['PAYMENT_DIFFERENCE', 'Payment difference'],
  ['PROPERTY_OFFER', 'Property offer'],
  ['REVIEW', 'Review'],
  ['ROOM_TYPE', 'Room type'],
  ['USER', 'User'],
];
export const recordWord = ({ record }: Pick<AuditRow, 'record'>): string => inWords(record);

/** A value of a field: money in dollars, files counted, records by their names. */
export function Value({ field, value }: { field: Change['field']; value: Change['before'] }) {
  if (value === null) return 'nothing';
  if (field.endsWith('Cents')) return dollars(Number(value));
  if (field === 'photos') return counted(value.split(', ').length, 'photo');
  if (field === 'cityId') return <RecordName kind="city" id={value} />;
  if (field === 'hotelId') return <RecordName kind="hotel" id={value} />;
  if (field === 'state') return inWords(value);
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  return value;
}
