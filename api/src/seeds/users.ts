import { randomBytes } from 'node:crypto';
import { ROLE_CODES } from '../../../schema/accounts';
import type { User } from '../users/user.entity';
import { hashPassword } from '../users/passwords';
import { newUser } from '../users/user.service';
import type { Random } from './random';

/** What the demonstration accounts sign in with. */
const DEMO_PASSWORD = 'Stay#2026';

const ACCOUNTS = [
  { username: 'admin_demo', name: 'Ada Keller', roleCode: ROLE_CODES.ADMIN },
  { username: 'staff_demo', name: 'Samir Haddad', roleCode: ROLE_CODES.INTERMEDIATE },
  { username: 'guest_demo', name: 'Greta Lindholm', roleCode: ROLE_CODES.CUSTOMER },
  { username: 'guest_two', name: 'Tomás Ferreira', roleCode: ROLE_CODES.CUSTOMER },
  { username: 'guest_three', name: 'Aiko Tanabe', roleCode: ROLE_CODES.CUSTOMER },
];

const FIRST = (
  'Ana Bilal Chiara David Elif Farid Grace Hanna Ivo Julia Kofi Lena Mateo Nadia Oskar Priya Quentin ' +
  'Rosa Stefan Tala Umar Vera Wen Xenia Yusuf Zoe Amara Bruno Camille Dmitri Ella'
).split(' ');
const LAST = (
  'Moreau Okafor Silva Novák Yilmaz Rossi Jansen Sharma Nakamura Berg Castillo Dubois Ellis Fischer ' +
  'Gómez Horváth Ibrahim Jónsdóttir Kowalski Larsen Mbeki Nguyen O’Neill Petrov Quiroga Reyes Sato'
).split(' ');

interface Person {
  username: string;
  name: string;
  roleCode: number;
}

/** The demonstration accounts, and as many further customers whose password nobody knows. */
export async function makePeople(
  dice: Random,
  customers: number,
  since: number,
): Promise<{ accounts: User[]; customers: User[] }> {
  const makeUser = (person: Person, passwordHash: string, index: number): User => {
    const email = `${person.username}@staybook.example`;
    const id = dice.id(since + index);
    const createdAt = new Date((since + index) * 1000);
    return { ...newUser({ id, ...person, email, passwordHash }), createdAt };
  };
  const [known, unknown] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashPassword(randomBytes(24).toString('hex')),
  ]);
  return {
    accounts: ACCOUNTS.map((account, index) => makeUser(account, known, index)),
    customers: Array.from({ length: customers }, (_, index) => {
      const name = `${FIRST[index % FIRST.length]} ${LAST[(index * 5) % LAST.length]}`;
      const person = { username: `traveller_${index + 1}`, name, roleCode: ROLE_CODES.CUSTOMER };
      return makeUser(person, unknown, ACCOUNTS.length + index);
    }),
  };
}
