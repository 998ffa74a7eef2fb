import { UPLOADS } from '../../../schema/uploads';
import { later } from '../../test/clock';
import { makeHotel, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { withHostDown } from '../../test/imageHost';
import { picture, report, upload } from '../../test/photoHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { repo } from '../database/transaction';
import { destroyReplaced } from '../photos/replace.service';
import { destroyUnreported } from '../photos/unreported.service';
import { Upload } from '../photos/upload.entity';
import { Review } from './review.entity';

let server: TestServer;
let guests: Guests;
let admin: Visitor;
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
  admin = await server.as(await makeUser('ADMIN'));
  photo = await picture('teal');
});
afterAll(() => server.close());

interface Uploaded {
  url: string;
  publicId: string;
}
const FOLDER = UPLOADS.REVIEW_PHOTO.folder;
const MINUTE = 60_000;
const refused = { __typename: 'UploadRefused', message: expect.any(String) };

const isThere = async (url: string) => (await fetch(url)).status === 200;
const areThere = async (...urls: string[]) => {
  await destroyReplaced();
  return Promise.all(urls.map(isThere));
};
const uploads = async (person: Visitor, count: number): Promise<Uploaded[]> => {
  const files = [];
  for (let number = 0; number < count; number++) files.push(await upload(person, FOLDER, photo));
  return files;
};
const ask = async (person: Visitor, field: 'createReview' | 'updateReview', input: object) => {
  const type = field === 'createReview' ? 'CreateReviewInput' : 'UpdateReviewInput';
  const { data, errors } = await person.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { __typename
      ... on Review { id photos rating } ... on Problem { message } ... on UploadRefused { refused } } }`,
    { input },
  );
  return data?.[field] ?? { code: errors![0]!.extensions.code, message: errors![0]!.message };
};
const create = (person: Visitor, bookingId: string, photos: object[]) =>
  ask(person, 'createReview', { bookingId, rating: 4, text: 'A view of the sea.', photos });
const update = (person: Visitor, reviewId: string, photos?: object[], more: object = {}) =>
  ask(person, 'updateReview', { reviewId, photos, ...more });
const photosSeenBy = async (person: Visitor, id: string) =>
  (await person.graphql('query ($id: ID!) { review(id: $id) { photos } }', { id })).data.review?.photos;

/** A guest with a review that has this many photos. */
async function withPhotos(count: number, options: Parameters<Guests['withStay']>[0] = {}) {
  const { person, bookingId, hotel } = await guests.withStay(options);
  const files = await uploads(person, count);
  const { id } = await create(person, bookingId, files);
  return { person, hotel, bookingId, reviewId: id as string, files, urls: files.map(({ url }) => url) };
}

describe('photos of a new review', () => {
  test('are stored in their order, and everyone sees them', async () => {
    const { person, bookingId } = await guests.withStay();
    const [one, two] = await uploads(person, 2);
    const written = await create(person, bookingId, [two!, one!]);
    expect(written).toMatchObject({ __typename: 'Review', photos: [two!.url, one!.url] });
    expect(await photosSeenBy(await server.as(), written.id)).toEqual([two!.url, one!.url]);
    expect(await areThere(one!.url, two!.url)).toEqual([true, true]);
  });

  test('are refused unless this guest uploaded them for reviews, and nothing is stored', async () => {
    const { person, bookingId } = await guests.withStay();
    const [own, others] = [
      await uploads(person, 2),
      await uploads(await server.as(await makeUser()), 1),
    ] as const;
    const elsewhere = await upload(person, 'profilephotos', photo);
    const { url, publicId } = own[0]!;
    for (const wrong of [
      others[0]!,
      elsewhere,
      { url: `https://pictures.example/${publicId}.jpg`, publicId },
      { url: url.replace('/staybook/', '/someone/'), publicId },
      { url, publicId: own[1]!.publicId },
    ])
      expect(await create(person, bookingId, [own[1]!, wrong])).toMatchObject(refused);
    expect(await create(person, bookingId, [own[0]!, own[0]!])).toMatchObject(refused);
    expect(await repo(Review).countBy({ bookingId })).toBe(0);
    expect(await repo(Upload).countBy({ publicId })).toBe(0);
    expect(await create(person, bookingId, own)).toMatchObject({ __typename: 'Review' });
  });

  test('are at most four, and only pictures', async () => {
    const { person, bookingId } = await guests.withStay();
    const five = await uploads(person, 5);
    expect(await create(person, bookingId, five)).toEqual({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('Choose at most 4 photos'),
    });
    const text = await upload(person, 'miscphotos', Buffer.from('The sea is near.'));
    expect(await create(person, bookingId, [text])).toMatchObject(refused);
    expect(await create(person, bookingId, five.slice(1))).toMatchObject({ __typename: 'Review' });
  });

  test('belong to one review', async () => {
    const { person, files } = await withPhotos(1);
    const next = await guests.withStay({ of: person });
    expect(await create(person, next.bookingId, files)).toMatchObject(refused);
    expect(await repo(Review).countBy({ bookingId: next.bookingId })).toBe(0);
  });

  test('are not looked at where the booking cannot be reviewed', async () => {
    const { person, bookingId, files } = await withPhotos(1);
    expect(await create(person, bookingId, files)).toMatchObject({ __typename: 'NotReviewable' });
    const stranger = await server.as(await makeUser());
    const own = await uploads(stranger, 1);
    expect(await create(stranger, bookingId, own)).toMatchObject({ __typename: 'NotYourBooking' });
  });

  test('cannot be reported in another way, and wait for an image host that is down', async () => {
    const { person, bookingId } = await guests.withStay();
    const files = await uploads(person, 1);
    const { errors } = await report(person, { purpose: 'REVIEW_PHOTO', uploads: files });
    expect(errors![0]!.message).toBe('Add the photo with createReview or updateReview.');
    await withHostDown(async () => {
      expect(await create(person, bookingId, files)).toMatchObject({ __typename: 'ImageHostUnavailable' });
    });
    expect(await create(person, bookingId, files)).toMatchObject({ __typename: 'Review' });
  });
});

