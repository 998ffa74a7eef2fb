import { screen } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { CreateHotelPage } from './hotels/HotelPages';
import { CreateRoomPage, UpdateRoomPage } from './rooms/RoomPages';
import { UpdateUserPage } from './users/UserPages';

const CITY = 'c'.repeat(24);
const TYPE = 'd'.repeat(24);
const HOTEL = 'a'.repeat(24);
const ROOM = 'b'.repeat(24);
const USER = 'e'.repeat(24);
const city = { __typename: 'City', id: CITY, name: 'Lisbon' };
const user = { __typename: 'User', id: USER, name: 'Samir Haddad', email: 'samir@staybook.example' };
const hotel = {
  __typename: 'Hotel',
  id: HOTEL,
  name: 'The Canopy',
  language: 'EN' as const,
  cheapestPriceCents: 100,
  city,
};
const room = {
  __typename: 'RoomType' as const,
  id: ROOM,
  title: 'Branch room',
  description: 'A bed.',
  priceCents: 12_050,
  maxPeople: 2,
  version: 4,
  translations: [] as { __typename: string; language: 'DE'; title: string | null; description: null }[],
  amenities: [],
  roomNumbers: [{ __typename: 'RoomNumber', id: 'r1', number: 101 }],
  hotel,
};
const answers: Answers = {
  CityOptions: () => ({ cities: [city] }),
  HotelTypeOptions: () => ({ hotelTypes: [{ __typename: 'HotelType', id: TYPE, name: 'Resort' }] }),
  HotelOptions: ({ id }) => ({
    hotels: { __typename: 'HotelList', items: id === HOTEL ? [] : [hotel] },
    hotel: id === HOTEL ? hotel : null,
  }),
  UserOptions: ({ id }) => ({
    users: { __typename: 'UserList', items: [user] },
    user: id === USER ? user : null,
  }),
  UserOption: () => ({ user }),
  RoomTypeOptions: () => ({ roomTypes: { __typename: 'RoomTypeList', items: [] }, roomType: room }),
  RoomToUpdate: () => ({ roomType: room }),
  UpdateRoomType: () => ({ updateRoomType: room }),
};
const Arrived = () => <ArrivalNotice />;
const routes = [
  { path: '/createhotel', element: <CreateHotelPage /> },
  { path: '/createroom', element: <CreateRoomPage /> },
  { path: '/rooms/updateroom', element: <UpdateRoomPage /> },
  { path: '/rooms/:roomId', element: <Arrived /> },
  { path: '/hotels/:hotelId', element: <Arrived /> },
  { path: '/users/updateuser', element: <UpdateUserPage /> },
  { path: '/users/getuser', element: <Arrived /> },
];
const open = (at: string, more: Answers = {}) =>
  visit({ at, routes, answers: { ...answers, ...more }, viewer: { ...guest, role: 'ADMIN' } });
const proceed = () => screen.getAllByRole('button', { name: 'Continue' }).at(-1)!;

test('a hotel needs name, city, type, descriptions, manager and staff, as names or references', async () => {
  const { user: person, asked } = await open('/createhotel', {
    CreateHotel: () => ({ createHotel: { ...hotel, __typename: 'Hotel' as const } }),
  });
  const fields: [label: string, text: string][] = [
    ['Name', 'The Canopy'],
    ['City', 'lisbon'],
    ['Property type', TYPE],
    ['Description', 'Leaves.'],
    ['Detailed description', 'A fig tree.'],
    ['Manager', USER],
    ['Staff', `${USER}, `],
  ];
  for (const [label, text] of fields) {
    expect(proceed()).toBeDisabled();
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  }
  await person.click(screen.getByLabelText('Distance to it, in miles'));
  await person.paste('far');
  await person.click(proceed());
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the distance in miles, 0 to 1000.');
  await person.clear(screen.getByLabelText('Distance to it, in miles'));
  await person.paste('0,3');
  await person.selectOptions(screen.getByLabelText('Pets'), 'On request');
  await person.clear(screen.getByLabelText('Check-out until'));
  await person.type(screen.getByLabelText('Check-in until'), '22:30');
  await person.click(proceed());
  expect(await screen.findByRole('status')).toHaveTextContent('The Canopy has been created.');
  expect(asked.find(({ name }) => name === 'CreateHotel')!.variables.input).toMatchObject({
    name: 'The Canopy',
    cityId: CITY,
    typeId: TYPE,
    managerId: USER,
    staffIds: [USER],
    distanceMiles: 0.3,
    petsRule: 'ON_REQUEST',
    childrenRule: undefined,
    checkInFrom: '15:00',
    checkInUntil: '22:30',
    checkOutUntil: undefined,
  });
});

test('a room needs hotel, title, price, description and numbers', async () => {
  const { user: person } = await open(`/createroom?hotel=${HOTEL}`);
  const fields: [label: string, text: string][] = [
    ['Title', 'Branch room'],
    ['Price per night, in $', '120.50'],
    ['Description', 'A bed.'],
    ['Room numbers', '101, 102'],
  ];
  for (const [label, text] of fields) {
    expect(proceed()).toBeDisabled();
    await person.click(screen.getByLabelText(label));
    await person.paste(text);
  }
  expect(proceed()).toBeEnabled();
  expect(screen.getByLabelText('Hotel')).toHaveValue('The Canopy');
});

