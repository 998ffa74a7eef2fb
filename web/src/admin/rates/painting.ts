/** A rectangle of the calendar: rows of room types and days, both ends included, in the order in which it was drawn. */
export interface Area {
  rows: [from: number, to: number];
  days: [from: number, to: number];
}

const ordered = ([from, to]: [number, number]): [number, number] => (from <= to ? [from, to] : [to, from]);

/** The same area from its first row and day to its last ones. */
export const tidy = ({ rows, days }: Area): Area => ({ rows: ordered(rows), days: ordered(days) });

export const isIn = (area: Area | undefined, row: number, day: number): boolean => {
  if (!area) return false;
  const { rows, days } = tidy(area);
  return rows[0] <= row && row <= rows[1] && days[0] <= day && day <= days[1];
};

/** Where the area goes by an arrow key: with Shift its far end, otherwise all of it, as one cell. */
export function step(
  area: Area | undefined,
  key: string,
  isExtending: boolean,
  size: { rows: number; days: number },
): Area | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [down, right] = way;
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  const row = within(area ? area.rows[1] + down : 0, size.rows);
  const day = within(area ? area.days[1] + right : 0, size.days);
  if (area && isExtending) return { rows: [area.rows[0], row], days: [area.days[0], day] };
  return { rows: [row, row], days: [day, day] };
}

const WAYS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
