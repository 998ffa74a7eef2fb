import type { Visitor } from './testServer';

const HOTEL = `id name address description detailedDescription closestTouristLocation distanceMiles amenities
  cheapestPriceCents city { id name numberOfHotels } type { id name numberOfHotels } manager { refNumber name }
  staff { refNumber name } viewerCan { update delete }`;
const ROOM = `id title description priceCents maxPeople amenities roomNumbers { id number }
  hotel { id cheapestPriceCents } viewerCan { update delete }`;
const ANSWERS = `... on City { id name timeZone numberOfHotels } ... on HotelType { id name numberOfHotels }
  ... on Hotel { ${HOTEL} } ... on RoomType { ${ROOM} }
  ... on Deleted { deletedId } ... on DeletedRoomType { deletedId hotel { id cheapestPriceCents } }
  ... on HasHotels { hotels } ... on RoomNumbersTaken { numbers } ... on NoSuchRoomNumbers { numbers }`;

/** Runs a mutation of cities, hotel types, hotels or room types, and selects the fields of each member of its union. */
async function ask(person: Visitor, field: string, input: object) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}`;
  const members = ANSWERS.split('... on ').filter((part) => part && isMember(field, part.split(' ', 1)[0]!));
  return person.graphql(
    `mutation ($input: ${type}Input!) { ${field}(input: $input) { __typename ... on Problem { message }
      ${members.map((part) => `... on ${part}`).join(' ')} } }`,
    { input },
  );
}

/** Runs a mutation that must succeed; returns its result. */
export async function manage(person: Visitor, field: string, input: object): Promise<any> {
  const { data, errors } = await ask(person, field, input);
  expect(errors).toBeUndefined();
  return data[field];
}

/** Runs a mutation whose input must be invalid; returns the message. */
export async function refusal(person: Visitor, field: string, input: object): Promise<string> {
  const { errors } = await ask(person, field, input);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  return errors![0]!.message;
}

function isMember(field: string, member: string): boolean {
  const [, verb, thing] = /^(create|update|delete)(.+)$/.exec(field)!;
  const extra: Record<string, string[]> = {
    deleteCity: ['Deleted', 'HasHotels'],
    deleteHotelType: ['Deleted', 'HasHotels'],
    deleteHotel: ['Deleted'],
    deleteRoomType: ['DeletedRoomType'],
    createRoomType: ['RoomNumbersTaken'],
    updateRoomType: ['RoomNumbersTaken', 'NoSuchRoomNumbers'],
  };
  return (verb !== 'delete' && member === thing) || Boolean(extra[field]?.includes(member));
}
