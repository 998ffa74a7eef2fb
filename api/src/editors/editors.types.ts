import { registerEnumType } from 'type-graphql';

/** The kinds of records whose pages say who else edits them. */
export enum EditedRecord {
  BOOKING = 'BOOKING',
  HOTEL = 'HOTEL',
  ROOM_TYPE = 'ROOM_TYPE',
  USER = 'USER',
}
registerEnumType(EditedRecord, {
  name: 'EditedRecord',
  description: 'A kind of record that several members of staff may edit at the same time.',
  valuesConfig: {
    BOOKING: { description: 'A booking.' },
    HOTEL: { description: 'A hotel.' },
    ROOM_TYPE: { description: 'A room type.' },
    USER: { description: 'A user.' },
  },
});

/** Those who edit a record now. */
export interface Editors {
  userIds: string[];
}
