import type { MessageKindName } from '../../schema/guestMessages';
import { GuestMessage } from '../src/bookings/messages/guestMessage.entity';
import { MessageTemplate } from '../src/bookings/messages/messageTemplate.entity';
import { now } from '../src/core/clock';
import { repo, transaction } from '../src/database/transaction';
import { makeHotel } from './factories';
import { paid, type MakeInput } from './staffMoney';
import type { Visitor } from './testServer';

const TEMPLATE = `id hotelId kind name subject body language translations { language subject body } isUsual usualTexts { language subject body } enabled days hour nextAt { day time } version sentLately lastSentAt`;
const SAVE = `mutation ($input: SaveMessageTemplateInput!) { saveMessageTemplate(input: $input) { __typename
  ... on MessageTemplate { ${TEMPLATE} } ... on MessageTemplateRefused { field } ... on Problem { message } } }`;
const LIST = `query ($hotelId: ID!) { messageTemplates(hotelId: $hotelId) { ${TEMPLATE} } }`;

/** Saves a message of a hotel; the template as it is then, or the refusal. */
export async function saveTemplate(person: Visitor, hotelId: string, input: object): Promise<any> {
  const { data, errors } = await person.graphql(SAVE, { input: { hotelId, ...input } });
  expect(errors).toBeUndefined();
  return data.saveMessageTemplate;
}

/** The templates of a hotel. */
export async function templatesOf(person: Visitor, hotelId: string): Promise<any> {
  return (await person.graphql(LIST, { hotelId })).data.messageTemplates;
}

/** What was sent about a booking: the kinds. */
export const sentAbout = async (bookingId: string): Promise<MessageKindName[]> =>
  (await repo(GuestMessage).find({ where: { bookingId }, order: { sentAt: 'ASC' } })).map(({ kind }) => kind);

/** Makes all templates of a hotel due now, as at their hour. */
export const makeDue = (hotelId: string): Promise<unknown> =>
  transaction(() => repo(MessageTemplate).update({ hotelId, enabled: true }, { dueAt: now() }));

/** The input of each change of messages by staff. */
export const MESSAGE_CHANGES: Record<string, MakeInput> = {
  saveMessageTemplate: async () => ({
    hotelId: (await makeHotel()).id,
    kind: 'ARRIVAL_DAY',
    enabled: true,
  }),
  deleteQuickReply: async (_server, admin) => {
    const { id: hotelId } = await makeHotel();
    const { id: templateId } = await saveTemplate(admin, hotelId, {
      kind: 'QUICK_REPLY',
      name: 'Parking',
      body: 'Park behind the house.',
    });
    return { hotelId, templateId };
  },
  sendTestMessage: async (server) => {
    const { hotel } = await paid(server);
    return { hotelId: hotel.id, kind: 'ARRIVAL_DAY', subject: 'Hello', body: 'Dear {guest}' };
  },
};
