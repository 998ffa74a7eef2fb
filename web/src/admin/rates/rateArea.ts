/** A selected rectangle of the calendar: rows of room types and days, from its start to its end, both included. */
export interface Area {
  rows: [from: number, to: number];
  days: [from: number, to: number];
}

const ordered = ([from, to]: [number, number]): [number, number] => (from <= to ? [from, to] : [to, from]);

/** The same area from its first row and day to its last ones. */
export const normalizeArea = ({ rows, days }: Area): Area => ({ rows: ordered(rows), days: ordered(days) });

export const isInArea = (area: Area | undefined, row: number, day: number): boolean => {
  if (!area) return false;
  const { rows, days } = normalizeArea(area);
  return rows[0] <= row && row <= rows[1] && days[0] <= day && day <= days[1];
};

/** The area after an arrow key: with Shift its end moves, otherwise it becomes the next cell. */
export function moveArea(
  area: Area | undefined,
  key: string,
  isExtending: boolean,
  size: { rows: number; days: number },
): Area | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const [down, right] = arrow;
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  const row = within(area ? area.rows[1] + down : 0, size.rows);
  const day = within(area ? area.days[1] + right : 0, size.days);
  if (area && isExtending) return { rows: [area.rows[0], row], days: [area.days[0], day] };
  return { rows: [row, row], days: [day, day] };
}

const ARROWS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