describe('an update of a review', () => {
  test('adds, removes and reorders photos, and destroys the removed ones', async () => {
    const { person, reviewId, files, urls } = await withPhotos(2);
    const [third] = await uploads(person, 1);
    const photos = [third!, { url: urls[1] }];
    expect(await update(person, reviewId, photos)).toMatchObject({ photos: [third!.url, urls[1]] });
    expect(await areThere(urls[0]!, urls[1]!, third!.url)).toEqual([false, true, true]);
    // as after a lost answer
    expect(await update(person, reviewId, photos)).toMatchObject({ photos: [third!.url, urls[1]] });
    expect(await update(person, reviewId, [...photos, files[0]!])).toMatchObject(refused);
    expect(await update(person, reviewId, [])).toMatchObject({ photos: [] });
    expect(await areThere(urls[1]!, third!.url)).toEqual([false, false]);
    expect(await repo(Review).findOneByOrFail({ id: reviewId })).toMatchObject({ hasPhotos: false });
  });

  test('keeps the photos if it names none', async () => {
    const { person, reviewId, urls } = await withPhotos(1);
    expect(await update(person, reviewId, undefined, { rating: 2 })).toMatchObject({
      rating: 2,
      photos: urls,
    });
  });

  test('takes no address that is not among its photos', async () => {
    const { person, reviewId, urls } = await withPhotos(1);
    const other = await withPhotos(1);
    const [mine] = await uploads(person, 1);
    for (const url of ['https://pictures.example/a.jpg', other.urls[0], mine!.url, 'javascript:alert(1)'])
      expect(await update(person, reviewId, [{ url }])).toMatchObject(refused);
    expect(await update(person, reviewId, [{ url: urls[0] }, { url: urls[0] }])).toMatchObject(refused);
    expect(await update(person, reviewId, [other.files[0]!])).toMatchObject(refused);
    expect(await update(other.person, reviewId, [])).toMatchObject({ __typename: 'UnknownReview' });
    expect(await update(other.person, reviewId, await uploads(other.person, 1))).toMatchObject({
      __typename: 'UnknownReview',
    });
    expect(await photosSeenBy(person, reviewId)).toEqual(urls);
    expect(await areThere(...urls, ...other.urls)).toEqual([true, true]);
  });
});

