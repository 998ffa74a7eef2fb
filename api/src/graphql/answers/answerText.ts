import { awaitTurn, isTurnOver } from '../../core/eventLoop';

/** Items of a list that become text in one piece. */
const ITEMS = 10;
/** Characters before which no answer waits for a turn. */
const LARGE = 50_000;
/** Objects within objects of an answer that are cut into pieces: the fields of an operation, their pages, and their lists. */
const LEVELS = 3;

/**
 * The text of an answer, as JSON.stringify() writes it. A large one is written in several turns of the event loop: two
 * megabytes take fifteen milliseconds. Large answers share the turns of one caller.
 */
export async function textOfAnswer(answer: object): Promise<string> {
  let text = '';
  for (const piece of piecesOf(answer, 0)) {
    text += piece;
    if (text.length > LARGE && isTurnOver()) await awaitTurn(textOfAnswer);
  }
  return text;
}

function* piecesOf(value: unknown, level: number): Iterable<string> {
  if (level > LEVELS || !isObject(value) || typeof value.toJSON === 'function') yield JSON.stringify(value);
  else if (Array.isArray(value)) yield* piecesOfList(value);
  else yield* piecesOfObject(value, level);
}

const isObject = (value: unknown): value is { toJSON?: unknown } =>
  typeof value === 'object' && value !== null;

function* piecesOfList(list: readonly unknown[]): Iterable<string> {
  if (list.length <= ITEMS) return yield JSON.stringify(list);
  for (let start = 0; start < list.length; start += ITEMS)
    yield `${start ? ',' : '['}${JSON.stringify(list.slice(start, start + ITEMS)).slice(1, -1)}`;
  yield ']';
}

function* piecesOfObject(value: object, level: number): Iterable<string> {
  let before = '{';
  for (const [name, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* piecesOf(inner, level + 1);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}
