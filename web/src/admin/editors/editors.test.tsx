import { screen } from '@testing-library/react';
import { guest, visit } from '../../../test/visit';
import { OtherEditors } from './OtherEditors';

const HOTEL = 'c'.repeat(24);
const open = (record: 'HOTEL' | 'BOOKING', names: string[]) =>
  visit({
    at: '/',
    routes: [{ path: '/', element: <OtherEditors record={record} id={HOTEL} /> }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      EditorsChanged: () => ({
        editorsChanged: names.map((name) => ({ __typename: 'User', id: name, name })),
      }),
    },
  });

test.each([
  ['HOTEL' as const, ['Ana Ruiz'], 'Ana Ruiz is editing this hotel too.'],
  ['HOTEL' as const, ['Ana Ruiz', 'Ben Okoro'], 'Ana Ruiz and Ben Okoro are editing this hotel too.'],
  ['BOOKING' as const, ['Ana Ruiz'], 'Ana Ruiz has this booking open too.'],
  ['HOTEL' as const, [], ''],
])('on a %s that %j have open the reader is told so', async (record, names, words) => {
  const { asked } = await open(record, names);
  expect(await screen.findByRole('status')).toHaveTextContent(words);
  expect(asked.find(({ name }) => name === 'EditorsChanged')!.variables).toEqual({ record, id: HOTEL });
});
