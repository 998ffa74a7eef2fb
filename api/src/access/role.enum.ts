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
    CUSTOMER: { description: 'Books, reviews, manages the own account (2010).' },
    INTERMEDIATE: { description: 'Reaches what all signed-in people share (2020).' },
    ADMIN: { description: 'Manages Staybook (2030).' },
  },
});
