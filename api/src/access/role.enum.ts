import { registerEnumType } from 'type-graphql';

/** The role of a person; /api/v1 writes 2010, 2020 and 2030. */
export enum Role {
  CUSTOMER = 'CUSTOMER',
  INTERMEDIATE = 'INTERMEDIATE',
  ADMIN = 'ADMIN',
}
registerEnumType(Role, {
  name: 'Role',
  description: 'What a person may do.',
  valuesConfig: {
    CUSTOMER: { description: 'Books, reviews and manages their own account (2010).' },
    INTERMEDIATE: { description: 'Has access to what all signed-in users share (2020).' },
    ADMIN: { description: 'Manages Staybook (2030).' },
  },
});
