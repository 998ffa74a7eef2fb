import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catchUploads } from '../../test/imageHost';
import { seen } from '../../test/seen';
import { guest, visit, type Answers, type Data } from '../../test/visit';
import { ProfilePhotoButtons } from './ProfilePhotoButtons';
import { uploadPath } from './uploadTask';
import { UploadPage } from './UploadPage';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { ProfilePhoto } from '../kit/ProfilePhoto';
import { useViewer } from '../session/SessionProvider';

function Account() {
  const viewer = useViewer();
  return (
    <>
      <ArrivalNotice />
      <ProfilePhoto photo={viewer!.photo} alt="Your profile photo" />
      <ProfilePhotoButtons viewer={viewer!} />
    </>
  );
}
const routes = [
  { path: '/uploadfiles', element: <UploadPage /> },
  { path: '/users/myaccount', element: <Account /> },
  { path: '/listproperty', element: <h1>List your property</h1> },
  { path: '/', element: <h1>Home</h1> },
];
const uploads = catchUploads();
beforeEach(() => uploads.splice(0));

const signature = {
  __typename: 'UploadSignature',
  timestamp: 1795224142,
  signature: 'abc',
  apiKey: 'album',
  uploadUrl: 'https://images.example/upload',
  folder: 'profilephotos',
};
type Reported = Extract<Data<'ReportUploads'>['reportUploads'], { __typename: 'UploadsReported' }>;
const reported = (row: Partial<Reported>): Reported => ({
  __typename: 'UploadsReported',
  count: 1,
  user: null,
  hotel: null,
  roomType: null,
  city: null,
  hotelType: null,
  ...row,
});
const answers: Answers = {
  GenerateUploadSignature: () => ({ generateUploadSignature: signature }),
  ReportUploads: () => ({
    reportUploads: reported({ user: { id: guest.id, photo: '/new.jpg' } }),
  }),
};
const open = (at: string, more: Answers = {}, viewer = guest) =>
  visit({ at, routes, answers: { ...answers, ...more }, viewer });
const picture = (name = 'me.jpg', size = 10) => new File(['x'.repeat(size)], name, { type: 'image/jpeg' });
const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = async (count: number) => waitFor(() => expect(uploads).toHaveLength(count));

