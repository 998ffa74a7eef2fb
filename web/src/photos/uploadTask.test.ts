import { readTask, uploadPath } from './uploadTask';

const read = (address: string) => readTask(new URL(address, 'http://staybook').searchParams);

test('an address contains its whole task', () => {
  expect(read(uploadPath('profilephoto', 'me'))).toMatchObject({
    purpose: 'PROFILE_PHOTO',
    types: ['.jpg', '.jpeg', '.png'],
    sizeLimit: 5,
    isMultiple: false,
    id: 'me',
  });
  expect(read(uploadPath('property'))).toMatchObject({
    types: ['.txt', '.jpg'],
    sizeLimit: 5,
    isMultiple: true,
  });
  expect(read(uploadPath('hotelphoto', 'hotel'))).toMatchObject({ types: ['.jpg'], sizeLimit: 5 });
  expect(read(uploadPath('roomphoto', 'room'))).toMatchObject({
    types: ['.jpg'],
    sizeLimit: 5,
    most: 6,
    isMultiple: true,
  });
  for (const code of ['cityphoto', 'hoteltypephoto'] as const)
    expect(read(uploadPath(code, 'record'))).toMatchObject({
      types: ['.jpg'],
      sizeLimit: 5,
      isMultiple: false,
      id: 'record',
    });
});

test('endings are read as existing callers spell them', () => {
  const types = read('/uploadfiles?code=profilephoto&types=.jpg,jpeg,.png,.JPG')?.types;
  expect(types).toEqual(['.jpg', '.jpeg', '.png']);
});

test.each(['/uploadfiles', '/uploadfiles?code=passport', '/uploadfiles?code=toString'])(
  '%s has no task',
  (address) => expect(read(address)).toBeUndefined(),
);
