import type { SHAPES } from './clientShapes';

/* The parts of the journeys of an existing client. */

export type Who = 'admin' | 'visitor' | 'customer';
/** What is known so far: references and addresses from earlier answers. */
export type Known = Record<string, string>;
/** What happens outside the calls: a mail is read, the hosted page is paid, a file goes to the image host, a stay ends. */
export type Step = 'code' | 'link' | 'pay' | 'picture' | 'end';

export interface Call {
  /** Method and address; names in braces are known. */
  call: string;
  status?: number;
  /** The recorded shape; none for an answer without a body. */
  shape?: keyof typeof SHAPES;
  body?: (known: Known) => object;
  /** What later calls need of the answer: its name, and the path in the answer. */
  keep?: readonly [name: string, path: string];
  before?: Step;
}
export interface Screen {
  screen: string;
  by: Who;
  calls: readonly Call[];
}

export const NAMES = { name: 'Ana Guest', username: 'ana_guest', email: 'ana@staybook.example' };
export const PASSWORDS = ['Quiet#Harbour7', 'Other#Harbour8', 'Third#Harbour9'];
export const ADMIN = 'olga_admin';
export const ADMIN_PASSWORD = 'Stay#2026';

export const get = (address: string, shape: Call['shape'], more: Partial<Call> = {}): Call => ({
  call: `GET ${address}`,
  shape,
  ...more,
});
export const remove = (address: string): Call => ({ call: `DELETE ${address}`, status: 204 });
export const send = (
  call: string,
  shape: Call['shape'],
  body: Call['body'],
  more: Partial<Call> = {},
): Call => ({
  call,
  shape,
  body,
  ...more,
});
export const signIn = (username: string, password: string, keep: Call['keep']): Call =>
  send('POST /auth/login', 'session', () => ({ username, password }), { keep });
/** The upload screen: a signature, the file at the image host, and the report of its address. */
export const upload = (
  by: Who,
  place: 'auth' | 'hotels',
  folder: string,
  fileCode?: string,
  of = '',
): Screen => ({
  screen: `/uploadfiles (${fileCode ?? 'property'})`,
  by,
  calls: [
    send(`POST /${place}/generatesignature`, 'signature', () => ({ folder })),
    send(
      `POST /${place}/upload`,
      'text',
      ({ url, publicId, [of]: id = '' }) => ({ urlArray: [url], public_idArray: [publicId], fileCode, id }),
      { before: 'picture' },
    ),
  ],
});
export const cityRefs = get('/hotels/allcityrefs', 'cities');
export const typeRefs = get('/hotels/allhoteltyperefs', 'hotelTypes');
export const account = get('/auth/myaccount', 'account');
export const findBooking = send('POST /bookings/findbooking', 'booking', ({ booking }) => ({
  booking_id: booking,
}));