describe('photos are destroyed', () => {
  test('with the review, deleted by its author or by staff', async () => {
    for (const isStaff of [false, true]) {
      const { person, reviewId, urls } = await withPhotos(2);
      await guests.answer(isStaff ? admin : person, 'deleteReview', { reviewId });
      expect(await areThere(...urls)).toEqual([false, false]);
    }
  });

  test('with the account of the author, whose review remains', async () => {
    const { person, reviewId, urls } = await withPhotos(1);
    const other = await withPhotos(1);
    await person.graphql('mutation { deleteAccount(input: { cancelPaidStays: true }) { __typename } }');
    expect(await photosSeenBy(await server.as(), reviewId)).toEqual([]);
    expect(await areThere(...urls, ...other.urls)).toEqual([false, true]);
  });

  test('with the hotel', async () => {
    const { hotel, urls } = await withPhotos(1);
    await admin.graphql(`mutation { deleteHotel(input: { hotelId: "${hotel.id}" }) { __typename } }`);
    expect(await areThere(...urls)).toEqual([false]);
  });

  test('if they were uploaded and not added within an hour', async () => {
    const { person, bookingId } = await guests.withStay();
    const [used, unused] = await uploads(person, 2);
    const { id } = await create(person, bookingId, [used!]);
    await later(62 * MINUTE, destroyUnreported);
    expect(await areThere(used!.url, unused!.url)).toEqual([true, false]);
    expect(await photosSeenBy(person, id)).toEqual([used!.url]);
  });
});

test('hidden reviews show their photos to their author and administrators only', async () => {
  const { person, reviewId, urls } = await withPhotos(1);
  const hide = (field: string, more = '') =>
    admin.graphql(`mutation { ${field}(input: { reviewIds: ["${reviewId}"]${more} }) { problem } }`);
  await hide('hideReviews', ', reason: "A face."');
  expect(await photosSeenBy(await server.as(), reviewId)).toBeUndefined();
  for (const one of [person, admin]) expect(await photosSeenBy(one, reviewId)).toEqual(urls);
  await hide('showReviews');
  expect(await photosSeenBy(await server.as(), reviewId)).toEqual(urls);
});

test('lists can be narrowed to reviews with photos or without', async () => {
  const hotel = await makeHotel();
  const { reviewId } = await withPhotos(1, { hotel });
  const plain = await guests.withReview({ hotel });
  const list = async (hasPhotos: boolean) => {
    const { data } = await (
      await server.as()
    ).graphql(
      `query ($hotelId: ID, $filter: ReviewFilter) { reviews(hotelId: $hotelId, filter: $filter, sort: HELPFUL) {
        total items { id } } }`,
      { hotelId: hotel.id, filter: { hasPhotos } },
    );
    return data.reviews;
  };
  expect(await list(true)).toEqual({ total: 1, items: [{ id: reviewId }] });
  expect(await list(false)).toEqual({ total: 1, items: [{ id: plain.reviewId }] });
});

test('the data export of the author has the addresses of the photos', async () => {
  const { person, urls } = await withPhotos(1);
  const { myData } = (await person.graphql('{ myData }')).data;
  expect(JSON.parse(myData).reviews[0]).toMatchObject({ photos: urls });
});
