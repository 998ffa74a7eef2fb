import { HOUSE_RULE_FIELDS } from '../../../../schema/houseRules';
import { AuditRecord } from './auditEntry.entity';

/** Which fields of a record the log shows. What is not named here is left out: keys, secrets and personal data. */
export const AUDITED_FIELDS: Record<AuditRecord, readonly string[]> = {
  [AuditRecord.API_KEY]: ['scopes', 'hint', 'expiresAt'],
  [AuditRecord.BOOKING]: [
    'status',
    'stay',
    'payment',
    'totalCents',
    'refundedCents',
    'arrivalHour',
    'checkIn',
    'checkOut',
    'room',
    'paidOut',
  ],
  [AuditRecord.CITY]: ['name', 'timeZone', 'photo', 'charges'],
  [AuditRecord.HOTEL]: [
    ...['name', 'cityId', 'typeId', 'address', 'description', 'detailedDescription'],
    ...['closestTouristLocation', 'distanceMiles', 'latitude', 'longitude', 'amenities', 'photos'],
    ...['freeCancellationDays', 'lateRefundPercent', ...HOUSE_RULE_FIELDS],
    ...['managerId', 'staffIds', 'blockedNights'],
  ],
  [AuditRecord.HOTEL_TYPE]: ['name', 'photo'],
  [AuditRecord.PAYMENT_DIFFERENCE]: ['resolution'],
  [AuditRecord.PROPERTY_OFFER]: ['state', 'hotelId'],
  [AuditRecord.REVIEW]: ['rating', 'text', 'reply', 'hidden', 'hiddenReason'],
  [AuditRecord.ROOM_TYPE]: [
    ...['title', 'hotelId', 'description', 'priceCents', 'maxPeople', 'amenities', 'photos'],
    ...['roomNumbers', 'roomDetails', 'rates'],
  ],
  [AuditRecord.USER]: ['role', 'active'],
};
