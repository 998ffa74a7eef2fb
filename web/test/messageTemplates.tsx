import { screen } from '@testing-library/react';
import { MessageTemplatesPage } from '../src/admin/messages/MessageTemplatesPage';
import { seen } from './seen';
import { guest, visit, type Answers, type Data } from './visit';

export type Template = NonNullable<Data<'MessageTemplates'>['messageTemplates']>[number];
type Saved = Data<'SaveMessageTemplate'>['saveMessageTemplate'];

const HOTEL = 'a'.repeat(24);
const hotel = {
  __typename: 'Hotel' as const,
  id: HOTEL,
  name: 'Olive Farm',
  city: { __typename: 'City' as const, id: 'b'.repeat(24), name: 'Lisbon' },
};
export const arrival = {
  __typename: 'MessageTemplate' as const,
  id: `${HOTEL}-ARRIVAL_DAY`,
  hotelId: HOTEL,
  kind: 'ARRIVAL_DAY' as Template['kind'],
  name: '',
  subject: 'Welcome',
  body: 'Dear {guest}',
  language: 'EN' as const,
  translations: [] as Template['translations'],
  isUsual: false,
  usualTexts: [] as Template['usualTexts'],
  enabled: false,
  days: 0,
  hour: 8,
  nextAt: null as Template['nextAt'],
  version: 1,
  sentLately: 0,
  lastSentAt: null as Template['lastSentAt'],
};
export const parking = {
  ...arrival,
  id: 'c'.repeat(24),
  kind: 'QUICK_REPLY' as const,
  name: 'Parking',
  subject: '',
  body: 'Behind the hotel.',
  enabled: true,
};

export const open = async (answers: Answers = {}, rows: Template[] = [arrival, parking]) => {
  const page = await visit({
    at: `/staff/messagetemplates?hotel=${HOTEL}`,
    routes: [
      { path: '/staff/messagetemplates', element: <MessageTemplatesPage /> },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      HotelToday: () => ({ hotel: { ...hotel, city: { ...hotel.city, timeZone: 'Europe/Lisbon' } } }),
      HotelOptions: () => ({ hotels: { __typename: 'HotelList', items: [] }, hotel }),
      MessageTemplates: () => ({ messageTemplates: rows.map((row) => ({ ...row })) }),
      MessagePreview: ({ subject, body }) => ({
        messagePreview: {
          __typename: 'MessagePreview',
          problem: body.includes('{gest}') ? 'There is no placeholder {gest}.' : null,
          subject,
          lines: [
            { __typename: 'MessageLine', parts: [{ __typename: 'MessagePart', text: body, url: null }] },
          ],
          booking: {
            __typename: 'Booking',
            id: 'd'.repeat(24),
            reference: 'K7M4-2QXR',
            user: { __typename: 'User', id: 'e'.repeat(24), name: 'Gus Guest' },
            stays: [],
          },
        },
      }),
      ...answers,
    },
  });
  await seen(() => screen.getByLabelText('Message'));
  return page;
};
export const savedAs =
  (more: Partial<Template> = {}): Answers['SaveMessageTemplate'] =>
  ({ input }) => ({
    saveMessageTemplate: {
      ...arrival,
      ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)),
      version: (input.version ?? 0) + 1,
      ...more,
    } as Saved,
  });
export const inputOf = (asked: { name: string; variables: unknown }[], name: string) =>
  asked.filter((one) => one.name === name).map(({ variables }) => (variables as { input: object }).input);