test('the message after a new price says the price, and an ambiguous one is not sent', async () => {
  const { user: person, asked } = await open(`/rooms/updateroom?room=${ROOM}`);
  const price = screen.getByLabelText('Price per night, in $');
  const retype = async (text: string) => {
    await person.clear(price);
    await person.type(price, text);
    await person.click(proceed());
  };
  await retype('1,234');
  expect(price).toHaveAccessibleDescription(/1,234 can mean \$1,234 or \$1\.23\. Write 1234 or 1\.23\./);
  await retype('129,50');
  await seen(() => screen.getByText('Branch room has been updated. A night costs $129.50.'));
  const sent = asked.filter(({ name }) => name === 'UpdateRoomType');
  expect(sent.map(({ variables }) => variables.input)).toEqual([
    expect.objectContaining({ priceCents: 12_950 }),
  ]);
});

test('a conflict names who changed the room and which field, and Continue sends the current version', async () => {
  let present = room;
  const { user: person, asked } = await open(`/rooms/updateroom?room=${ROOM}`, {
    RoomToUpdate: () => ({ roomType: present }),
    UpdateRoomType: ({ input }) => ({
      updateRoomType:
        input.version === present.version
          ? present
          : { __typename: 'Outdated' as const, changedBy: 'Ada Keller', message: 'Outdated' },
    }),
  });
  const title = screen.getByLabelText('Title');
  expect(title).toHaveValue('Branch room');
  await person.clear(title);
  await person.type(title, 'Leaf room');
  present = { ...room, version: 5, priceCents: 9_900 };
  await person.click(proceed());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ada Keller changed this while you were editing: price per night, in $.',
  );
  expect(screen.getByLabelText('Price per night, in $')).toHaveValue('99');
  expect(screen.getByText('Now: Branch room')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Leaf room');
  await person.click(proceed());
  await seen(() => screen.getByText('Branch room has been updated.'));
  const sent = asked.filter(({ name }) => name === 'UpdateRoomType');
  expect(sent.map(({ variables }) => variables.input)).toEqual(
    [4, 5].map((version) => ({ roomTypeId: ROOM, version, title: 'Leaf room' })),
  );
});

describe('updating a user', () => {
  const unknown = { __typename: 'UnknownUser' as const, message: 'this user does not exist' };
  const email = () => screen.getByLabelText('User email');
  const active = () => screen.getByLabelText('Set user to active');

  test('needs the email, and a role or whether the user is active', async () => {
    const { user: person, asked } = await open('/users/updateuser', {
      UpdateUser: () => ({ updateUser: unknown }),
      UserToUpdate: () => ({ users: { items: [] } }),
    });
    await person.type(email(), 'nobody@staybook.example');
    expect(proceed()).toBeDisabled();
    await person.selectOptions(active(), 'No');
    await person.click(proceed());
    expect(await screen.findByRole('alert')).toHaveTextContent('The email provided is not in the database');
    expect(asked.find(({ name }) => name === 'UpdateUser')!.variables.input).toEqual({
      email: 'nobody@staybook.example',
      active: false,
    });
  });

  const changed = { ...user, version: 3, role: 'ADMIN' as const, active: true };
  test('a conflict names who changed the user, and Continue sends the current version', async () => {
    const shown = [{ ...changed, role: 'CUSTOMER' as const, version: 2 }, changed];
    const outdated = { __typename: 'Outdated' as const, changedBy: 'Ada Keller', message: 'Changed.' };
    const answers = [outdated, { ...changed, __typename: 'User' as const }];
    const { user: person, asked } = await open(`/users/updateuser?email=${user.email}`, {
      UpdateUser: () => ({ updateUser: answers.shift()! }),
      UserToUpdate: () => ({ users: { items: [shown.length > 1 ? shown.shift()! : shown[0]!] } }),
    });
    await seen(() => screen.getByText('Now: Customer (2010)'));
    await person.selectOptions(active(), 'No');
    await person.click(proceed());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ada Keller changed this while you were editing: user role.',
    );
    await person.click(proceed());
    await seen(() => screen.getByText('The user has been updated.'));
    const sent = asked.filter(({ name }) => name === 'UpdateUser');
    expect(sent.map(({ variables }) => variables.input.version)).toEqual([2, 3]);
  });

  test('finds the address by the name, and goes to the user', async () => {
    const { user: person, address } = await open('/users/updateuser', {
      UpdateUser: () => ({ updateUser: { ...changed, __typename: 'User' as const } }),
      UserToUpdate: () => ({ users: { items: [changed] } }),
    });
    await person.type(email(), 'samir');
    await person.click(await screen.findByRole('option', { name: /samir@staybook.example/ }));
    await person.selectOptions(screen.getByLabelText('User role'), 'Administrator (2030)');
    await person.click(proceed());
    await seen(() => screen.getByText('The user has been updated.'));
    expect(address()).toBe('/users/getuser?email=samir%40staybook.example');
  });
});
