import { registerEnumType } from 'type-graphql';

/** The role of a person; /api/v1 writes 2010, 2020, and 2030 for both administrators and members of teams. */
export enum Role {
  CUSTOMER = 'CUSTOMER',
  INTERMEDIATE = 'INTERMEDIATE',
  ADMIN = 'ADMIN',
  TEAM = 'TEAM',
}
registerEnumType(Role, {
  name: 'Role',
  description: 'What a person may do.',
  valuesConfig: {
    CUSTOMER: { description: 'Books, reviews and manages their own account (2010).' },
    INTERMEDIATE: { description: 'Has access to what all signed-in users share (2020).' },
    ADMIN: { description: 'Manages Staybook and all hotels (2030).' },
    TEAM: { description: 'Works for the hotels of their teams, by their duties there (2030).' },
  },
});
