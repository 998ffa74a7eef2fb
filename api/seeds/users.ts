import { randomBytes } from 'node:crypto';
import { ROLE_CODES } from '../../schema/accounts';
import { hashPassword } from '../src/users/passwords/passwords';
import { newUser, type User } from '../src/users/user.entity';
import type { Random } from './random';

/** What the demonstration accounts sign in with. */
const DEMO_PASSWORD = 'Stay#2026';

interface DemoAccount {
  username: string;
  name: string;
  roleCode: number;
}

const ACCOUNTS: readonly DemoAccount[] = [
  { username: 'admin_demo', name: 'Ada Keller', roleCode: ROLE_CODES.ADMIN },
  { username: 'staff_demo', name: 'Samir Haddad', roleCode: ROLE_CODES.INTERMEDIATE },
  { username: 'guest_demo', name: 'Greta Lindholm', roleCode: ROLE_CODES.CUSTOMER },
  { username: 'guest_two', name: 'Tomás Ferreira', roleCode: ROLE_CODES.CUSTOMER },
  { username: 'guest_three', name: 'Aiko Tanabe', roleCode: ROLE_CODES.CUSTOMER },
];

const FIRST_NAMES = (
  'Ana Bilal Chiara David Elif Farid Grace Hanna Ivo Julia Kofi Lena Mateo Nadia Oskar Priya Quentin ' +
  'Rosa Stefan Tala Umar Vera Wen Xenia Yusuf Zoe Amara Bruno Camille Dmitri Ella'
).split(' ');
const LAST_NAMES = (
  'Moreau Okafor Silva Novák Yilmaz Rossi Jansen Sharma Nakamura Berg Castillo Dubois Ellis Fischer ' +
  'Gómez Horváth Ibrahim Jónsdóttir Kowalski Larsen Mbeki Nguyen O’Neill Petrov Quiroga Reyes Sato'
).split(' ');

/** The demonstration accounts, and as many further customers, whose password nobody knows. */
export async function makeUsers(
  random: Random,
  customers: number,
  since: number,
): Promise<{ accounts: User[]; customers: User[] }> {
  const makeUser = (account: DemoAccount, passwordHash: string, index: number): User => {
    const email = `${account.username}@staybook.example`;
    const id = random.id(since + index);
    const createdAt = new Date((since + index) * 1000);
    return newUser({ id, ...account, email, passwordHash, createdAt });
  };
  const [known, unknown] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashPassword(randomBytes(24).toString('hex')),
  ]);
  return {
    accounts: ACCOUNTS.map((account, index) => makeUser(account, known, index)),
    customers: Array.from({ length: customers }, (_, index) => {
      const name = `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[(index * 5) % LAST_NAMES.length]}`;
      const account = { username: `traveller_${index + 1}`, name, roleCode: ROLE_CODES.CUSTOMER };
      return makeUser(account, unknown, ACCOUNTS.length + index);
    }),
  };
}
