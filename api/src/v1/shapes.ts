import { parseReference } from '../../../schema/bookingReferences';
import { Type, type TObject, type TProperties, type TSchema } from '@sinclair/typebox';

/** The most rows of one list answer, and the default limit. */
const MOST_ROWS = 1000;
/** The default limit of lists of all bookings or all accounts. */
export const MOST_STAFF_ROWS = 10_000;

/** A reference: 24 hexadecimal characters, converted to lower case as stored. */
export const Id = Type.Transform(
  Type.String({ pattern: '^[0-9a-fA-F]{24}$', description: '24 hexadecimal characters.' }),
)
  .Decode((id) => id.toLowerCase())
  .Encode((id) => id);

/** A booking by its id or its reference, as people may type it. */
export const BookingKey = Type.Transform(
  Type.String({
    pattern: '^([0-9a-fA-F]{24}|[a-zA-Z][2-9][0-9a-zA-Z]{2}[ -]?[0-9a-zA-Z]{4})$',
    description: '24 hexadecimal characters, or a reference such as K7M4-2QXR.',
  }),
)
  .Decode((text) => parseReference(text) ?? text.toLowerCase())
  .Encode((text) => text);

/** An instant in UTC; nights are written as their midnight. */
export const Instant = Type.String({ format: 'date-time' });

/** Existing clients send it; it is ignored. */
export const Ignored = Type.Optional(Type.Unknown({ description: 'Ignored: the server knows it.' }));

/** A message as a JSON string. */
export const MessageString = Type.String();

/** The captcha token. */
export const Token = Type.Optional(Type.String({ description: 'The token of the solved captcha.' }));

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A schema with a name in the printed contract. */
export const Named = <P extends TProperties>($id: string, description: string, properties: P) =>
  Type.Object(properties, { $id, description });

/** `{ data }`, as existing clients read it. */
export const Data = <T extends TSchema>(data: T) => Type.Object({ data });

/** `{ number, data: [...] }`. */
export const List = <T extends TSchema>(row: T) =>
  Type.Object({ number: Type.Integer({ description: 'Rows in this answer.' }), data: Type.Array(row) });

export const list = <T>(data: T[]): { number: number; data: T[] } => ({ number: data.length, data });

export const IdParams = Type.Object({ id: Id });

/** The query properties of a page. */
export const pageQuery = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_ROWS,
      description: `Rows, 1 to ${MOST_ROWS}; by default all up to that, or up to ${MOST_STAFF_ROWS} when administrators list all bookings or accounts.`,
    }),
  ),
  page: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'Page number, starting at 1.',
    }),
  ),
};
export const PageQuery = Type.Object(pageQuery);

/** The limit and offset that services take. `most` is the default limit. */
export const rowsOf = (
  { limit, page = 1 }: { limit?: number; page?: number },
  most: typeof MOST_ROWS | typeof MOST_STAFF_ROWS = MOST_ROWS,
) => ({ limit: limit ?? most, offset: (page - 1) * (limit ?? most) });

export const hasProperties = (shape: TObject | undefined): shape is TObject =>
  shape !== undefined && Object.keys(shape.properties).length > 0;
