import { makeCity, makeHotel, makeRoomType, makeUser } from '../../../test/factories';
import { checkout, choice } from '../../../test/checkoutHelpers';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { inLanguage } from '../../core/readerLanguage';
import { repo, transaction } from '../../database/transaction';
import { momentWords } from '../../mails/format';
import { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['de', 'Asia/Tokyo', 'freigehalten'],
  ['en', 'America/Lima', 'by the clock at the hotel'],
] as const)(
  'the payment page says until when rooms are held, in the language of the guest and by the clock at the hotel: %s',
  async (language, timeZone, words) => {
    const hotel = await makeHotel({ cityId: (await makeCity({ timeZone })).id });
    const { roomNumbers } = await makeRoomType(hotel, 1);
    const user = await makeUser();
    await transaction(() => repo(User).update({ id: user.id }, { language }));
    const { url, booking } = await checkout(await server.as(user), choice(hotel.id, [roomNumbers[0]!.id]));
    const { holdExpiresAt } = await repo(Booking).findOneByOrFail({ id: booking.id });
    const page = await (await fetch(url)).text();
    expect(page).toContain(inLanguage(language, () => momentWords(holdExpiresAt!, timeZone)));
    expect(page).toContain(words);
    expect(page).not.toContain('UTC');
  },
);
