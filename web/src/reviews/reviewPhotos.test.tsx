import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { booking } from '../../test/bookingAnswers';
import { catchUploads } from '../../test/imageHost';
import { review, type Review } from '../../test/reviews';
import { seen } from '../../test/seen';
import { guest, visit, type Answers, type Data } from '../../test/visit';
import { CreateReviewPage } from './CreateReviewPage';
import { MyReviewsPage } from './MyReviewsPage';
import { ReviewsPage } from './ReviewsPage';
import { UpdateReviewPage } from './UpdateReviewPage';

const routes = [
  { path: '/reviews', element: <ReviewsPage /> },
  { path: '/myreviews', element: <MyReviewsPage /> },
  { path: '/createreview', element: <CreateReviewPage /> },
  { path: '/updatemyreview', element: <UpdateReviewPage /> },
];
const uploads = catchUploads();
beforeEach(() => uploads.splice(0));

const PICTURES = ['https://images.example/a.jpg', 'https://images.example/b.jpg'];
const plain = review('plain', 4, 1);
const pictured: Review = { ...review('pictured', 5, 2), photos: PICTURES };
const list = (...items: Review[]) => ({ __typename: 'ReviewList', total: items.length, items });
const answers = (more: Answers = {}): Answers => ({
  MyReviewsPage: () => ({ reviewableStays: [], myReviews: list(pictured, plain) }),
  ReviewsPage: () => ({ reviews: list(pictured, plain) }),
  ReviewToUpdate: () => ({ review: pictured }),
  ReviewedBooking: () => ({ booking }),
  GenerateUploadSignature: () => ({
    generateUploadSignature: {
      __typename: 'UploadSignature',
      timestamp: 1795224142,
      signature: 'abc',
      apiKey: 'album',
      uploadUrl: 'https://images.example/upload',
      folder: 'reviewphotos/me',
    },
  }),
  ...more,
});
const open = (at: string, more?: Answers) => visit({ at, routes, answers: answers(more), viewer: guest });

const jpeg = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/jpeg' });
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const choose = (...files: File[]) => act(async () => void fireEvent.change(input(), { target: { files } }));
const sent = (count: number) => waitFor(() => expect(uploads).toHaveLength(count));
const file = (name: string) => ({
  url: `https://images.example/${name}`,
  publicId: `reviewphotos/me/${name}`,
});
/** The image host accepts the upload of that number. */
const accept = (index: number, name: string) =>
  act(async () => uploads[index]!.answer({ secure_url: file(name).url, public_id: file(name).publicId }));
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const rows = () =>
  within(screen.getByRole('list', { name: 'Photos of your review' })).getAllByRole('listitem');
const inputsOf = (asked: readonly { name: string; variables: unknown }[], name: string) =>
  asked.filter((one) => one.name === name).map(({ variables }) => (variables as { input: object }).input);

