import type { Stay } from './stay.entity';

/** What links the stays of guests who move from one room to another. */
type Linked = Pick<Stay, 'id' | 'nextStayId'>;

/** The stay among these in which the guests of a stay go on in another room, if they do. */
export const nextStay = <Row extends Linked>(
  { nextStayId }: Pick<Stay, 'nextStayId'>,
  stays: readonly Row[],
): Row | undefined => (nextStayId ? stays.find(({ id }) => id === nextStayId) : undefined);

/** The stay among these from which the guests of a stay come, if they do. */
export const previousStay = <Row extends Linked>(
  { id }: Pick<Stay, 'id'>,
  stays: readonly Row[],
): Row | undefined => stays.find(({ nextStayId }) => nextStayId === id);

/** The stays with which guests arrive: those that are the next stay of no other. Each has one room at a time. */
export const firstStays = <Row extends Linked>(stays: readonly Row[]): Row[] => {
  const next = new Set(stays.map(({ nextStayId }) => nextStayId));
  return stays.filter(({ id }) => !next.has(id));
};

/** Whether the guests of a stay move to another room during the booking. */
export const hasRoomMove = (stays: readonly Linked[]): boolean => firstStays(stays).length < stays.length;

/** The stays of the guests of a stay, in all their rooms, by date. */
export function allRooms<Row extends Linked>(stay: Row, stays: readonly Row[]): Row[] {
  let first: Row = stay;
  for (let one = previousStay(first, stays); one; one = previousStay(first, stays)) first = one;
  const all = [first];
  for (let one = nextStay(first, stays); one; one = nextStay(one, stays)) all.push(one);
  return all;
}
