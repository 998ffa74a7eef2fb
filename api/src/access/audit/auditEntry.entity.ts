import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, EventSubscriber, Index, type EntitySubscriberInterface } from 'typeorm';
import { ListSize } from '../../core/cost.decorator';
import { Id, LargeJson, Moment, Ref, Text, newId } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** The kinds of records that the audit log covers. */
export enum AuditRecord {
  API_KEY = 'API_KEY',
  BOOKING = 'BOOKING',
  CITY = 'CITY',
  CONTACT_MESSAGE = 'CONTACT_MESSAGE',
  HOTEL = 'HOTEL',
  HOTEL_TYPE = 'HOTEL_TYPE',
  LOST_ITEM = 'LOST_ITEM',
  MESSAGE_TEMPLATE = 'MESSAGE_TEMPLATE',
  PAYMENT_DIFFERENCE = 'PAYMENT_DIFFERENCE',
  PAYOUT = 'PAYOUT',
  PROPERTY_OFFER = 'PROPERTY_OFFER',
  REVIEW = 'REVIEW',
  ROOM_NUMBER = 'ROOM_NUMBER',
  ROOM_TYPE = 'ROOM_TYPE',
  USER = 'USER',
}
registerEnumType(AuditRecord, {
  name: 'AuditRecord',
  description: 'A kind of record that staff change.',
  valuesConfig: {
    API_KEY: { description: 'An API key for staff.' },
    BOOKING: { description: 'A booking, with its stays.' },
    CITY: { description: 'A city, with its charges.' },
    CONTACT_MESSAGE: { description: 'A message from the contact form.' },
    HOTEL: { description: 'A hotel, with its staff.' },
    HOTEL_TYPE: { description: 'A hotel type.' },
    LOST_ITEM: { description: 'Something that a guest left behind.' },
    MESSAGE_TEMPLATE: { description: 'A message of a hotel to its guests.' },
    PAYMENT_DIFFERENCE: { description: 'A payment that matches no booking.' },
    PAYOUT: { description: 'Payouts of the card provider.' },
    PROPERTY_OFFER: { description: 'A property submission.' },
    REVIEW: { description: 'A review.' },
    ROOM_NUMBER: { description: 'A room number, with its housekeeping and repairs.' },
    ROOM_TYPE: { description: 'A room type, with its room numbers and rates.' },
    USER: { description: 'A user.' },
  },
});

@ObjectType({ description: 'A field whose value a change has changed.', simpleResolvers: true })
export class AuditChange {
  @Field(() => String, { description: 'Name of the field, as in the record; money ends in Cents.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'Its value before the change; null if it had none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Its value after the change; null if it has none.' })
  after!: string | null;
}

/** Contains only references to people, so nothing must be erased when an account is deleted. */
@ObjectType({
  description:
    'A change made by an administrator or a member of a team. It is recorded with the change and never edited.',
  simpleResolvers: true,
})
@Entity('audit_entries')
@Index('audit_entries_at', ['at', 'id'])
@Index('audit_entries_actor', ['actorId', 'at', 'id'])
@Index('audit_entries_record', ['recordId', 'at', 'id'])
@Index('audit_entries_kind', ['record', 'at', 'id'])
@Index('audit_entries_action', ['action', 'at', 'id'])
@Index('audit_entries_hotel', ['hotelId', 'at', 'id'])
export class AuditEntry {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => Date, { description: 'When.' })
  @Moment()
  at!: Date;

  @Ref()
  actorId!: string;

  @Field(() => String, { description: 'The name of the mutation, such as updateHotel.' })
  @Text(40)
  action!: string;

  @Field(() => AuditRecord, { description: 'The kind of record that was changed.' })
  @Text(20)
  record!: AuditRecord;

  @Field(() => ID, { description: 'Reference of the record, which may have been deleted since.' })
  @Ref()
  recordId!: string;

  /** The name of the record at the time; empty for users, whose present name is shown. */
  @Text(255)
  recordName!: string;

  @ListSize(5)
  @Field(() => [AuditChange], {
    description: 'The fields that changed, without passwords, names and addresses of people.',
  })
  @LargeJson()
  changes!: AuditChange[];

  /** The hotel to which the record belongs; null for records of no hotel. No foreign key: the log outlives a deleted hotel. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Reference of the hotel as whose owner an administrator acted; null for changes in their own name.',
  })
  @Ref({ nullable: true })
  actedAsHotelId!: string | null;
}

/** Builds a new audit entry. */
export const newAuditEntry = rowBuilder(AuditEntry, { id: newId, hotelId: null, actedAsHotelId: null });

/** Refuses to change or delete an entry of the audit log; triggers of the database do the same. */
@EventSubscriber()
export class AppendOnlySubscriber implements EntitySubscriberInterface<AuditEntry> {
  listenTo(): typeof AuditEntry {
    return AuditEntry;
  }

  beforeUpdate = refuse;
  beforeRemove = refuse;
}

function refuse(): never {
  throw new Error('The audit log is only appended to.');
}