describe('the form of a new review', () => {
  const write = async (create: () => Data<'CreateReview'>['createReview'] = () => pictured) => {
    const visited = await open('/createreview?booking=K7M4-2QXR', {
      CreateReview: () => ({ createReview: create() }),
    });
    await visited.user.click(screen.getByRole('radio', { name: '5 stars' }));
    await visited.user.type(screen.getByLabelText('Review'), 'Lovely.');
    return visited;
  };

  it('uploads photos as they are chosen, waits for them, and publishes them in their order', async () => {
    const { asked, address } = await write();
    await choose(jpeg('sea.jpg'), jpeg('room.jpg'));
    await sent(2);
    expect(inputsOf(asked, 'GenerateUploadSignature')).toEqual([{ folder: 'reviewphotos', files: 2 }]);
    expect(screen.getByRole('button', { name: 'Uploading photos...' })).toBeDisabled();
    act(() => uploads[1]!.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Uploading room.jpg' })).toHaveAttribute('value', '0.4');
    await accept(1, 'room');
    expect(screen.getByText('1 photo is being uploaded')).toHaveAttribute('role', 'status');
    await accept(0, 'sea');
    await press('Publish review');
    expect(inputsOf(asked, 'CreateReview')).toEqual([
      { bookingId: 'K7M4-2QXR', rating: 5, text: 'Lovely.', photos: [file('sea'), file('room')] },
    ]);
    expect(address()).toBe('/myreviews');
  });

  it('names files that are not allowed, too large or too many, and keeps the others', async () => {
    await write();
    await choose(jpeg('film.gif'), jpeg('huge.jpg', 5 * 1024 * 1024 + 1), jpeg('a.jpg'));
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toEqual(['huge.jpg is(are) above the 5 MB size limit', 'film.gif is(are) not allowed']);
    await choose(...['b', 'c', 'd', 'e'].map((name) => jpeg(`${name}.png`)));
    expect(rows().map((row) => within(row).getByText(/\.(jpg|png)$/).textContent)).toEqual([
      'a.jpg',
      'b.png',
      'c.png',
      'd.png',
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('A review can have 4 photos. Not added: e.png.');
    expect(input()).toBeDisabled();
    await press('Remove b.png');
    expect(input()).toBeEnabled();
    expect(input()).toHaveFocus();
    expect(rows()).toHaveLength(3);
  });

  it('takes files that are dropped', async () => {
    await write();
    fireEvent.drop(input().closest('label')!, { dataTransfer: { files: [jpeg('dropped.jpg')] } });
    await sent(1);
    expect(rows()[0]).toHaveTextContent('dropped.jpg');
  });

  it('keeps a failed photo with the reason, to be tried again, and loses nothing else', async () => {
    const { asked } = await write();
    await choose(jpeg('sea.jpg'), jpeg('room.jpg'));
    await sent(2);
    await accept(0, 'sea');
    await act(async () => uploads[1]!.breakOff());
    expect(within(rows()[1]!).getByRole('alert')).toHaveTextContent('The connection was lost.');
    await press('Publish review');
    expect(screen.getByText(/^One photo was not uploaded/)).toBeVisible();
    expect(inputsOf(asked, 'CreateReview')).toEqual([]);
    await press('Try again to upload room.jpg');
    await sent(3);
    await accept(2, 'room');
    expect(screen.getByLabelText('Review')).toHaveValue('Lovely.');
    await press('Publish review');
    expect(inputsOf(asked, 'CreateReview')).toEqual([
      expect.objectContaining({ photos: [file('sea'), file('room')] }),
    ]);
  });

  it('shows a refusal of the server beside its photo, which is uploaded again', async () => {
    const refusals: Data<'CreateReview'>['createReview'][] = [
      { __typename: 'UploadRefused', message: 'Upload it again.', refused: [file('room').publicId] },
    ];
    const { asked, address } = await write(() => refusals.shift() ?? pictured);
    await choose(jpeg('sea.jpg'), jpeg('room.jpg'));
    await sent(2);
    await accept(0, 'sea');
    await accept(1, 'room');
    await press('Publish review');
    expect(within(rows()[1]!).getByRole('alert')).toHaveTextContent('Upload it again.');
    await press(/^Try again/);
    await sent(3);
    await accept(2, 'new');
    await press('Publish review');
    expect(inputsOf(asked, 'CreateReview').at(-1)).toMatchObject({ photos: [file('sea'), file('new')] });
    expect(address()).toBe('/myreviews');
  });

  it('stops the upload of a photo that is removed, and asks before the page is left', async () => {
    const { user } = await write();
    await choose(jpeg('sea.jpg'));
    await sent(1);
    await press('Remove sea.jpg');
    expect(screen.queryByRole('list', { name: 'Photos of your review' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Publish review' })).toBeEnabled();
    await choose(jpeg('room.jpg'));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });
});

describe('the form of a written review', () => {
  it('removes one photo and adds another', async () => {
    const { asked, address } = await open('/updatemyreview?review=pictured', {
      UpdateReview: () => ({ updateReview: pictured }),
    });
    expect(rows().map((row) => row.textContent)).toEqual(['Photo 1In your review', 'Photo 2In your review']);
    await press('Remove Photo 1');
    await choose(jpeg('sea.jpg'));
    await sent(1);
    await accept(0, 'sea');
    await press('Continue');
    expect(inputsOf(asked, 'UpdateReview')).toEqual([
      {
        reviewId: 'pictured',
        rating: 5,
        text: 'Words of pictured.',
        photos: [{ url: PICTURES[1] }, file('sea')],
      },
    ]);
    expect(address()).toBe('/myreviews');
  });

  it('sends no photos if none changed', async () => {
    const { asked, user } = await open('/updatemyreview?review=pictured', {
      UpdateReview: () => ({ updateReview: pictured }),
    });
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await press('Continue');
    expect(inputsOf(asked, 'UpdateReview')).toEqual([
      { reviewId: 'pictured', rating: 4, text: 'Words of pictured.' },
    ]);
  });
});

describe('the card of a review', () => {
  it('shows its photos as thumbnails, which open full screen', async () => {
    const { user } = await open('/myreviews');
    const thumbnails = await screen.findByRole('list', { name: 'Photos by Guest Demo' });
    const images = within(thumbnails).getAllByRole('img');
    expect(images.map((image) => image.getAttribute('alt'))).toEqual([
      'Photo 1 of 2 by Guest Demo',
      'Photo 2 of 2 by Guest Demo',
    ]);
    for (const image of images) {
      expect(image).toHaveAttribute('loading', 'lazy');
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['72', '72']);
    }
    expect(screen.getAllByRole('list', { name: /^Photos by/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Photo 2 of 2 by Guest Demo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photos by Guest Demo' });
    expect(within(dialog).getByRole('img', { name: 'Photo 2 of 2 by Guest Demo' })).toHaveAttribute(
      'src',
      PICTURES[1],
    );
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img', { name: 'Photo 1 of 2 by Guest Demo' })).toBeVisible();
  });
});

test('the list of reviews is narrowed to those with photos, by its address', async () => {
  const { asked, address } = await open('/reviews?stars=5', {
    ReviewsPage: ({ filter }) => ({ reviews: filter?.hasPhotos ? list() : list(pictured, plain) }),
  });
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'With photos' })));
  expect(address()).toBe('/reviews?sort=NEWEST&stars=5&photos=with');
  await seen(() => screen.getByText('No such review has photos. Choose other reviews above.'));
  expect(asked.findLast(({ name }) => name === 'ReviewsPage')?.variables).toMatchObject({
    filter: { rating: 5, hasPhotos: true },
  });
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'With photos' })));
  await seen(() => screen.getByText('Words of pictured.'));
});