test('a file is required, and files that are not allowed or too large are named', async () => {
  await open(uploadPath('profilephoto', guest.id));
  expect(screen.queryByRole('alert')).toBeNull();
  press('Upload');
  expect(screen.getByRole('alert')).toHaveTextContent('no file selected');
  choose(new File(['x'], 'me.gif', { type: 'image/gif' }));
  expect(screen.getByRole('alert')).toHaveTextContent('me.gif is(are) not allowed');
  choose(picture('large.jpg', 5 * 1024 * 1024 + 1));
  expect(screen.getByRole('alert')).toHaveTextContent('large.jpg is(are) above the 5 MB size limit');
  press('Upload');
  expect(uploads).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove large.jpg' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a photo goes directly to the image host, shows its progress, and replaces the old one without a new query', async () => {
  const { address, asked } = await open(uploadPath('profilephoto', guest.id));
  choose(picture());
  press('Upload');
  expect(screen.getByText('Uploading...')).toBeVisible();
  await sent(1);
  const [upload] = uploads;
  expect(upload!.address).toBe('https://images.example/upload');
  expect(Object.fromEntries(upload!.form)).toMatchObject({
    timestamp: '1795224142',
    signature: 'abc',
    api_key: 'album',
    folder: 'profilephotos',
  });
  act(() => upload!.progress(0.4));
  expect(screen.getByRole('progressbar', { name: 'Uploading me.jpg' })).toHaveAttribute('value', '0.4');
  const file = { url: 'https://images.example/me.jpg', publicId: 'profilephotos/me' };
  await act(async () => upload!.answer({ secure_url: file.url, public_id: file.publicId }));
  await waitFor(() => expect(address()).toBe('/users/myaccount'));
  expect(screen.getByText('Upload successful, 1 file(s) uploaded')).toBeVisible();
  expect(screen.getByAltText('Your profile photo')).toHaveAttribute('src', '/new.jpg');
  expect(localStorage.getItem('profilePhoto')).toBe('"/new.jpg"');
  expect(asked.at(-1)).toEqual({
    name: 'ReportUploads',
    variables: { input: { purpose: 'PROFILE_PHOTO', id: guest.id, uploads: [file] } },
  });
});

test('after a failure only the files that did not arrive are sent again', async () => {
  const { asked } = await open(uploadPath('property'), {
    ReportUploads: () => ({ reportUploads: reported({ count: 2 }) }),
  });
  choose(picture('front.jpg'));
  choose(new File(['A small hotel'], 'about.txt', { type: 'text/plain' }));
  expect(within(screen.getByRole('list', { name: 'Selected files' })).getAllByRole('listitem')).toHaveLength(
    2,
  );
  press('Upload');
  await sent(2);
  await act(async () => {
    uploads[0]!.answer({ secure_url: 'a', public_id: 'a' });
    uploads[1]!.answer({ error: { message: 'Invalid image file' } }, 400);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^upload failed1 of 2 files was not uploaded\. The others are kept/,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Uploaded$/);
  expect(second).toHaveTextContent(/This file cannot be read/);
  press('Try again');
  await sent(3);
  expect(asked.at(-1)).toEqual({
    name: 'GenerateUploadSignature',
    variables: { input: { folder: 'miscphotos', files: 1 } },
  });
  await act(async () => uploads[2]!.answer({ secure_url: 'b', public_id: 'b' }));
  await seen(() => screen.getByText('Upload successful, 2 file(s) uploaded'));
});

test('a file that the report refuses is named; the others are not sent again', async () => {
  const refusals: Data<'ReportUploads'>['reportUploads'][] = [
    { __typename: 'ImageHostUnavailable', message: 'The image host does not answer.' },
    { __typename: 'UploadRefused', message: 'Not so.', refused: ['b'] },
    reported({ count: 2 }),
  ];
  await open(uploadPath('property'), { ReportUploads: () => ({ reportUploads: refusals.shift()! }) });
  choose(picture('front.jpg'), picture('garden.jpg'));
  press('Upload');
  await sent(2);
  await act(async () => {
    uploads[0]!.answer({ secure_url: 'a', public_id: 'a' });
    uploads[1]!.answer({ secure_url: 'b', public_id: 'b' });
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The image host does not answer.');
  press('Try again');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not so.'));
  const [first, second] = screen.getAllByRole('listitem');
  expect([first!.textContent, second!.textContent]).toEqual([
    expect.stringMatching(/Uploaded$/),
    expect.stringMatching(/Not so\.$/),
  ]);
  expect(uploads).toHaveLength(2);
  press('Try again');
  await sent(3);
  await act(async () => uploads[2]!.answer({ secure_url: 'c', public_id: 'c' }));
  await seen(() => screen.getByText('Upload successful, 2 file(s) uploaded'));
});

test.each([
  [400, 'Maximum image size is 16 Megapixels. Requested 20.', /more than 16 megapixels/],
  [400, 'File size too large. Got 6000000.', /above the 5 MB size limit/],
  [400, 'This signature is used up.', /upload took too long/],
  [429, undefined, /Too many uploads at once/],
  [502, undefined, /image host is not responding/],
  [503, 'Files cannot be checked right now. Soon.', /Try again in a few minutes\.$/],
  [400, 'This file was refused as harmful: a virus was found in it.', /^me\.jpg.*refused as harmful/],
  [400, 'Something new', /^me\.jpg.*Something new$/],
])('a refusal by the image host (%s, %s) is explained', async (status, message, words) => {
  await open(uploadPath('profilephoto', guest.id));
  choose(picture());
  press('Upload');
  await sent(1);
  await act(async () => uploads[0]!.answer({ error: { message } }, status));
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent(words));
  expect(screen.getByRole('alert')).toHaveTextContent('The file was not uploaded.');
});

test('the browser’s own message for an unreachable server is not shown', async () => {
  await open(uploadPath('profilephoto', guest.id), {
    GenerateUploadSignature: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  choose(picture());
  press('Upload');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^upload failedThe connection was lost\.Nothing/,
  );
});

test('a lost connection and a refused report are reported in place', async () => {
  await open(uploadPath('profilephoto', guest.id), {
    ReportUploads: () => ({
      reportUploads: { __typename: 'UploadRefused', message: 'Not so.', refused: [] },
    }),
  });
  choose(picture());
  press('Upload');
  await sent(1);
  await act(async () => uploads[0]!.breakOff());
  expect(await screen.findByRole('alert')).toHaveTextContent('upload failed');
  press('Try again');
  await sent(2);
  await act(async () => uploads[1]!.answer({ secure_url: 'a', public_id: 'a' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not so.'));
});

test('only the first dropped file is taken if the task takes a single one', async () => {
  await open(uploadPath('profilephoto', guest.id));
  const files = [picture('first.jpg'), picture('second.jpg')];
  fireEvent.drop(screen.getByText(/drop it here/), { dataTransfer: { files } });
  expect(screen.getByText('first.jpg')).toBeVisible();
  expect(screen.queryByText('second.jpg')).toBeNull();
});

test('an address without a task leads home', async () => {
  const { address } = await open('/uploadfiles');
  expect(address()).toBe('/');
});

test('a photo is deleted where there is one, and the default avatar shows again', async () => {
  const { user } = await open(
    '/users/myaccount',
    { DeleteProfilePhoto: () => ({ deleteProfilePhoto: { __typename: 'User', id: guest.id, photo: null } }) },
    { ...guest, photo: '/me.jpg' },
  );
  await user.click(screen.getByRole('button', { name: 'Delete profile photo' }));
  await seen(() => screen.getByText('Your profile photo has been deleted.'));
  expect(screen.getByAltText('Your profile photo')).toHaveAttribute('src', '/avatar.svg');
  expect(screen.queryByRole('button', { name: 'Delete profile photo' })).toBeNull();
  expect(localStorage.getItem('profilePhoto')).toBe('""');
  expect(screen.getByRole('link', { name: 'Change profile photo' })).toHaveFocus();
});
