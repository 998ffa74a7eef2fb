import { awaitTurn, isTurnOver } from '../../core/eventLoop';

/** List items that are serialized in one piece. */
const ITEMS = 10;
/** Answers below this number of characters wait for no turn. */
const LARGE = 50_000;
/** Levels of objects that are cut into pieces: the fields of an operation, their pages, and the lists of these. */
const LEVELS = 3;

/**
 * Serializes an answer exactly as JSON.stringify() does. A large one is serialized in several turns of the event loop,
 * since two megabytes take fifteen milliseconds. All large answers together count as one caller.
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
