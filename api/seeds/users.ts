import { randomBytes } from 'node:crypto';
import { ROLE_CODES } from '../../schema/accounts';
import { hashPassword } from '../src/users/passwords/passwords';
import { newUser, type User } from '../src/users/user.entity';
import type { Random } from './random';
import { readData } from './readData';
import { PeopleSeed } from './seed.types';

/** The password of the demonstration accounts. */
export const DEMO_PASSWORD = 'Stay#2026';

const { accounts, firstNames, lastNames } = readData('people', PeopleSeed);
type Account = (typeof accounts)[number];

/** The demonstration accounts, and this many other customers with a password that nobody knows. */
export async function makeUsers(
  random: Random,
  customers: number,
  since: number,
): Promise<{ accounts: User[]; customers: User[] }> {
  const makeUser = ({ role, ...account }: Account, passwordHash: string, index: number): User => {
    const email = `${account.username}@staybook.example`;
    const id = random.id(since + index);
    const createdAt = new Date((since + index) * 1000);
    return newUser({
      id,
      ...account,
      roleCode: ROLE_CODES[role],
      email,
      passwordHash,
      createdAt,
      demonstration: true,
    });
  };
  const [known, unknown] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashPassword(randomBytes(24).toString('hex')),
  ]);
  return {
    accounts: accounts.map((account, index) => makeUser(account, known, index)),
    customers: Array.from({ length: customers }, (_, index) => {
      const name = `${firstNames[index % firstNames.length]} ${lastNames[(index * 5) % lastNames.length]}`;
      const account = { username: `traveller_${index + 1}`, name, role: 'CUSTOMER' } as const;
      return makeUser(account, unknown, accounts.length + index);
    }),
  };
}
